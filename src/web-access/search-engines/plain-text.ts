import { Parser } from 'htmlparser2'
import { withoutBidiControls } from '../../base/text/without-bidi-controls.ts'
import { utcDay } from '../../base/utc-day.ts'

const lengthMax = 2000

/**
 * Strips HTML tags, entities and overrides of the direction from titles and snippets, and joins lines; at most
 * `lengthMax` characters.
 */
export function plainText(markup: string | null | undefined): string {
  const pieces: string[] = []
  const parser = new Parser({ ontext: (piece) => pieces.push(piece) }, { decodeEntities: true })
  parser.end(
    (markup ?? '')
      .slice(0, 5 * lengthMax)
      .replace(/<\/?(?:p|br|div|li|h\d|jats:\w+)\b[^>]{0,200}>/gi, ' $&'),
  )
  const text = withoutBidiControls(pieces.join(''))
  return text.replace(/\s+/g, ' ').trim().slice(0, lengthMax).toWellFormed()
}

/** A date in the given precision: `2024-05-17`, `2024-05`, `2024`; `undefined` if there is none. */
export function dayOf(written: string | number | null | undefined): string | undefined {
  const text = typeof written === 'number' ? String(written) : (written ?? '')
  const iso = /^(\d{4})(?:[-/](\d{2})(?:[-/](\d{2}))?)?(?!\d)/.exec(text)
  if (iso) return iso.slice(1).filter(Boolean).join('-')
  const time = Date.parse(text)
  return Number.isNaN(time) ? undefined : utcDay(time)
}

/** The UTC day of a time in seconds since 1970. */
export function dayOfSeconds(seconds: number | null | undefined): string | undefined {
  return seconds ? utcDay(seconds * 1000) : undefined
}
