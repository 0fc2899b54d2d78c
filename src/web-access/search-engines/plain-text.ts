import { Parser } from 'htmlparser2'

const lengthMax = 2000

/** Text without markup and entities, on one line, as engines give titles and snippets in HTML. */
export function plainText(markup: string | null | undefined): string {
  const pieces: string[] = []
  const parser = new Parser({ ontext: (piece) => pieces.push(piece) }, { decodeEntities: true })
  parser.end(
    (markup ?? '')
      .slice(0, 5 * lengthMax)
      .replace(/<\/?(?:p|br|div|li|h\d|jats:\w+)\b[^>]{0,200}>/gi, ' $&'),
  )
  const text = pieces.join('')
  return text.replace(/\s+/g, ' ').trim().slice(0, lengthMax).toWellFormed()
}

/** As much of a date as there is: `2024-05-17`, `2024-05`, `2024`. */
export function dayOf(written: string | number | null | undefined): string | undefined {
  const text = typeof written === 'number' ? String(written) : (written ?? '')
  const iso = /^(\d{4})(?:[-/](\d{2})(?:[-/](\d{2}))?)?(?!\d)/.exec(text)
  if (iso) return iso.slice(1).filter(Boolean).join('-')
  const time = Date.parse(text)
  return Number.isNaN(time) ? undefined : new Date(time).toISOString().slice(0, 10)
}

/** Seconds since 1970. */
export function dayOfSeconds(seconds: number | null | undefined): string | undefined {
  return seconds ? new Date(seconds * 1000).toISOString().slice(0, 10) : undefined
}
