import { capitalised } from '../../base/text/capitalised.ts'
import { endsClause, endsQuestion } from '../../language/sentence-ends.ts'
import { settings } from './settings.ts'

const { titleWordsMax, titleLengthMax, shoutedLengthMin } = settings

/** Fewer separators than those of titles: hyphens and dots join the parts of headings as often. */
const siteSeparator = /\s[|–—»]\s/u

/**
 * The number of a section: "2.", "2.1", "3)". A bare number says something: "2022 season", "5 ways to bleed a
 * radiator".
 */
const numbering =
  /^[\s–—-]*(?:\d{1,3}(?:\.\d{1,3})+[.:)]?\s+(?=[\p{Lu}\p{Lo}])|\d{1,3}[.:)]\s*(?=\p{L}))?/u

/**
 * A heading or title of a page, cleaned for use in a report: without numbering, markup and the name of the site.
 * `undefined` if it makes no heading elsewhere: one word, a sentence, all capitals, or cut off.
 */
export function headingTitle(written: string): string | undefined {
  const bare = written
    .replace(/[*_`#]+/g, '')
    .replace(numbering, '')
    .split(siteSeparator)[0]
  const title = capitalised((bare ?? '').replace(/\s+/gu, ' ').trim())
  const wordCount = title.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length
  const isShouted = title.length > shoutedLengthMin && title === title.toUpperCase()
  if (wordCount < 2 || wordCount > titleWordsMax || title.length > titleLengthMax) return undefined
  const isSentence = endsClause(title) && !endsQuestion(title)
  if (isShouted || isSentence || /[{}<>[\]\\|]|^\S+:\S|https?:|,$/u.test(title)) return undefined
  return /\p{L}{2}/u.test(title) ? title : undefined
}
