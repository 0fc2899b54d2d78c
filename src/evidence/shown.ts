import { withoutTemplateTags } from './without-template-tags.ts'

/**
 * Renders Markdown of a document as plain text on one line: without link targets, images, tags and footnote marks.
 * Words are unchanged. Linear in its length.
 */
export function shown(text: string): string {
  return withoutLiteralMark((mayNeedChange.test(text) ? withoutMarkup(text) : text).trim())
}

function withoutMarkup(text: string): string {
  const bare = withoutLinks(outsideCode(joinedLines(text), withoutTemplateTags))
  if (!bare.includes('<') && !bare.includes('[')) return onOneLine(bare)
  return onOneLine(outsideCode(bare, withoutMarks))
}

/** A text without what stands at the ends and beginnings of its lines for their sake. Most texts are one line. */
function joinedLines(text: string): string {
  if (!text.includes('\n')) return text
  return text
    .replace(brokenWord, '')
    .replace(hardBreak, '')
    .replace(quoteMark, '\n')
    .replace(unspacedBreak, '')
}

/** Changes the parts of a text that are not in code spans, knowing whether a code span follows. */
function outsideCode(
  text: string,
  change: (part: string, isBeforeCode: boolean) => string,
): string {
  if (!text.includes('`')) return change(text, false)
  const parts = text.split(codeSpan)
  return parts
    .map((part, index) => (index % 2 === 1 ? part : change(part, index < parts.length - 1)))
    .join('')
}

/** The `::` that leads in to code in reStructuredText is shown as a colon, and as nothing behind a space. */
function withoutLiteralMark(text: string): string {
  if (!text.endsWith('::')) return text
  return text.endsWith(' ::') ? text.slice(0, -2).trimEnd() : text.slice(0, -1)
}

/** A text without any of these is returned unchanged, as most sentences are. */
const mayNeedChange = /[<[{]|[^\S ]| \s/

/** The `>` at the start of each further line of a quotation. */
const quoteMark = /\n[ \t]{0,20}(?:>[ \t]?){1,10}/g

/** The hyphen within a word at the end of a line, as manual pages are set, and the indentation of the next line. */
const brokenWord = /\u2010\n[^\S\n]*(?=\p{Ll})/gu

/** Letters and marks of scripts that have no space between words, nor where a line ends. */
const unspaced = String.raw`[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー、。，．「」『』（）：；！？]`

/** A line break between letters of Chinese and Japanese; another one means a space. */
const unspacedBreak = new RegExp(
  String.raw`(?<=${unspaced})[^\S\n]{0,200}\n\s*(?=${unspaced})`,
  'gu',
)

/** The backslash at the end of a line of Markdown that is broken there on purpose. */
const hardBreak = /(?<![\\\n])\\(?=\n)/g

/** Replaces each run of white space by a single space. */
export function onOneLine(text: string): string {
  return text.replace(/ \s+|[^\S ]\s*/g, ' ')
}

/** Splits a text at code spans, which are kept as they are: every second part is code. */
const codeSpan = /(`[^`\n]{1,500}`)/

function withoutMarks(text: string): string {
  const bare = text
    .replace(alertMark, '$1')
    .replace(component, '$2')
    .replace(icon, '$1')
    .replace(
      wikiLink,
      (_, page: string | undefined, words: string | undefined) => words ?? page ?? '',
    )
    .replace(betweenCells, ' | ')
    .replace(lineBreak, ' ')
    .replace(tag, '')
    .replace(footnoteMark, '')
  return bare.replace(citationLike, '($1)')
}

/** `[!NOTE]` or `[!div class="next"]`, the first line of a quotation that is shown as a box. */
const alertMark = /(^|\n)[^\S\n]{0,20}\[![a-z]{2,20}(?: [^[\]\n]{0,200})?\][+-]?(?=\s|$)/gi

/** Tags and comments of HTML, not a comparison such as `a < b`, nor a placeholder such as `<name>` of capitals. */
const tag =
  /<\/?(?:a|abbr|b|br|code|details|div|em|i|img|kbd|li|ol|p|picture|source|span|strong|sub|summary|sup|table|tbody|td|th|thead|tr|u|ul)(?:\s[^<>]*|\/)?>|<!--[^<>]*-->/gi

/** Between two cells of a table of HTML, which is shown as one of Markdown. */
const betweenCells = /<\/t[dh]>\s*<t[dh](?:\s[^<>]*)?>/gi
const lineBreak = /<br\s*\/?>/gi

/** `<Note>words</Note>`: a component of MDX around words. */
const component = /<([A-Z][a-z]\w{0,40})(?:\s[^<>]{0,300})?>([^<>]*)<\/\1>/g

/** `<Check size={18} />`: a component of MDX without words, of which the name is shown. */
const icon = /<([A-Z][a-z]\w{0,40})(?:\s[^<>]{0,300})?\/>/g

/**
 * `[[Page]]`, `[[Page|words]]` and the embedded `![[image.png]]` of wikis; not the `list[[1]]` or `[[ -f file ]]` of
 * code.
 */
const wikiLink =
  /!\[\[[^[\]\n]{1,200}\]\]|(?<![\w)\]])\[\[(?![\s-])([^[\]|\n]{1,200})(?:\|([^[\]|\n]{1,200}))?\]\]/g

/** `[^note]`, and the `[1]` of an article, which would be read as one of our citations. */
const footnoteMark = /\[\^[^[\]\s]{1,80}\]|(?<!\[)\[\d{1,4}\](?!\()/g
const citationLike = /\[(\d{1,4}(?:[,–-] ?\d{1,4})+)\]/g

/** Replaces `[words](target)` and `[words][label]` by the words, and removes images and pairs of notes. */
function withoutLinks(text: string): string {
  if (!text.includes('](') && !text.includes('][')) return text
  return text.replace(image, '').replace(link, (whole, words: string) => {
    return words.trim() === '' || whole.startsWith('[!') || twoNotes.test(whole) ? '' : words
  })
}

/** `[3][4]`, two notes of an article, which look like a link. */
const twoNotes = /^\[\d{1,3}\]\[\d{1,3}\]$/

const target = String.raw`(?:\((?:[^()\s]|\([^()\s]*\))*(?:\s+(?:"[^"\n]*"|'[^'\n]*'|\([^()\n]*\)))?\s?\)|\[[^\[\]\n]*\])`
const image = new RegExp(String.raw`!\[[^\[\]]*\]${target}`, 'g')
const link = new RegExp(String.raw`\[([^\[\]]*)\]${target}`, 'g')
