import { TextBudget } from '../../../extraction/blocks/text-budget.ts'
import { textOfHtml } from '../html/html-text.ts'
import { parseHtml } from '../html/parse-html.ts'
import { isoDate } from '../page/iso-date.ts'
import type { DocumentContent } from '../parsed-document.ts'
import { headOf } from '../sniffing/head-of.ts'
import { cleanText, parseText } from '../text/parse-text.ts'

/** Signs of AsciiDoc that other texts do not have, of which a file of another name has three. */
const signs = [
  /^\[(?:source|listing|NOTE|TIP|WARNING|CAUTION|IMPORTANT|verse|quote|horizontal|cols|options|role|id|%|\.|#)[^\n]{0,200}\]$/m,
  /^\[\[[\w-]{1,80}\]\]$/m,
  /^(?:include|image|ifdef|ifndef|ifeval)::[^\n[]{0,200}\[[^\]\n]{0,200}\]$/m,
  /^={1,6} \S/m,
  /^(?:-{4,}|={4,}|\.{4,}|\|={3,})$/m,
  /<<[\w-]{1,80}(?:,[^>\n]{1,200})?>>/,
  /\b(?:link|xref|linkgit|kbd|btn|menu|footnote):[^\s[]{0,200}\[[^\]\n]{0,200}\]/,
  /^\S[^\n]{0,200}(?:::|;;)$/m,
]
const signsMin = 3

/** Whether a text is AsciiDoc: by its name, or by what it has that other texts have not. */
export function isAsciidoc(text: string, filename = ''): boolean {
  if (/\.(adoc|asciidoc|asc|ad)$/i.test(filename)) return true
  const head = headOf(text)
  return signs.filter((sign) => sign.test(head)).length >= signsMin
}

/** Sections of one title each try all names that others have: of 16,000 it takes 11 s, of so many a tenth of one. */
const namedSectionsMax = 1_000

/** Parses AsciiDoc: without its marks, and without the files that it includes, which are not there. */
export async function parseAsciidoc(
  source: string,
  budget = new TextBudget(),
): Promise<DocumentContent> {
  const text = cleanText(source)
  if (hasLongParagraph(text)) return parseText(text, budget)
  budget.addText(text.length)
  // Loaded on demand: few documents are AsciiDoc.
  const { load } = await import('@asciidoctor/core')
  const written = text.replace(/^include::.*$/gm, '')
  const sections = written.match(/^={1,6} /gm)?.length ?? 0
  // "secure" reads no file and runs nothing.
  const document = await load(written, {
    safe: 'secure',
    logger: null,
    attributes: {
      showtitle: '',
      experimental: '',
      sectids: sections <= namedSectionsMax ? '' : null,
    },
  })
  // The zero-width spaces let a browser break lines after dots and dashes.
  const html = (await document.convert()).replaceAll(/\u200b|&#8203;/g, '')
  const author = document.getAuthor()
  return {
    ...parseHtml(html, budget),
    title: textOfHtml(String(document.getDocumentTitle() ?? '')) || undefined,
    publishedAt: isoDate(document.getRevisionDate()),
    metadata: author ? { author: textOfHtml(author) } : undefined,
  }
}

/**
 * Marks that do not end make the library take quadratic time, in one paragraph. Of this length, which no writer comes
 * near, it takes a tenth of a second.
 */
const paragraphLengthMax = 20_000

function hasLongParagraph(text: string): boolean {
  for (let at = 0; at < text.length; ) {
    const end = text.indexOf('\n\n', at)
    if ((end < 0 ? text.length : end) - at > paragraphLengthMax) return true
    at = end < 0 ? text.length : end + 2
  }
  return false
}
