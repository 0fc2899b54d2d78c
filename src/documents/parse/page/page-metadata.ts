import { beforeSeparator, titleParts } from '../../../base/text/title-parts.ts'
import { withoutBidiControls } from '../../../base/text/without-bidi-controls.ts'
import { withoutEnd } from '../../../base/text/without-end.ts'
import { siteHost } from '../../../web-access/canonical-url.ts'
import { isoDate } from './iso-date.ts'
import type { PageDocument, PageElement } from './page-dom.ts'

/** The longest text of the metadata, in UTF-16 code units. Pages put whole paragraphs into it. */
const lengthMax = 300
/** A longer author is a sentence about one. Not measured. */
const nameLengthMax = 120
/** "Wikipedia, la enciclopedia libre" has four words; more are a title that begins as the domain does. Not measured. */
const siteWordsMax = 4

/** The metadata of a page: its title, author, date and canonical link. */
export class PageMetadata {
  readonly #document: PageDocument
  readonly #url: string
  readonly #values = new Map<string, string>()
  /** The texts of its links that may be names. */
  readonly #linked: readonly string[]
  /** Its outermost headings. */
  readonly #headings: readonly string[]

  constructor(document: PageDocument, url: string) {
    this.#document = document
    this.#url = url
    this.#headings = textsOf(document.getElementsByTagName('h1'))
    // Read before the document is cleared of what is not its article.
    this.#linked = textsOf(document.getElementsByTagName('a')).flatMap(
      (text) => authorName(text) ?? [],
    )
    for (const meta of document.getElementsByTagName('meta')) {
      const value = meta.getAttribute('content')?.trim()
      const names = [
        meta.getAttribute('property'),
        meta.getAttribute('name'),
        meta.getAttribute('itemprop'),
      ]
      for (const name of names.flatMap((one) => one?.toLowerCase().split(/\s+/) ?? []))
        if (value && !this.#values.has(name)) this.#values.set(name, value)
    }
  }

  get title(): string | undefined {
    const titled = this.#document.getElementsByTagName('title')[0]?.textContent
    return oneLine(this.#first('og:title', 'twitter:title', 'dc.title') ?? titled)
  }

  /**
   * The title of the page whole, where `found` is what a reader view takes of it: that may lack what stands before a
   * colon ("Harbour walk: where to begin") or before a dash, though a heading has it ("Security - The manual of the
   * harbour"), or have the name of the site, with which the page's own heading would not go on.
   */
  wholeTitle(found: string | undefined): string | undefined {
    const { title } = this
    if (title === undefined || found === undefined) return found ?? title
    const heading = this.#headings.find((one) => {
      const rest = title.slice(one.length)
      // A site may head its pages with its own name, which is the shorter part.
      return title.startsWith(one) && rest.length < one.length && /^\s[-–—|·•:»›]\s/u.test(rest)
    })
    return heading ?? (this.#isCut(title, found) ? title : found)
  }

  /** Whether a title lacks its beginning, which a colon ends or a heading has. */
  #isCut(title: string, found: string): boolean {
    if (!title.endsWith(found)) return false
    const cut = title.slice(0, -found.length)
    const own = beforeSeparator(cut)
    return /[:：]\s*$/u.test(cut) || this.#headings.some((one) => one === title || one === own)
  }

  /** A title without the name of its site at the end, as in "Ferries | example.org". */
  withoutSite(title: string): string {
    const sites = [this.#first('og:site_name', 'application-name'), new URL(this.#url).hostname]
    for (const site of sites) {
      if (!site || !title.toLowerCase().endsWith(site.toLowerCase())) continue
      const own = beforeSeparator(title.slice(0, -site.length))
      if (own !== undefined) return own
    }
    return this.#withoutDomain(title)
  }

  /** A title without a last part that is named after the domain: "Ferries - Wikipedia" on `en.wikipedia.org`. */
  #withoutDomain(title: string): string {
    const [last = '', ...others] = titleParts(title).toReversed()
    const words = last.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
    if (others.length === 0 || words.length > siteWordsMax) return title
    const labels = new URL(this.#url).hostname.split('.').slice(0, -1)
    const isSite = labels.some((label) => label === words[0] || label === words.join(''))
    return isSite ? (beforeSeparator(title.slice(0, -last.length)) ?? title) : title
  }

  get author(): string | undefined {
    return authorName(
      this.#first('author', 'article:author', 'dc.creator', 'citation_author', 'parsely-author'),
    )
  }

  /**
   * The author that a byline names. Where a number stands in it, as of a date, that is the link with which it begins,
   * as one leads to the author's other articles, or else what stands before the number: "By Ada Lovelace, engineer 3
   * May 2024, 3 min read".
   */
  authorIn(byline: string | null | undefined): string | undefined {
    const written = authorName(byline)
    if (written === undefined || !/\p{N}/u.test(written)) return written
    const linked = this.#linked
      .filter((text) => written.startsWith(text))
      .reduce((longest, text) => (text.length > longest.length ? text : longest), '')
    return linked === '' ? authorName(beforeNumber(written)) : linked
  }

  get publishedAt(): string | undefined {
    const named = this.#first(
      'article:published_time',
      'datepublished',
      'citation_publication_date',
      'dc.date.issued',
      'dc.date',
      'dcterms.created',
      'parsely-pub-date',
      'pubdate',
      'publishdate',
      'date',
    )
    const times = [...this.#document.getElementsByTagName('time')]
    const published = times.find((time) => /published|pubdate/i.test(marksOf(time))) ?? times[0]
    return isoDate(named) ?? isoDate(published?.getAttribute('datetime'))
  }

  /** The canonical link of the page, if it is on the same host. */
  get canonical(): string | undefined {
    const links = [...this.#document.getElementsByTagName('link')]
    const href = links
      .find((link) => link.getAttribute('rel')?.toLowerCase() === 'canonical')
      ?.getAttribute('href')
    const canonical = href ? URL.parse(href, this.#url) : null
    const isOwn = canonical && siteHost(canonical) === siteHost(new URL(this.#url))
    return isOwn && /^https?:$/.test(canonical.protocol) ? canonical.href : undefined
  }

  #first(...names: string[]): string | undefined {
    for (const name of names) {
      const value = this.#values.get(name)
      if (value) return value
    }
    return undefined
  }
}

/** `By Ada Lovelace` → `Ada Lovelace`; `undefined` for the URL of a profile or a date. */
export function authorName(written: string | null | undefined): string | undefined {
  const name = oneLine(written)?.replace(/^by\s+/i, '')
  const isName =
    name && name.length <= nameLengthMax && /\p{L}/u.test(name) && !/^https?:/i.test(name)
  return isName ? name : undefined
}

/** The short texts of elements, each on one line. */
function textsOf(elements: Iterable<PageElement>): readonly string[] {
  return Array.from(elements, ({ textContent }) => {
    return textContent && textContent.length <= lengthMax ? oneLine(textContent) : undefined
  }).filter((text) => text !== undefined)
}

/** What stands before the first digit of a text, without the marks between the two. */
function beforeNumber(text: string): string {
  const [before = ''] = text.split(/\p{N}/u, 1)
  return withoutEnd(before, /[^\p{L}\p{M}.)]/u)
}

/** Text on one line, in its natural direction, cut at 300 UTF-16 units; `undefined` if nothing is left. */
export function oneLine(text: string | null | undefined): string | undefined {
  return (
    withoutBidiControls(text ?? '')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, lengthMax)
      .toWellFormed() || undefined
  )
}

function marksOf(element: PageElement): string {
  return ['class', 'itemprop', 'pubdate']
    .map((name) => `${name}=${element.getAttribute(name) ?? ''}`)
    .filter((mark) => !mark.endsWith('='))
    .join(' ')
}
