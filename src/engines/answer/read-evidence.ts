import { detectLanguage } from '../../language/detect-language.ts'
import { sentences } from '../../language/sentences.ts'
import { type Term, terms } from '../../language/terms.ts'
import type { Passage } from './passage.ts'
import type { Span } from './span.ts'

/** A sentence of a passage; its range is that in the passage's text. */
export type EvidenceSentence = Span & {
  readonly passage: Passage
  /** The heading that it stands under, within its passage; '' for none. */
  readonly heading: string
  /** Its place among all sentences read. */
  readonly position: number
  /** Its terms; their ranges are those in the passage's text. */
  readonly terms: readonly Term[]
  readonly stems: ReadonlySet<string>
  /** The other passages that it names, or by which the walk went on to them. */
  readonly leadsTo: ReadonlySet<Passage>
}

/** The sentences of all passages in order; one that stands in two overlapping chunks comes once. */
export function readEvidence(
  passages: readonly Passage[],
  language: string,
): readonly EvidenceSentence[] {
  const found: EvidenceSentence[] = []
  const seen = new Set<string>()
  for (const passage of passages)
    for (const sentence of sentencesOf(passage, language)) {
      if (sentence.terms.length === 0 || seen.has(sentence.text)) continue
      seen.add(sentence.text)
      const stems = new Set(sentence.terms.map(({ stem }) => stem))
      const leadsTo = new Set(passages.filter((other) => leads(passage, sentence, other)))
      found.push({ ...sentence, passage, position: found.length, stems, leadsTo })
    }
  return found
}

/** A title without what only tells namesakes apart: "Algiers (film)" is Algiers. */
export function bareTitle(title: string): string {
  return title.includes('(') ? title.replace(/\s*\([^()]*\)\s*/g, ' ').trim() : title
}

type ReadSentence = Span & { readonly heading: string; readonly terms: readonly Term[] }

function sentencesOf({ text }: Passage, language: string): ReadSentence[] {
  const all = terms(text, language)
  let next = 0
  let heading = ''
  return sentences(text, detectLanguage(text)).map((range) => {
    const opening = openingOf(text.slice(range.start, range.end))
    if (opening.startsWith('#')) heading = opening.replace(/^#+/, '').trim()
    const start = range.start + opening.length
    while (next < all.length && (all[next]?.start ?? start) < start) next++
    const from = next
    while (next < all.length && (all[next]?.end ?? range.end) <= range.end) next++
    const own = { start, end: range.end, text: text.slice(start, range.end) }
    return { ...own, heading, terms: all.slice(from, next) }
  })
}

/** What stands before the words of a sentence: a heading's whole line, the mark of a list item. */
function openingOf(sentence: string): string {
  return /^(?:#{1,6}\s[^\n]*(?:\n\s*|$)|(?:[-*•>|]|\d+[.)])\s+)/.exec(sentence)?.[0] ?? ''
}

function leads(from: Passage, sentence: ReadSentence, to: Passage): boolean {
  if (from === to) return false
  const start = from.start + sentence.start
  const end = from.start + sentence.end
  const walked = to.path.some(
    (hop) => hop.docId === from.docId && hop.start < end && hop.end > start,
  )
  return walked || (from.docId !== to.docId && holdsName(sentence.text, bareTitle(to.title)))
}

/** Whether a name stands in a text as whole words. */
export function holdsName(text: string, name: string): boolean {
  const at = name.length < 2 ? -1 : text.indexOf(name)
  return at >= 0 && !isLetter(text[at - 1]) && !isLetter(text[at + name.length])
}

function isLetter(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}]/u.test(character)
}
