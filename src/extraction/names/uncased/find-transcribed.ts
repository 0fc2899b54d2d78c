import type { NameClues } from '../../../language/name-clues.ts'
import type { Candidate } from './candidate.ts'
import type { Unit } from './clauses.ts'

/** What may stand between the parts of a name: "列奥纳多·达·芬奇", "レオナルド・ダ・ヴィンチ", "圣埃克苏佩里-德". */
const joint = /^(?: ?[·・•‧＝] ?|-)$/
const dot = /[·・•‧＝]/

/**
 * The names of a text whose parts have a dot between them. They end where a word begins that is not transcribed: in
 * Chinese one with other characters than those that serve for it, in Japanese one that is not katakana.
 */
export function findDotted(text: string, units: readonly Unit[], clues: NameClues): Candidate[] {
  if (!dot.test(text)) return []
  const found: Candidate[] = []
  for (let at = 0; at < units.length; at++) {
    const last = endOfDotted(text, units, at, clues)
    const [start, end] = [units[at]?.start ?? 0, units[last]?.end ?? 0]
    if (dot.test(text.slice(start, end))) found.push({ start, end, kind: 'person', isSure: true })
    at = last
  }
  return found
}

/** The index of the last unit of a name whose parts may have dots between them, from `first` on. */
function endOfDotted(
  text: string,
  units: readonly Unit[],
  first: number,
  clues: NameClues,
): number {
  let last = first
  if (!mayBeTranscribed(units[first], clues)) return last
  for (let next = first + 1; next < units.length; next++) {
    const [before, unit] = [units[next - 1], units[next]]
    if (before === undefined || !mayBeTranscribed(unit, clues)) break
    const gap = text.slice(before.end, unit.start)
    if (gap !== '' && !joint.test(gap)) break
    last = next
  }
  while (last > first && isSmallWord(units[last], clues)) last--
  return last
}

function mayBeTranscribed(unit: Unit | undefined, clues: NameClues): unit is Unit {
  if (unit === undefined) return false
  if (clues.transcribing.size === 0) return /^[\p{Script=Katakana}ー]+$/u.test(unit.text)
  return isTranscribed(unit, clues)
}

/** Whether a character is one of names and a small word too, so that no name ends with it: "可". */
function isSmallWord(unit: Unit | undefined, { besides }: NameClues): boolean {
  return unit !== undefined && unit.text.length === 1 && besides.has(unit.text)
}

/** Whether a word has only characters with which names are transcribed. */
export function isTranscribed(unit: Unit | undefined, clues: NameClues): boolean {
  const { text = '' } = unit ?? {}
  if (/^\p{Script=Latin}/u.test(text)) return true
  if (clues.rolesBefore.has(text) || clues.titlesAfter.has(text)) return false
  return text !== '' && [...text].every((character) => clues.transcribing.has(character))
}

/** Fewest characters of a transcribed name without a dot, and fewest of them that are no word of the dictionary. */
const lengthMin = 3
const singlesMin = 2

/** Runs of characters with which names are transcribed, that are no words: "撒马尔罕". */
export function findTranscribed(clause: readonly Unit[], clues: NameClues): Candidate[] {
  if (clues.transcribing.size === 0) return []
  const found: Candidate[] = []
  let first = 0
  for (let at = 0; at <= clause.length; at++) {
    const unit = clause[at]
    if (unit !== undefined && isHan(unit) && isTranscribed(unit, clues)) continue
    const run = withoutSmallWords(clause.slice(first, at), clues)
    const opening = run[0]
    const last = run.at(-1)
    const singles = run.filter(({ text }) => text.length === 1).length
    const length = opening === undefined || last === undefined ? 0 : last.end - opening.start
    if (opening && last && length >= lengthMin && singles >= singlesMin)
      found.push({
        start: opening.start,
        end: last.end,
        kind: 'other',
        isSure: singles === run.length,
      })
    first = at + 1
  }
  return found
}

function withoutSmallWords(run: readonly Unit[], clues: NameClues): readonly Unit[] {
  let [first, last] = [0, run.length - 1]
  while (first <= last && isSmallWord(run[first], clues)) first++
  while (last > first && isSmallWord(run[last], clues)) last--
  return run.slice(first, last + 1)
}

function isHan({ text }: Unit): boolean {
  return /^\p{Script=Han}/u.test(text)
}
