import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { z } from 'zod'
import type { LocalPage } from '../../tests/support/web/local-page.ts'
import { renderLines, renderMarkdown, renderPage } from '../../tests/support/web/render-page.ts'
import { evaluationFile, readNews, readScrapedPages, wildTopics } from '../evaluation-set.ts'
import { readPacked } from '../speed/read-sources.ts'

/** The address at which an evaluation page stands on the local web, as on the real one; ids stay its own. */
export type EvaluationPage = LocalPage & {
  readonly id: string
  /** As it came, without the page around it. */
  readonly text: string
}

/** All pages of the evaluation data that are pages of the web. */
export function readEvaluationPages(): EvaluationPage[] {
  return [...wildTopics.flatMap(pagesOfTopic), ...readEncyclopedia(), ...readArticlePages()]
}

/** Pages as somebody has scraped them, in Markdown, menus and all. */
function pagesOfTopic(topic: string): EvaluationPage[] {
  return readScrapedPages(topic).map((row) => ({
    id: row.id,
    url: row.url,
    title: row.title,
    lead: row.text.slice(0, 600),
    text: row.text,
    mediaType: 'text/html; charset=utf-8',
    body: () => renderPage({ url: row.url, title: row.title, html: renderMarkdown(row.text) }),
  }))
}

/** Whole pages; the id of a row may name the section that somebody cited, questions name pages. */
const EncyclopediaRow = z.object({ id: z.string(), text: z.string() })

function readEncyclopedia(): EvaluationPage[] {
  return readPacked(evaluationFile('freshqa', 'pages.jsonl.gz'), EncyclopediaRow).map((row) => {
    const id = row.id.replace(/#.*/, '')
    const title = id.replaceAll('_', ' ')
    const text = row.text.replace(/^Title: .*\n/, '')
    const url = `https://en.wikipedia.org/wiki/${encodeURIComponent(row.id)}`
    return {
      id,
      url,
      title,
      lead: text.slice(0, 600),
      text,
      mediaType: 'text/html; charset=utf-8',
      body: () => renderPage({ url, title, html: renderLines(text) }),
    }
  })
}

export type ArticlePage = EvaluationPage & { readonly html: string }

/** Pages of news and blogs, byte for byte, with their true text. */
export function readArticlePages(): ArticlePage[] {
  return readNews().map(({ id, text, url }) => {
    const html = gunzipSync(
      readFileSync(evaluationFile('web_pages', 'html', `${id}.html.gz`)),
    ).toString()
    const title = /<title[^>]*>([^<]*)/i.exec(html)?.[1]?.trim() ?? url
    return {
      id,
      url,
      title,
      lead: text.slice(0, 600),
      html,
      text,
      mediaType: 'text/html; charset=utf-8',
      body: () => html,
    }
  })
}
