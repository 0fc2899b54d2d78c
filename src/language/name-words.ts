import { madeWhenRead } from './made-when-read.ts'
import { Phrases } from './phrases.ts'
import { fold } from './words/fold.ts'
import { wordsOfAll } from './words-of-all.ts'

/** Vocabulary of names from all languages together: names occur in texts of any language. */
export const nameWords = madeWhenRead(
  {},
  {
    links: () => foldedWords('nameLinks'),
    particles: () => foldedWords('nameParticles'),
    /** What is called like a heading that any document may have, such as "Note", is no name. */
    genericHeadings: () => foldedWords('genericHeadings'),
    beforeLastNames: () => foldedWords('beforeLastNames'),
    otherNameCues: () => new Phrases(wordsOfAll.otherNameCues().map((cue) => [cue, true] as const)),
    otherNameAdverbs: () => wordsOfAll.otherNameAdverbs(),
    relationOpenings: () =>
      new Set([
        ...[...foldedWords('pronouns'), ...foldedWords('copulas'), ...foldedWords('relatives')],
        ...[...foldedWords('coordinators'), ...foldedWords('conjunctions')],
      ]),
  },
)

function foldedWords(name: keyof typeof wordsOfAll): ReadonlySet<string> {
  return new Set(wordsOfAll[name]().map(fold))
}
