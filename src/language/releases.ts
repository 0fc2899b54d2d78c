import { languageOf } from './languages.ts'

const version = String.raw`\[?v?\d{1,4}(?:\.\d{1,4}){1,3}(?:[-.]?(?:a|b|rc|alpha|beta|pre|dev)[-.]?\d{0,4})?\]?`
/** "Version 1.0.8rc1 (", "[2.1] - ", "v4.2.0, ": a version and what parts it from its date. */
const versioned = new RegExp(String.raw`^(?:\p{L}+ ){0,2}${version}[\s,(–—-]{1,4}`, 'iu')
/** "2016-10-17)", "March 2020", "vom 4. Mai 2021": a date, with two words at most before its year. */
const date = /^\P{L}{0,12}(?:\p{L}{1,20}\P{L}{1,12}){0,2}(?<!\d)(?:19|20)\d\d/u
/** "2007-01-22 (3.3.11)", "2024-03-01: v2.1": the other way round. */
const datedFirst = new RegExp(
  String.raw`^(?:19|20)\d\d[-./]\d\d[-./]\d\d[\s:(–—-]{1,4}(?:\p{L}+ )?${version}\)?$`,
  'iu',
)
/** "1.4.2", "Release 1.4.2:": a version of three numbers alone, as those of sections have a title behind them. */
const alone = /^(?:\p{L}+ )?\[?v?\d{1,4}\.\d{1,4}\.\d{1,4}\]?:?$/u

/** Whether a heading is that of what is new in a version, by its form in any language. */
export function isReleaseHeading(heading: string): boolean {
  const title = heading.trim()
  if (title.length > headingLengthMax) return false
  const start = versioned.exec(title)?.[0]
  if (start !== undefined && date.test(title.slice(start.length))) return true
  return datedFirst.test(title) || alone.test(title)
}

/** A longer heading is a sentence. */
const headingLengthMax = 80

/** Whether a question asks for what changed, or when, or names a version: "What is new in 2.1?" */
export function asksForReleases(question: string, language: string): boolean {
  const { asks, changeWords } = languageOf(language)
  if (/\d\.\d/.test(question) || changeWords.find(question).length > 0) return true
  return asks.find(question).some(({ value }) => value === 'time')
}
