import { onceForEach } from '../../../base/cache/once-for-each.ts'
import { tokensOfShort } from '../../../extraction/terms/tokens.ts'
import type { Language } from '../../../language/language.ts'
import { languageOf, languages } from '../../../language/languages.ts'
import type { FoundPhrase } from '../../../language/phrases.ts'
import { bareQuestion } from '../../../language/sentence-ends.ts'
import type { Frame, StatementKind } from '../../../language/statement-words.ts'
import { blanked } from '../../../language/words/ranges.ts'
import type { Question } from '../../question.ts'
import { settings } from './settings.ts'

/**
 * Reads a question for the statements of a kind: "What did Chen suggest about support?" asks for proposals of `who`,
 * "Chen", `about` "about support". Its own language is tried first; the words of a short question may be taken for
 * another one. Linear in the length of the question.
 */
export function statementsAsked(
  text: string,
  language: string,
): Pick<Question, 'statements'> | undefined {
  const written = bareQuestion(text)
  const letters = written.toLowerCase().replaceAll('’', "'")
  if (letters.length !== written.length || letters.length > settings.statements.lengthMax)
    return undefined
  for (const one of [languageOf(language), ...languages.values()]) {
    const found = askedIn({ written, letters }, one)
    if (found !== undefined) return { statements: found }
  }
  return undefined
}

type Asked = NonNullable<Question['statements']>
type Read = { readonly written: string; readonly letters: string }

/** The reading that accounts for most letters of the question. */
function askedIn(read: Read, language: Language): Asked | undefined {
  const { statements } = language
  if (statements === undefined) return undefined
  const { asks, openings } = statements
  let best: { readonly asked: Asked; readonly letters: number } | undefined
  const consider = (found: typeof best) => {
    if (found !== undefined && found.letters > (best?.letters ?? 0)) best = found
  }
  for (const frame of likely(asks, read)) consider(framed(read, frame, language))
  for (const frame of likely(openings, read)) consider(named(read, frame, language))
  return best?.asked
}

/** The frames that a question may have by what it begins with. */
function likely(frames: readonly Frame[], { letters }: Read): readonly Frame[] {
  const byLetter = framesByLetter(frames)
  const own = byLetter.get(letters[0] ?? '') ?? byLetter.get('') ?? []
  return own.filter(({ before }) => letters.startsWith(before))
}

/** Frames by the first letter of a question that may have them; those of any question by no letter too. */
const framesByLetter = onceForEach((frames: readonly Frame[]) => {
  const letters = new Set(frames.map(({ before }) => before[0] ?? ''))
  const having = (letter: string) =>
    frames.filter(({ before }) => before === '' || before[0] === letter)
  return new Map(Array.from(letters, (letter) => [letter, having(letter)]))
})

/** "what did … suggest": who stands in the gap, and behind it what it is about. */
function framed(
  { written, letters }: Read,
  { before, after, kind }: Frame,
  language: Language,
): { readonly asked: Asked; readonly letters: number } | undefined {
  if (kind === undefined) return undefined
  const { isUnspaced } = language
  const start = before.length
  if (!isUnspaced && !isBoundary(letters, start)) return undefined
  if (after === undefined) {
    const asked = { kinds: [kind], who: '', about: written.slice(start), language: language.code }
    return { asked, letters: start }
  }
  const at = letters.indexOf(after, start + (start === 0 ? 1 : 0))
  const end = at + after.length
  if (at < 0 || (!isUnspaced && !(isBoundary(letters, at) && isBoundary(letters, end))))
    return undefined
  const who = written.slice(start, at).trim()
  const about = written.slice(end)
  if (!isShort(who, settings.statements.whoWordsMax) || isHowTo(kind, who, about, language))
    return undefined
  const asked = { kinds: [kind], who, about, language: language.code }
  return { asked, letters: start + after.length }
}

/** "what are the action items and deadlines": the names behind an opening, with who they are of before them. */
function named(
  { written, letters }: Read,
  { before, after }: Frame,
  language: Language,
): { readonly asked: Asked; readonly letters: number } | undefined {
  const { code, isUnspaced, statements, existing, ofWords, yesNoOpenings } = language
  const isApart = isUnspaced || before === '' || isBoundary(letters, before.length)
  const behind = after ? letters.lastIndexOf(after) : letters.length
  if (!isApart || behind < before.length || statements === undefined) return undefined
  const within = written.slice(before.length, behind)
  const all = statements.names.find(within)
  const [first] = all
  const gap = within.slice(0, first?.start)
  // "The mechanism of action" is no action, and "What does the debug option do?" asks for no options.
  if (first === undefined || !isShort(gap, settings.statements.ownerWordsMax) || ofWords.isIn(gap))
    return undefined
  if (yesNoOpenings.opening(gap) !== undefined) return undefined
  const names = joinedNames(all, within, language)
  const kinds = names.map(({ value }) => value)
  const end = names.at(-1)?.end ?? first.end
  const who = within
    .slice(0, first.start)
    .replace(/['’]s?\s*$/, '')
    .trim()
  const next = isUnspaced ? undefined : tokensOfShort(within.slice(end), code)[0]
  const isExisting = [existing, statements.sources].some(
    (phrases) => phrases.opening(within.slice(end)) !== undefined,
  )
  // "What are the risk factors?" names no risks.
  if (next?.word.isTerm && !isExisting) return undefined
  const about = `${within.slice(end)} ${written.slice(behind + (after?.length ?? 0))}`
  // "Which request was rejected?" asks for what was rejected.
  const outcomes = statements.says.find(about).flatMap(({ value }) => value)
  const told = outcomes.filter((kind) => ofOutcome.has(kind))
  const asked = { kinds: [...new Set(told.length > 0 ? told : kinds)], who, about, language: code }
  return { asked, letters: before.length + (first.end - first.start) + (after?.length ?? 0) }
}

/** The first of some names with those that nothing but "and", commas and articles joins to it. */
function joinedNames(
  names: readonly FoundPhrase<StatementKind>[],
  text: string,
  { coordinators, articles }: Language,
): readonly FoundPhrase<StatementKind>[] {
  const isJoined = (from: number, to: number) => {
    const between = text.slice(from, to)
    const joins = [...coordinators.find(between), ...articles.find(between)]
    const left = joins.reduce((rest, { start, end }) => blanked(rest, [{ start, end }]), between)
    return !/[\p{L}\p{N}]/u.test(left)
  }
  const apart = names.findIndex(
    ({ start }, at) => at > 0 && !isJoined(names[at - 1]?.end ?? 0, start),
  )
  return apart < 0 ? names : names.slice(0, apart)
}

/** "What should I do if I forgot it?" asks for no task that somebody has. */
function isHowTo(
  kind: StatementKind,
  who: string,
  about: string,
  { code, statements }: Language,
): boolean {
  if (kind !== 'task' || statements?.actors.has(who) !== true) return false
  return tokensOfShort(about, code).some(
    ({ word, start, end }) => word.isTerm && !statements.sources.has(about.slice(start, end)),
  )
}

/** Whether a gap is no more than a name or an adjective: "the tenant's", "open". */
function isShort(gap: string, wordsMax: number): boolean {
  return (
    gap.length <= settings.statements.whoLengthMax && gap.trim().split(/\s+/).length <= wordsMax
  )
}

function isBoundary(letters: string, at: number): boolean {
  return !(isLetter.test(letters[at - 1] ?? '') && isLetter.test(letters[at] ?? ''))
}

const ofOutcome: ReadonlySet<StatementKind> = new Set(['decision', 'rejected', 'open'])

const isLetter = /[\p{L}\p{M}\p{N}]/u
