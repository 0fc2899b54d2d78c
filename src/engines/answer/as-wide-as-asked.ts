import type { Span } from './span.ts'

/**
 * The part of a place that is as wide as what is asked for: of "Kirkwood, Missouri" or "the town of
 * Kirkwood" the state is Missouri, the town Kirkwood.
 */
export function asWideAsAsked(place: Span, noun: string | undefined): Span {
  if (noun === undefined) return place
  if (noun === 'state' && within.test(place.text)) return partOf(place, within)
  if (wide.test(noun)) return partOf(place, /^(?:.*(?:, | of ))?(?:the )?(.+)$/u)
  return narrow.test(noun) ? partOf(place, /^([^,]+)/u) : place
}

const wide = /^(?:country|state|nation|continent)$/
/** Of "Atwater, Ohio, United States" the state is the last but one. */
const within = /^[^,]+, (?:[^,]+, )*([^,]+), [^,]+$/u
const narrow = /^(?:city|town|village|birthplace|hometown)$/

function partOf({ text, start, end }: Span, pattern: RegExp): Span {
  const part = pattern.exec(text)?.[1]
  if (part === undefined) return { text, start, end }
  const from = start + text.lastIndexOf(part)
  return { text: part, start: from, end: from + part.length }
}
