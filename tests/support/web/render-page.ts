import { marked } from 'marked'

type Article = {
  readonly url: string
  readonly title: string
  readonly html: string
  readonly author?: string
  readonly publishedAt?: string
}

/** An article as sites show it: with a menu, a banner, things to read next, and scripts. */
export function renderPage({ url, title, html, author, publishedAt }: Article): string {
  const { hostname, pathname } = new URL(url)
  const meta = [
    `<link rel="canonical" href="${escapeHtml(pathname)}">`,
    `<meta property="og:site_name" content="${hostname}">`,
    author ? `<meta name="author" content="${escapeHtml(author)}">` : '',
    publishedAt ? `<meta property="article:published_time" content="${publishedAt}">` : '',
  ]
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)} | ${hostname}</title>${meta.join('')}
<script>window.dataLayer = [{ page: ${JSON.stringify(pathname).replaceAll('<', '\\u003c')} }]</script></head>
<body><div class="cookie-banner">We use cookies to improve your visit. <button>Accept</button></div>
<header><a href="/">${hostname}</a><nav><ul><li><a href="/news">News</a></li><li><a href="/about">About us</a></li></ul></nav></header>
<main><article><h1>${escapeHtml(title)}</h1>
<p class="byline">${[author && `By ${escapeHtml(author)}`, publishedAt?.slice(0, 10)].filter(Boolean).join(' · ')}</p>
${html}
</article></main>
<aside><h2>Read next</h2><ul><li><a href="/1">Ten things that nobody told you</a></li><li><a href="/2">The week in pictures</a></li></ul></aside>
<footer><p>© ${hostname}. <a href="/terms">Terms</a> <a href="/privacy">Privacy</a></p></footer></body></html>`
}

/** Markdown may hold HTML of its own, which stays. */
export function renderMarkdown(markdown: string): string {
  return marked.parse(markdown, { async: false })
}

/** Paragraphs, each on a line; a short line without a full stop before another one is a heading. */
export function renderLines(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines
    .map((line, index) => {
      const isHeading = line.length < 80 && !/[.!?:;,)]$/.test(line) && index < lines.length - 1
      return isHeading ? `<h2>${escapeHtml(line)}</h2>` : `<p>${escapeHtml(line)}</p>`
    })
    .join('\n')
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
