import { languages } from './languages.ts'
import { words } from './words.ts'

/**
 * The ISO 639-1 code of the language of a text, judged by its script and by a vote of its stop
 * words over the first 2,000 characters. English when nothing tells.
 */
export function detectLanguage(text: string): string {
  const sample = text.slice(0, sampleLengthMax)
  const settled = scriptOf(sample, scriptsOfOneLanguage)
  return settled ?? voteOfStopWords(sample, scriptOf(sample, scriptsOfMany) ?? 'en')
}

const sampleLengthMax = 2_000

/** Japanese stands before Chinese, as it writes with both scripts. */
const scriptsOfOneLanguage = {
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  zh: /\p{Script=Han}/gu,
  ko: /\p{Script=Hangul}/gu,
  th: /\p{Script=Thai}/gu,
  he: /\p{Script=Hebrew}/gu,
  el: /\p{Script=Greek}/gu,
  hy: /\p{Script=Armenian}/gu,
  hi: /\p{Script=Devanagari}/gu,
}

/** With the language that is assumed as long as no stop words speak for another. */
const scriptsOfMany = { ru: /\p{Script=Cyrillic}/gu, ar: /\p{Script=Arabic}/gu }

function scriptOf(sample: string, scripts: Readonly<Record<string, RegExp>>): string | undefined {
  const enough = sample.length / 4
  return Object.entries(scripts).find(
    ([, letters]) => (sample.match(letters)?.length ?? 0) > enough,
  )?.[0]
}

/**
 * A stop word counts less the more languages share it ("de", "in", "a"). Another language must win
 * clearly: names and quotations carry a few foreign words into many an English text.
 */
function voteOfStopWords(sample: string, assumed: string): string {
  const found = words(sample)
  const votes = new Map<string, number>()
  for (const { text } of found) {
    const codes = codesByStopWord.get(text) ?? []
    for (const code of codes) votes.set(code, (votes.get(code) ?? 0) + 1 / codes.length)
  }
  const votesNeeded = 0.4 + 0.03 * found.length + 2 * (votes.get(assumed) ?? 0)
  const most = [...votes].reduce((best, one) => (one[1] > best[1] ? one : best), [assumed, 0])
  return most[1] > votesNeeded ? most[0] : assumed
}

const codesByStopWord = new Map<string, string[]>()
for (const [code, { stopWords }] of languages)
  for (const word of stopWords) {
    const codes = codesByStopWord.get(word)
    if (codes === undefined) codesByStopWord.set(word, [code])
    else codes.push(code)
  }
