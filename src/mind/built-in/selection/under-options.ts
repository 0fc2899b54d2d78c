import type { Passage } from '../../../evidence/passage.ts'
import { designationFinder, designationsIn } from '../../../language/designations.ts'
import type { Question } from '../../mind.ts'
import type { Measure } from '../features/measure.ts'
import type { Excerpt } from '../segmentation/excerpts.ts'
import type { Unit } from '../segmentation/read-evidence.ts'

type Read = {
  readonly question: Question
  readonly passages: readonly Passage[]
  readonly units: readonly Unit[]
  readonly measure: Measure
}

/**
 * For each excerpt whether it stands under an option that the question names, such as "-M, --maxdays" for "-M": where some
 * do in documents whose title has words of the question, as that of the command, only those. Undefined where none does.
 */
export function underOptions(
  { question, units, passages, measure }: Read,
  excerpts: readonly Excerpt[],
): readonly boolean[] | undefined {
  const options = designationsIn(question.text).filter(({ isOption }) => isOption)
  if (options.length === 0) return undefined
  const known = new Map<string, boolean>()
  const isNamed = (heading: string) => {
    const found = known.get(heading) ?? options.some(designationFinder(heading))
    known.set(heading, found)
    return found
  }
  const isTitled = passages.map(({ title, language }) => {
    return measure.share(measure.title(title, language).coverage) > 0
  })
  const under = excerpts.map(({ units: [first = -1] }) => {
    return isNamed(units[first]?.headings.at(-1) ?? '')
  })
  const own = under.map((is, index) => is && isTitled[excerpts[index]?.passage ?? -1] === true)
  if (own.includes(true)) return own
  return under.includes(true) ? under : undefined
}
