import { fold } from './fold.ts'
import { languages } from './languages.ts'
import { eachWord } from './words.ts'

/**
 * The ISO 639-1 code of the language of a text, judged by its script and by a vote of its stop
 * words over the first 2,000 characters. English when nothing tells.
 */
export function detectLanguage(text: string): string {
  const sample = text.slice(0, sampleLengthMax)
  if (latin.test(sample)) return voteOfStopWords(sample, 'en')
  const settled = scriptOf(sample, scriptsOfOneLanguage)
  return settled ?? voteOfStopWords(sample, scriptOf(sample, scriptsOfMany) ?? 'en')
}

const sampleLengthMax = 2_000

/** Letters with accents, and punctuation: most texts have nothing else. */
const latin = /^[\0-\u036f\u2000-\u206f]*$/

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
  const votes = new Float64Array(codes.length)
  const votedFor: number[] = []
  const folded = fold(sample)
  let wordCount = 0
  eachWord(folded, (start, end) => {
    wordCount++
    const spoken = languagesByStopWord.get(folded.slice(start, end))
    if (spoken === undefined) return
    for (const language of spoken) {
      if (votes[language] === 0) votedFor.push(language)
      votes[language] = (votes[language] ?? 0) + 1 / spoken.length
    }
  })
  const votesNeeded = 0.4 + 0.03 * wordCount + 2 * (votes[codes.indexOf(assumed)] ?? 0)
  const most = Math.max(...votes)
  const winner = votedFor.find((language) => votes[language] === most)
  return winner !== undefined && most > votesNeeded ? (codes[winner] ?? assumed) : assumed
}

const codes = [...languages.keys()]

/** As indices of `codes`. */
const languagesByStopWord = new Map<string, number[]>()
for (const [index, code] of codes.entries())
  for (const word of languages.get(code)?.stopWords ?? []) {
    const known = languagesByStopWord.get(word)
    if (known === undefined) languagesByStopWord.set(word, [index])
    else known.push(index)
  }
