import { languageOf } from '../../../language/languages.ts'
import type { ChronologyAsked } from '../question/chronology-question.ts'
import type { DocumentEntries, Terms } from './document-entries.ts'
import type { Entry } from './entry.ts'

/** The sentence that tells of an event. */
export type FoundEvent = {
  readonly document: DocumentEntries
  /** Its place in reading order. */
  readonly at: number
  /** The entry that it is, or is told with; undefined if it has no time. */
  readonly entry: Entry | undefined
  /** Where it is a heading, its text. */
  readonly heading: string | undefined
  /** Whether it tells itself what was before or after it: "After the war orders fell." */
  readonly saysSo: boolean
  /** Whether it says all words of the event. */
  readonly isSure: boolean
}

/**
 * The sentence that says most words of an event, with its headings and what its document is. Undefined if none says half
 * of them, or it has no time and its document does not tell in the order of time.
 */
export function findEvent(
  documents: readonly DocumentEntries[],
  terms: Terms,
  asked: ChronologyAsked,
): FoundEvent | undefined {
  let best: { readonly event: FoundEvent; readonly score: number } | undefined
  for (const document of documents) {
    // What the title says is said of all of it.
    const telling = [...terms].filter((term) => !document.name.has(term))
    for (const [at, unit] of document.units.entries()) {
      const own = document.ownTerms(unit)
      const count = telling.filter((term) => own.has(term)).length
      if (count === 0) continue
      const near = document.termsNear(unit)
      const said = [...terms].filter((term) => near.has(term) || document.identity.has(term)).length
      const entry = document.entryAt(at)
      const score = said + count / 2 + (entry ? 1 / 4 : 0)
      if (said * 2 < terms.size || score <= (best?.score ?? 0)) continue
      const heading = unit.kind === 'heading' ? unit.shown : undefined
      const saysSo = isCompared(unit.shown, asked)
      best = { event: { document, at, entry, heading, saysSo, isSure: said === terms.size }, score }
    }
  }
  const event = best?.event
  const isPlaced = event?.entry || (asked.isOfAnything && event?.document.isInOrder)
  return isPlaced ? event : undefined
}

/** Whether a text has a word such as "after" that a question asks with. */
export function isCompared(text: string, { language, event }: ChronologyAsked): boolean {
  const found = languageOf(language).chronology?.relations.find(text) ?? []
  return found.some(({ value }) => value === event?.compared)
}
