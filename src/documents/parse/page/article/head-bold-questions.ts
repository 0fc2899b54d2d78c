import { endsQuestion } from '../../../../language/sentence-ends.ts'
import type { PageElement } from '../page-dom.ts'

/** A longer question is a paragraph that ends with one. Not measured. */
const lengthMax = 120
/** What may follow a heading. */
const contentNames = new Set(['p', 'ul', 'ol', 'table', 'pre', 'blockquote'])

/**
 * Makes headings of the questions that are paragraphs of bold type alone and stand above another one, as in interviews:
 * what stands below answers the question, and says nothing without it. Other lines in bold type stay as they are: of 89
 * single facts, tune half, replies hold 16 instead of 17 if they are headings too.
 */
export function headBoldQuestions(article: PageElement): void {
  for (const paragraph of [...article.getElementsByTagName('p')]) {
    const next = paragraph.nextElementSibling
    if (next === null || !contentNames.has(next.localName)) continue
    if (isBoldQuestion(paragraph) && !isBoldQuestion(next))
      // Below whatever heading stands above it.
      paragraph.outerHTML = `<h6>${paragraph.innerHTML}</h6>`
  }
}

function isBoldQuestion(paragraph: PageElement): boolean {
  const [bold, ...others] = paragraph.children
  if (bold === undefined || others.some(({ localName }) => localName !== 'br')) return false
  if (bold.localName !== 'strong' && bold.localName !== 'b') return false
  // A line that is a link leads to another page.
  if (paragraph.getElementsByTagName('a').length > 0) return false
  const text = paragraph.textContent?.trim() ?? ''
  if (text === '' || text.length > lengthMax || bold.textContent?.trim() !== text) return false
  return endsQuestion(text)
}
