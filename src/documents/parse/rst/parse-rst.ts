import { TextBudget } from '../../../extraction/blocks/text-budget.ts'
import { textOfHtml } from '../html/html-text.ts'
import { parseHtml } from '../html/parse-html.ts'
import type { DocumentContent } from '../parsed-document.ts'
import { headOf } from '../sniffing/head-of.ts'
import { cleanText } from '../text/parse-text.ts'
import { RstBlocks } from './rst-blocks.ts'
import { labelOf, type RstNames } from './rst-inline.ts'
import { adornmentOf } from './rst-lines.ts'

/** Signs of reStructuredText that other texts do not have, of which a file of another name has two. */
const signs = [
  /^\.\. [a-z][\w:-]*::(?:\s|$)/m,
  /^\.\. _[^:\n]{1,80}:(?:\s|$)/m,
  /(?<![\w`]):[a-z][\w:-]{0,30}:`[^`\n]+`/,
  /`[^`\n]{1,100} <[^>\n]{1,200}>`_/,
  /^(?!\s)[^\n]{3,80}\n([=~^"*+#-])\1{2,}\s*$/m,
]
const signsMin = 2

/** Whether a text is reStructuredText: by its name, or by what it has that other texts have not. */
export function isRst(text: string, filename = ''): boolean {
  if (/\.(rst|rest)(\.txt)?$/i.test(filename)) return true
  const head = headOf(text)
  const [directive, target, role] = signs
  const isTelling = [directive, target, role].some((sign) => sign?.test(head))
  return isTelling && signs.filter((sign) => sign.test(head)).length >= signsMin
}

/** Parses reStructuredText as docutils and Sphinx write it: without its marks, and without what only sets something. */
export function parseRst(source: string, budget = new TextBudget()): DocumentContent {
  budget.addText(source.length)
  const lines = cleanText(source)
    .split('\n')
    .map((line) => line.trimEnd().replaceAll('\t', '        '))
  const blocks = new RstBlocks(namesIn(lines))
  const content = parseHtml(blocks.read(lines), budget)
  return { ...content, title: textOfHtml(blocks.title) || undefined }
}

/** Longer names would make a short text a long one: each is written wherever it is referred to. */
const nameLengthMax = 200

/** What the substitutions and targets of a document stand for. */
function namesIn(lines: readonly string[]): RstNames {
  const substitutions = new Map<string, string>()
  const titles = new Map<string, string>()
  let labels: string[] = []
  lines.forEach((line, at) => {
    const [, name, value = ''] = /^ *\.\. \|([^|]{1,80})\| replace:: (.*)$/.exec(line) ?? []
    if (name !== undefined) substitutions.set(name, value.trim().slice(0, nameLengthMax))
    const target = /^\.\. _`?([^:`]+)`?:\s*$/.exec(line)?.[1]
    if (target !== undefined) labels.push(labelOf(target))
    else if (line.trim() !== '' && adornmentOf(line, 3) === undefined) {
      if (adornmentOf(lines[at + 1] ?? '', 3) !== undefined)
        for (const label of labels) titles.set(label, line.trim().slice(0, nameLengthMax))
      labels = []
    }
  })
  return { substitutions, titles }
}
