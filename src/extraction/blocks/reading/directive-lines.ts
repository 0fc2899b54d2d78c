import type { Range } from '../../../language/words/words.ts'

/** A line with nothing but markup of a site generator. */
export type Directive = {
  /** Its words that readers see, as a range of the line: the title of a note, the label of a tab. */
  readonly label: Range | undefined
  /** Whether it has its content below it, indented by four columns (`!!!` and `===` of Python-Markdown). */
  readonly isIndented: boolean
}

/**
 * Reads a line of Markdown that the generator of a site takes for itself: notes and tabs of Docusaurus, VitePress, MyST
 * and Microsoft Learn (`:::note`), shortcodes of Hugo (`{{< note >}}`), tags of Liquid and GitBook (`{% tab %}`),
 * macros of MDN (`{{Compat}}`), components of MDX (`<TabItem label="npm">`) with their imports, boxes of
 * Python-Markdown (`!!! note`), attributes of kramdown (`{: .wide}`), includes and places for a table of contents.
 * Linear in the length of the line.
 */
export function directiveOn(line: string): Directive | undefined {
  const text = line.trimEnd()
  switch (text[0]) {
    case ':':
      return isColonFence.test(text) ? titledFence(text) : undefined
    case '{':
      return isTags(text) ? directive(text, attribute, tabName) : undefined
    case '<':
      return isComponent.test(text) ? directive(text, attribute) : undefined
    case '!':
    case '?':
      return isBox.test(text) ? directive(text, quoted, undefined, true) : undefined
    case '=':
      return isTab.test(text) ? directive(text, quoted, undefined, true) : undefined
    case '#':
      return isTabHeading.test(text) ? directive(text, linked) : undefined
    case '[':
      return isPlaceOfContents.test(text) || isWholeInclude(text) ? unlabelled : undefined
    case '(':
      return isTarget.test(text) ? unlabelled : undefined
    case '-':
      return text.startsWith('--8<--') ? unlabelled : undefined
    case 'i':
    case 'e':
      return isModuleLine.test(text) ? unlabelled : undefined
    default:
      return undefined
  }
}

/** `:::`, `::note` of Nuxt, `::: {.note}`, `::: zone pivot="c"`, `:::image source="a.png":::`. */
const isColonFence = /^(?::{3,}(?:$|[ \t]*[{a-z])|::(?:$|[a-z]))/i
const colonName = /^:{2,}[ \t]*(?:\{\.?[\w-]*\}|[\w-]+)/

/**
 * The title in brackets, or behind the name: `:::caution[Be careful]`, `::: tip For servers`. What has attributes has
 * none.
 */
function titledFence(line: string): Directive {
  const from = colonName.exec(line)?.[0].length ?? line.length
  const rest = line.slice(from)
  const isBracketed = rest.startsWith('[')
  const words = isBracketed ? rest.slice(1, rest.indexOf(']')) : rest.trim()
  if (words === '' || (!isBracketed && /[=:{}]|^end$/.test(words))) return unlabelled
  const start = from + rest.indexOf(words)
  return { label: { start, end: start + words.length }, isIndented: false }
}

const unlabelled: Directive = { label: undefined, isIndented: false }

/** `<TabItem label="npm">`, `</Note>`, `<InlineToc />`. Placeholders such as `<NAME>` have no small letters. */
const isComponent = /^<\/?(?=[A-Z]+[a-z])[A-Z][\w.]*(?:\s[^<>]*)?\/?>$/
/** `!!! warning "Data loss"`, `??? note`. */
const isBox = /^(?:!!!|\?\?\?\+?)[ \t]+[a-z][\w-]*(?:[ \t]+[\w-]+)*(?:[ \t]+"[^"]*")?$/
/** `=== "Linux"`. */
const isTab = /^===[+!]?[ \t]+"[^"]+"$/
/** `# [Portal](#tab/portal)`. */
const isTabHeading = /^#{1,6}[ \t]+\[[^[\]]+\]\(#tab\/[^()\s]*\)$/
/** `[TOC]`, `[[_TOC_]]`. */
const isPlaceOfContents = /^\[{1,2}_?toc_?\]{1,2}$/i
/** `[!INCLUDE [name](file.md)]`, `[!code-csharp[Main](file.cs)]`. */
const isInclude = /^\[!(?:include|video|code)\b/i
/** `(install-options)=`: a place that MyST links to. */
const isTarget = /^\([\w:.-]+\)=$/
/** `import Tabs from '@theme/Tabs'`, `export const a = 1`. */
const isModuleLine =
  /^(?:import[ \t](?:[^'"]*\sfrom[ \t]+)?(?:'[^']+'|"[^"]+");?|export[ \t]+(?:const|let|default|function|async)[ \t].*[;={}>]|export[ \t]+\{.*)$/

const attribute = /[ \t](?:title|label|summary|header)=["'](?<label>[^"'<>{}]+)["']/
/** `{{< tab "Bash" >}}`, `{{% tab name="Bash" %}}`, `{% details "More" %}`. */
const tabName =
  /^\{[{%<]+[ \t]*(?:tab|details|expand|collapse)[ \t]+(?:name=)?"(?<label>[^"<>{}]+)"/
const quoted = /"(?<label>[^"]+)"$/
const linked = /\[(?<label>[^[\]]+)\]/

function isWholeInclude(text: string): boolean {
  return isInclude.test(text) && (text.endsWith(']') || text.endsWith(')'))
}

function directive(
  text: string,
  pattern: RegExp,
  otherwise?: RegExp,
  isIndented = false,
): Directive {
  const found = pattern.exec(text) ?? otherwise?.exec(text)
  const words = found?.groups?.label
  if (!found || words === undefined) return { label: undefined, isIndented }
  const start = found.index + found[0].lastIndexOf(words)
  return { label: { start, end: start + words.length }, isIndented }
}

/** The ends of tags, by how they begin. */
const tagEnds = [
  ['{{<', '>}}'],
  ['{{%', '%}}'],
  ['{%', '%}'],
  ['{#', '#}'],
  ['{/*', '*/}'],
  ['{:', '}'],
] as const
/**
 * `{{Compat}}`, `{{EmbedLiveSample("a", 100)}}`, `{{#include file.md}}`. What has spaces, as `{{ count }}`, is a
 * template itself.
 */
const macro = /\{\{(?:#\w+(?: [^{}]*)?|\w+(?:\([^{}]*\))?)\}\}/y

/** Whether a line has nothing but tags. */
function isTags(text: string): boolean {
  for (let at = 0; at < text.length; ) {
    if (text[at] === ' ' || text[at] === '\t') at++
    else {
      const end = tagEnd(text, at)
      if (end === undefined) return false
      at = end
    }
  }
  return true
}

/** Where the tag that begins here ends; undefined if none does. */
function tagEnd(text: string, at: number): number | undefined {
  const [, closing] = tagEnds.find(([opening]) => text.startsWith(opening, at)) ?? []
  if (closing === undefined) {
    macro.lastIndex = at
    return macro.test(text) ? macro.lastIndex : undefined
  }
  const end = text.indexOf(closing, at + 2)
  return end < 0 ? undefined : end + closing.length
}

/** An id or classes behind a heading: `{#options .wide}`, `{/*options*\/}`, `{: #options }`. */
const isAttributes = /^\{(?:[#.:]|\/\*)[^{}]*\}$/

/** Length of a heading without the attributes behind it. */
export function lengthWithoutAttributes(heading: string): number {
  const at = heading.endsWith('}') ? heading.lastIndexOf('{') : -1
  return at > 0 && isAttributes.test(heading.slice(at))
    ? heading.slice(0, at).trimEnd().length
    : heading.length
}

/** Directives of MyST whose content in a fence is no code: "```{note}". */
const isProse =
  /^\{(?:admonition|attention|card|caution|collapse|danger|deprecated|details|dropdown|error|exercise|grid|grid-item|grid-item-card|hint|important|margin|note|question|seealso|sidebar|solution|tab|tab-item|tab-set|tabs|tip|topic|versionadded|versionchanged|versionremoved|warning)\}/

/** The directive that opens a fence with this behind it, if its content is Markdown. */
export function fencedDirective(info: string): Directive | undefined {
  const found = isProse.exec(info)
  if (!found) return undefined
  const words = info.slice(found[0].length).trim()
  if (words === '') return unlabelled
  const start = info.indexOf(words, found[0].length)
  return { label: { start, end: start + words.length }, isIndented: false }
}

/** An option of such a directive, on a line of its own: `:class: wide`. */
export const directiveOption = /:[a-z][\w-]*:(?=[ \t\r\n]|$)/y
