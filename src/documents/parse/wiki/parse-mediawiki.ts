import { readBlocks } from '../../../extraction/blocks/read-blocks.ts'
import type { TextBudget } from '../../../extraction/blocks/text-budget.ts'
import { TextBuilder } from '../building/text-builder.ts'
import type { DocumentContent } from '../parsed-document.ts'
import { readXml } from '../read-xml.ts'
import { cleanText } from '../text/parse-text.ts'
import { markdownOfWikitext } from './wikitext.ts'

/** Whether a text is the export of a MediaWiki: its pages with their source, in XML. */
export function isMediaWiki(text: string): boolean {
  return /^\ufeff?\s{0,20}(?:<\?xml[^>]{0,100}\?>\s{0,20})?<mediawiki[\s>]/.test(text.slice(0, 300))
}

/** Parses an export of a MediaWiki: each page under its title, as its newest version stands there. */
export function parseMediaWiki(xml: string, budget: TextBudget): DocumentContent {
  const document = new TextBuilder(budget)
  const pages = pagesIn(xml)
  for (const { title, source } of pages) {
    if (/^#redirect\b/i.test(source.trim())) continue
    if (title !== '') document.writeHeading(1, title)
    const text = markdownOfWikitext(cleanText(source))
    budget.addText(text.length)
    document.append({ text, blocks: readBlocks(text, budget) })
  }
  return { ...document.finish(), title: pages.length === 1 ? pages[0]?.title : '' }
}

type Page = { title: string; source: string }

function pagesIn(xml: string): readonly Page[] {
  const pages: Page[] = []
  let page: Page = { title: '', source: '' }
  let isText = false
  let isTitle = false
  readXml(xml, {
    open: (name) => {
      if (name === 'page') page = { title: '', source: '' }
      isTitle = name === 'title'
      isText = name === 'text'
      if (isText) page.source = ''
    },
    text: (text) => {
      if (isTitle) page.title += text
      else if (isText) page.source += text
    },
    close: (name) => {
      if (name === 'page') pages.push({ ...page, title: page.title.trim() })
      isTitle = false
      isText = false
    },
  })
  return pages
}
