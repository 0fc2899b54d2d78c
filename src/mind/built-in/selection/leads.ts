import { namesIn } from '../../../extraction/names/names-in.ts'
import { fold } from '../../../language/fold.ts'
import type { Question } from '../../mind.ts'
import { settings } from '../settings.ts'
import type { Candidates } from './candidates.ts'
import type { Choice } from './choice.ts'

/**
 * Names that the chosen excerpts mention and the question does not, for a further search; the entities of the graph
 * walk come first.
 */
export function leadsOf(
  { text }: Question,
  { units, passages }: Candidates,
  choice: Choice,
): readonly string[] {
  const spoken = fold(text)
  const walked = passages.flatMap(({ path }) =>
    path.flatMap(({ to }) => (to.kind === 'entity' ? [to.title] : [])),
  )
  const quoted = [...choice.units].flatMap((index) => {
    const unit = units[index]
    const passage = unit && passages[unit.passage]
    if (unit === undefined || passage === undefined) return []
    return namesIn(passage.text.slice(unit.start, unit.end), passage.language)
  })
  const fresh = [...walked, ...quoted].filter((name) => !spoken.includes(fold(name)))
  return [...new Set(fresh)].slice(0, settings.plan.leadsMax)
}
