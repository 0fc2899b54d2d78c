import type { Span } from './span.ts'

/** Numbers in figures or words, with their unit of money, percent or magnitude. */
export function findNumbers(text: string): Span[] {
  return Array.from(text.matchAll(numbers), (match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }))
}

const words =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|dozen|dozens|hundreds|thousands|millions|half|twice|double'
const magnitude = '(?:\\s(?:hundred|thousand|million|billion|trillion|dozen))*'
const numbers = new RegExp(
  `[$€£¥]?(?<![\\p{L}\\p{N}.,])\\p{Nd}+(?:[.,]\\p{Nd}+)*${magnitude}(?:\\s?%|\\spercent|\\sper cent|°)?|\\b(?:${words})(?:[ -](?:${words}))*\\b`,
  'giu',
)
