import { TextBudget } from '../../../extraction/blocks/text-budget.ts'
import { metadataBlock } from '../building/metadata-block.ts'
import { TextBuilder } from '../building/text-builder.ts'
import { textOfHtml } from '../html/html-text.ts'
import { parseHtml } from '../html/parse-html.ts'
import type { DocumentContent } from '../parsed-document.ts'
import { headOf } from '../sniffing/head-of.ts'
import { cleanText } from '../text/parse-text.ts'
import { LatexReader } from './latex-reader.ts'

/** Whether a text is LaTeX: by its name, or by the class that a document begins with. */
export function isLatex(text: string, filename = ''): boolean {
  if (/\.(tex|ltx|latex)$/i.test(filename)) return true
  return /^\\document(?:class|style)\b/m.test(headOf(text))
}

/** Parses LaTeX: what its readers see, with formulas as they are written; without the files that it includes. */
export function parseLatex(source: string, budget = new TextBudget()): DocumentContent {
  budget.addText(source.length)
  const text = cleanText(source)
  const macros = macrosIn(text)
  const begin = text.indexOf(opening)
  const end = text.lastIndexOf('\\end{document}')
  const preamble = new LatexReader(begin < 0 ? '' : text.slice(0, begin), macros)
  preamble.read()
  const body = new LatexReader(
    text.slice(begin < 0 ? 0 : begin + opening.length, end < 0 ? text.length : end),
    macros,
  )
  const html = body.read()
  const title = preamble.title || body.title
  const author = textOfHtml(preamble.author || body.author).replaceAll(' ,', ',')
  const heading = title === '' ? '' : `<h1>${title}</h1>`
  const document = new TextBuilder(budget)
  document.append(metadataBlock([['author', author]]))
  document.append(parseHtml(heading + html, budget))
  return {
    ...document.finish(),
    title: textOfHtml(title) || undefined,
    metadata: author === '' ? undefined : { author },
  }
}

const opening = '\\begin{document}'

/** Macros without arguments that stand for a plain text: `\newcommand{\name}{Brewer}`. */
function macrosIn(text: string): ReadonlyMap<string, string> {
  const definitions = text.matchAll(
    /\\(?:newcommand\*?|renewcommand\*?|providecommand|def) ?\{?\\([a-zA-Z]{1,40})\}? ?\{([^{}\\\n]{1,200})\}/g,
  )
  return new Map([...definitions].map(([, name = '', written = '']) => [name, written]))
}
