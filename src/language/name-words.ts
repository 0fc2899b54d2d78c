import { fold } from './fold.ts'
import type { Language } from './language.ts'
import { languages } from './languages.ts'
import { Phrases } from './phrases.ts'

type Vocabulary = {
  [Name in keyof Language]: Language[Name] extends Phrases ? Name : never
}[keyof Language]

/** Names travel: what the folders write of names counts in texts of any language. */
export const nameWords = {
  links: foldedWords('nameLinks'),
  particles: foldedWords('nameParticles'),
  beforeLastNames: foldedWords('beforeLastNames'),
  otherNameCues: new Phrases(written('otherNameCues').map((cue) => [cue, true] as const)),
  otherNameAdverbs: written('otherNameAdverbs'),
  coordinators: foldedWords('coordinators'),
  droppedByRelations: foldedWords('droppedByRelations'),
  relationOpenings: new Set([
    ...[...foldedWords('pronouns'), ...foldedWords('copulas'), ...foldedWords('relatives')],
    ...[...foldedWords('coordinators'), ...foldedWords('conjunctions')],
  ]),
} as const

function foldedWords(vocabulary: Vocabulary): ReadonlySet<string> {
  return new Set(written(vocabulary).map(fold))
}

function written(vocabulary: Vocabulary): string[] {
  return [...new Set([...languages.values()].flatMap((language) => language[vocabulary].all))]
}
