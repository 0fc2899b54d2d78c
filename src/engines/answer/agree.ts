import { fold } from '../../language/fold.ts'
import type { Question } from './analyse-question.ts'
import { findNationalities } from './find-nationalities.ts'
import type { AnsweredStep } from './follow-steps.ts'

/**
 * "Yes" or "No" to whether two things have something in common, by what was read of each. Only
 * nationalities can disagree; of other things a text that does not say them proves nothing.
 */
export function agree(
  question: Question,
  left: AnsweredStep,
  right: AnsweredStep,
): string | undefined {
  if (/\b(?:nationalit|same country)/i.test(question.text)) return agreeInNationality(left, right)
  if (/\bsame\b/i.test(question.text)) return undefined
  const [asked] = findNationalities(question.text)
  if (asked && [left, right].some((side) => isOfAnother(asked.text, side))) return 'No'
  const predicate = [...question.otherStems].filter((stem) => !vague.has(stem))
  const others = question.names.filter(
    (name) => !question.alternatives.some((side) => side.includes(name)),
  )
  const holds = ({ sentence }: AnsweredStep) =>
    sentence.about &&
    predicate.every((stem) => sentence.stems.has(stem)) &&
    others.every((name) => fold(sentence.text).includes(fold(name)))
  return predicate.length > 0 && holds(left) && holds(right) ? 'Yes' : undefined
}

/** Stems of "both types of …", "described as a …". */
const vague = new Set(['type', 'kind', 'describ', 'consid', 'call', 'known'])

function agreeInNationality(left: AnsweredStep, right: AnsweredStep): string | undefined {
  const ours = nationalities(left.sentence.text)
  const theirs = nationalities(right.sentence.text)
  if (ours.length === 0 || theirs.length === 0) return undefined
  if (theirs.some((one) => ours.includes(one))) return 'Yes'
  return ours.some(isBritish) && theirs.some(isBritish) ? undefined : 'No'
}

/** Whether a text opens by giving what it is about ("is a Hungarian director") another nationality. */
function isOfAnother(asked: string, { sentence: { about, text } }: AnsweredStep): boolean {
  const predicate = /\b(?:is|was|are|were) (?:an?|the) [^,.;]*/.exec(text)?.[0] ?? ''
  const told = nationalities(predicate)
  if (!about || told.length === 0 || told.includes(asked)) return false
  return !(isBritish(asked) && told.some(isBritish))
}

function nationalities(text: string): string[] {
  return findNationalities(text).map(({ text }) => text)
}

/** One nation or several, as one likes. */
function isBritish(nationality: string): boolean {
  return /^(?:British|English|Scottish|Welsh)$/.test(nationality)
}
