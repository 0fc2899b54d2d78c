import { hashText } from '../../src/base/hash/hash-text.ts'
import { judgeFeatures } from '../../src/mind/built-in/grounding/judge-features.ts'
import { readCandidates } from '../../src/mind/built-in/selection/candidates.ts'
import { Choice } from '../../src/mind/built-in/selection/choice.ts'
import { wordingFeatures } from '../../src/mind/built-in/short-answer/wording-features.ts'
import { readWordings } from '../../src/mind/built-in/short-answer/wordings.ts'
import { readAnswerSet } from '../answers/read-answer-set.ts'
import { type Example, examplesOf } from './examples.ts'

/** Sets whose documents are in the repository; of some, only these collections. They have most formats and scripts. */
const sampled: Readonly<Record<string, readonly string[] | undefined>> = {
  everyday: undefined,
  languages: ['en', 'he', 'ja', 'th'],
}
/** Questions of each collection, and excerpts of a question. */
const questionsMax = 3
const excerptsMax = 12

/**
 * What the weights are trained on: a hash of the features of some questions over documents of this repository. It is
 * another one as soon as a parser, the search, the excerpts or the features give these questions anything else.
 */
export async function fingerprint(): Promise<string> {
  const read: string[] = []
  for (const [name, collections] of Object.entries(sampled)) {
    const set = readAnswerSet(name)
    const own = set.collections.filter((one) => collections?.includes(one.name) ?? true)
    const questions = own.flatMap((one) =>
      set.questions.filter(({ collection }) => collection === one.name).slice(0, questionsMax),
    )
    for (const example of await examplesOf({ ...set, collections: own }, questions))
      read.push(featuresOf(example))
  }
  return hashText(read.join('\n')).toString(36)
}

/** All features of a question: of its excerpts, alone and beside the first, of that choice, and of its short answers. */
function featuresOf({ question, passages }: Example): string {
  const candidates = readCandidates(question, passages)
  const choice = new Choice(candidates)
  const places = [...candidates.excerpts.slice(0, excerptsMax).keys()]
  const alone = places.map((index) => choice.row(index))
  for (const excerpt of candidates.excerpts.slice(0, 1)) choice.add(excerpt, 0.5)
  const beside = places.map((index) => choice.row(index))
  const wordings = wordingFeatures(candidates, choice, readWordings(candidates, choice))
  const names = choice.names
  return JSON.stringify([names, alone, beside, judgeFeatures(candidates, choice), wordings])
}
