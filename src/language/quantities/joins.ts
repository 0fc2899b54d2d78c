import { dateRangeWords } from './date-range-words.ts'

/** Whether what stands between two numbers or times makes one range of them: "3–5", "5 to 8", "84 x 62", "9点至5点". */
export function joins(gap: string): boolean {
  if (/^\s?[-–—~～〜×x/]\s?$/u.test(gap)) return true
  const [, spaced, unspaced] = between.exec(gap) ?? []
  return dateRangeWords.between.has(spaced ?? unspaced ?? '')
}

const between = /^(?:\s(\p{L}{1,20})\s|(\p{Lo}{1,4})\s?)$/u
