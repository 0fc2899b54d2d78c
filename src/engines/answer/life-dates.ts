import { type DateSpan, findDates } from './find-dates.ts'

export type LifeDates = { readonly birth?: DateSpan; readonly death?: DateSpan }

/**
 * The dates of birth and death as reference works write them after a name: "(8 June 1806 – 6 May
 * 1878)", "(born 1954 in Winnipeg)", "(d. 20 March 851)". Ranges are those in the text.
 */
export function lifeDates(text: string): LifeDates {
  for (const match of text.slice(0, headLengthMax).matchAll(/\(([^()]{4,160})\)/g)) {
    const inside = match[1] ?? ''
    const all = findDates(inside)
    const [first, second] = all.map((date) => moved(date, match.index + 1))
    if (first === undefined) continue
    const before = inside.slice(0, all[0]?.start)
    if (/(?:\bd\.|\bdied|†)[^–—-]*$/i.test(before)) return { death: first }
    const between = second && inside.slice(all[0]?.end, all[1]?.start)
    if (between !== undefined && /[–—-]|\bdied\b|\bd\.|†/.test(between))
      return { birth: first, ...(second ? { death: second } : {}) }
    if (/\bborn\b|\bb\.|\*/i.test(before) || /^\s*[–—-]\s*$/.test(inside.slice(all[0]?.end)))
      return { birth: first }
    const range = /^\s*(1\d{3}|20\d{2})\s?[–—-]\s?(1\d{3}|20\d{2})\s*$/.exec(inside)
    if (range?.[1] && range[2]) return yearsOf(first, range[1], range[2])
  }
  return {}
}

/** Stems that ask for a birth or for a death: English, German, French, Spanish, Italian, Dutch. */
export const birthStems: ReadonlySet<string> = new Set(
  'born birth gebor geburt ne naissanc naci nac nacimient nat nacqu nasc'.split(' '),
)
export const deathStems: ReadonlySet<string> = new Set(
  'die death starb sterb gestorb tod mort mourut deced muri muert mor overled stierf'.split(' '),
)

/** Life dates stand near the beginning of a sentence. */
const headLengthMax = 400

function yearsOf(span: DateSpan, birth: string, death: string): LifeDates {
  const at = (year: string, start: number) => ({
    text: year,
    start,
    end: start + year.length,
    value: Number(year) * 372,
    exact: false,
  })
  return { birth: at(birth, span.start), death: at(death, span.end - death.length) }
}

function moved(date: DateSpan, by: number): DateSpan {
  return { ...date, start: date.start + by, end: date.end + by }
}
