import { onceForEach } from '../../../base/cache/once-for-each.ts'
import { leadingWords } from '../../../extraction/terms/leading-words.ts'
import { type Defining, definitionBehind } from '../../../language/defining.ts'
import type { Excerpt } from '../segmentation/excerpts.ts'
import type { Candidates } from './candidates.ts'
import { settings } from './settings.ts'

/**
 * The first sentence or item that says what the thing is that a question asks for: it begins with all the words of the
 * question, and says outright what that is. "A codec is a program that …" is what "What is a codec?" asks for;
 * sentences about installed codecs have the same words. Words of the title need not be said again: "What is a lessee
 * under the lease terms?". A question for a definition takes one that may be none, if there is no other.
 */
export const definingSentence = onceForEach((candidates: Candidates): Excerpt | undefined => {
  const found = candidates.excerpts.flatMap((excerpt) => {
    const isShortItem =
      excerpt.kind === 'item' && excerpt.wordCount <= settings.defining.itemWordsMax
    const mayDefine = excerpt.kind === 'sentence' || isShortItem
    const defines = mayDefine ? definitionIn(excerpt, candidates) : undefined
    return defines === undefined ? [] : [{ excerpt, defines }]
  })
  const mayBe: readonly Defining[] =
    candidates.question.asks === 'definition'
      ? ['outright', 'listed', 'likely']
      : ['outright', 'listed']
  const best = mayBe.flatMap((kind) => found.find(({ defines }) => defines === kind) ?? [])
  return best[0]?.excerpt
})

function definitionIn({ units: [at = -1] }: Excerpt, { measure, units, passages }: Candidates) {
  const unit = units[at]
  const passage = passages[unit?.passage ?? -1]
  if (unit === undefined || passage === undefined) return undefined
  const asked = new Set((measure.hits[at] ?? []).map((hit) => hit.at))
  const lead = leadingWords(unit.tokens, (word) => asked.has(word))
  if (lead === undefined) return undefined
  const covered = measure.none()
  for (const hit of measure.hits[at] ?? []) if (hit.at < lead.end) covered[hit.term] = 1
  const named = measure.title(passage.title, passage.language).coverage
  const whole = covered.map((own, term) => Math.max(own, named[term] ?? 0))
  if (measure.ownShare(whole) < settings.defining.shareMin) return undefined
  const rest = passage.text.slice(unit.tokens[lead.end - 1]?.end ?? unit.end, unit.end)
  return definitionBehind(rest, passage.language, unit.kind === 'item' && unit.opensBlock)
}
