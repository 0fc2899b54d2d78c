import { Readability } from '@mozilla/readability'
import type { ParsedPage } from '../../../../web-access/pages/web-page.ts'
import { parseHtml } from '../../html/parse-html.ts'
import { readHtml } from '../../read-xml.ts'
import { demandModestMarkup } from '../demand-modest-markup.ts'
import { removeHidden } from '../hidden/remove-hidden.ts'
import { isoDate } from '../iso-date.ts'
import { type PageDocument, parsePageDom } from '../page-dom.ts'
import { linksOf } from '../page-links.ts'
import { oneLine, PageMetadata } from '../page-metadata.ts'
import { pruneArticle } from './prune-article.ts'
import { removeSignUps } from './remove-sign-ups.ts'

type Article = Omit<ParsedPage, 'kind' | 'mediaType'>

/** If the article found is shorter, the page has none and is read whole. */
const articleLengthMin = 250

/**
 * The main text of a page, with its title, author and date, and if wanted where it leads. The main part is found by Readability, the library of
 * Firefox's reader view.
 */
export function readArticle(html: string, url: string, wantsLinks = false): Article {
  demandModestMarkup(html, readHtml)
  const document = parsePageDom(hasBody(html) ? html : `<html><body>${html}</body></html>`)
  const metadata = new PageMetadata(document, url)
  const { author, publishedAt, canonical } = metadata
  const links = wantsLinks ? linksOf(document, url) : undefined
  removeHidden(document)
  removeSignUps(document)
  const visible = document.documentElement?.outerHTML ?? ''
  const found = document.documentElement ? articleIn(document) : null
  const article =
    found?.content && (found.textContent ?? '').trim().length >= articleLengthMin
      ? found
      : undefined
  const titled = metadata.wholeTitle(oneLine(article?.title))
  const shown = { title: titled === undefined ? new URL(url).host : metadata.withoutSite(titled) }
  const byline = author ?? metadata.authorIn(article?.byline)
  const date = publishedAt ?? isoDate(article?.publishedTime)
  const main = article?.content ? pruned(article.content, shown.title) : visible
  const { text, blocks, title: own } = parseHtml(main)
  return {
    title: shown.title || own || new URL(url).host,
    ...(byline && { author: byline }),
    ...(date && { publishedAt: date }),
    ...(canonical && { canonical }),
    ...(links && { links }),
    text,
    blocks,
  }
}

/**
 * The article that Readability finds; `null` if there is none, or if it throws at a tree that no browser would build.
 */
function articleIn(document: PageDocument): ReturnType<Readability['parse']> {
  try {
    return new Readability(document, { keepClasses: true }).parse()
  } catch {
    return null
  }
}

/** Browsers add a missing `<body>`; this DOM library does not. */
function hasBody(html: string): boolean {
  return /<body[\s>]/i.test(html)
}

function pruned(content: string, title: string): string {
  const document = parsePageDom(`<html><body>${content}</body></html>`)
  pruneArticle(document.body, title)
  return document.body.innerHTML
}
