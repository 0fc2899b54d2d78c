import { languages } from './languages.ts'
import { madeWhenRead } from './made-when-read.ts'
import { Phrases } from './phrases.ts'
import type { Vocabulary } from './vocabularies.ts'
import { fold } from './words/fold.ts'

/** Vocabulary of names from all languages together: names occur in texts of any language. */
export const nameWords = madeWhenRead(
  {},
  {
    links: () => foldedWords('nameLinks'),
    particles: () => foldedWords('nameParticles'),
    /** What is called like a heading that any document may have, such as "Note", is no name. */
    genericHeadings: () => foldedWords('genericHeadings'),
    beforeLastNames: () => foldedWords('beforeLastNames'),
    otherNameCues: () => new Phrases(written('otherNameCues').map((cue) => [cue, true] as const)),
    otherNameAdverbs: () => written('otherNameAdverbs'),
    relationOpenings: () =>
      new Set([
        ...[...foldedWords('pronouns'), ...foldedWords('copulas'), ...foldedWords('relatives')],
        ...[...foldedWords('coordinators'), ...foldedWords('conjunctions')],
      ]),
  },
)

function foldedWords(name: Vocabulary): ReadonlySet<string> {
  return new Set(written(name).map(fold))
}

function written(name: Vocabulary): string[] {
  return [...new Set([...languages.values()].flatMap((language) => language[name].all))]
}
