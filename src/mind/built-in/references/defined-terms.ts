import type { Passage } from '../../../evidence/passage.ts'
import { bareWords, definedTerms, findPlace } from '../../../extraction/references/find-place.ts'
import { languageOf } from '../../../language/languages.ts'
import type { Candidates } from '../selection/candidates.ts'
import { contentOf, type Referral } from './referred-places.ts'

/** A name in a sentence of several words with capitals, as contracts write the terms that they define. */
const capitalised = /(?<=[\p{Ll},;] )\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){1,3}/gu

/**
 * The terms in a unit that its document defines, each with its definition; those that look like one and are not
 * defined by the passages are missing.
 */
export function termsIn(
  index: number,
  read: Pick<Candidates, 'units' | 'passages'>,
): readonly Referral[] {
  const { units, passages } = read
  const unit = units[index]
  const passage = unit && passages[unit.passage]
  if (unit === undefined || passage === undefined) return []
  const written = passage.text.slice(unit.start, unit.end)
  const said = ` ${bareWords(written)} `
  const texts = passages.filter(({ docId }) => docId === passage.docId)
  const defined = definedTerms(texts).filter((term) => said.includes(` ${bareWords(term)}`))
  const found = defined.flatMap((term) => {
    const range = rangeOf(term, passage, unit.start)
    const place = findPlace({ kind: 'defined', name: term }, texts)
    const content = place && contentOf(place, texts, read)
    if (content === undefined || content.content.includes(index)) return []
    return [{ unit: index, ...range, places: [content], missing: [] }]
  })
  if (found.length > 0 || languageOf(passage.language).capitalizesNouns) return found
  return [...written.matchAll(capitalised)].map(({ 0: name, index: at }) => {
    const start = unit.start + at
    const missing = [{ kind: 'defined', name } as const]
    return { unit: index, start, end: start + name.length, places: [], missing }
  })
}

function rangeOf(term: string, { text }: Passage, from: number) {
  const at = text.toLowerCase().indexOf(term.toLowerCase(), from)
  const start = at < 0 ? from : at
  return { start, end: at < 0 ? from : at + term.length }
}
