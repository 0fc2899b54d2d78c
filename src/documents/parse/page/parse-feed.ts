import { parseFeed as readFeed } from 'htmlparser2'
import { utcDay } from '../../../base/utc-day.ts'
import type { ParsedPage } from '../../../web-access/pages/web-page.ts'
import { TextBuilder } from '../building/text-builder.ts'
import { parseHtml } from '../html/parse-html.ts'
import { readXml } from '../read-xml.ts'
import { unprocessable } from '../unprocessable.ts'
import { demandModestMarkup } from './demand-modest-markup.ts'
import { isoDate } from './iso-date.ts'

/** The newest come first, and feeds that keep all that they ever had are rare. */
const entriesMax = 200

/** Whether a text begins as RSS (including RSS 1.0) or Atom. */
export function isFeed(text: string): boolean {
  return /^(?:\s|<\?[^>]{0,500}>|<!--[^>]{0,500}-->)*<(?:rss|feed|rdf:RDF)[\s>]/i.test(
    text.slice(0, 4096),
  )
}

/** Parses the entries of a feed, each under its title, with its date and description. */
export function parseFeed(xml: string, url: string): ParsedPage {
  demandModestMarkup(xml, readXml)
  const feed = readFeed(xml, { xmlMode: true })
  if (!feed) throw unprocessable('The file is damaged: the feed cannot be read')
  const document = new TextBuilder()
  for (const { title = '', description, pubDate } of feed.items.slice(0, entriesMax)) {
    document.writeHeading(2, title)
    if (pubDate) document.write(utcDay(pubDate))
    document.breakParagraph()
    if (description) document.append(parseHtml(description))
    document.breakParagraph()
  }
  const { text, blocks } = document.finish()
  if (text.trim() === '') throw unprocessable('The feed has no entries')
  const publishedAt = isoDate(feed.updated?.toISOString())
  return {
    kind: 'feed',
    mediaType: feed.type === 'atom' ? 'application/atom+xml' : 'application/rss+xml',
    title: feed.title ?? new URL(url).host,
    ...(feed.author && { author: feed.author }),
    ...(publishedAt && { publishedAt }),
    text,
    blocks,
  }
}
