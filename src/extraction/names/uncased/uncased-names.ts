import { type NameClues, nameCluesOf } from '../../../language/name-clues.ts'
import type { Candidate } from './candidate.ts'
import { clausesOf, type Unit } from './clauses.ts'
import { findEnded } from './find-ended.ts'
import { findHeaded } from './find-headed.ts'
import { findOtherForms } from './find-other-forms.ts'
import { findPeople } from './find-people.ts'
import { findRecurring } from './find-recurring.ts'
import { findDotted, findTranscribed } from './find-transcribed.ts'
import { formsOf, type Named } from './forms-of.ts'
import type { KnownName } from './known-name.ts'
import { type FoundName, NameFinder } from './name-finder.ts'

/** The names of a run of chunks of one document, in a language whose script has no capitals. */
export class UncasedNames {
  readonly names: readonly KnownName[]
  readonly #finder: NameFinder
  readonly #clauses: ClausesOf

  constructor(names: readonly KnownName[], clues: NameClues, clauses: ClausesOf) {
    this.names = names
    this.#finder = new NameFinder(names, clues)
    this.#clauses = clauses
  }

  /** Where one of the chunks has them, in order. */
  find(text: string): readonly FoundName[] {
    return this.#finder.find(text, this.#clauses.get(text)?.flat() ?? [])
  }
}

/** The clauses of each chunk, by its text. */
type ClausesOf = ReadonlyMap<string, readonly (readonly Unit[])[]>

/** Most characters of a name; what is longer is a list, and would slow down the search for all. */
const lengthMax = 40
/** Most characters of a title that is looked for in the text. */
const titleLengthMax = 20

/**
 * The names of texts that are chunks of one document with this title; `undefined` if its language has capitals. Names
 * are told by the words around them; what is likely one must stand in the document twice.
 */
export function uncasedNames(
  texts: readonly string[],
  title: string,
  language: string,
): UncasedNames | undefined {
  const clues = nameCluesOf(language)
  if (clues === undefined) return undefined
  const clauses = new Map(texts.map((text) => [text, clausesOf(text, clues)]))
  const named = new Map<string, Named>()
  for (const [text, own] of clauses)
    for (const candidate of candidatesIn(text, own, clues)) addCandidate(named, text, candidate)
  for (const written of findRecurring([...clauses.values()].flat(), clues))
    if (!named.has(written)) named.set(written, { written, kind: 'other', times: 2, isSure: true })
  if (title.length > 0 && title.length <= titleLengthMax && !named.has(title))
    named.set(title, { written: title, kind: 'other', times: 1, isSure: true })
  const names = [...named.values()].filter(({ isSure, times }) => isSure || times > 1)
  const known = new UncasedNames(formsOf(names, clues), clues, clauses)
  const others = otherFormsOf(texts, known, language)
  return others.length === 0 ? known : new UncasedNames([...known.names, ...others], clues, clauses)
}

/** Other names that the texts tell of those that are known, each once. */
function otherFormsOf(
  texts: readonly string[],
  known: UncasedNames,
  language: string,
): readonly KnownName[] {
  const taken = new Map(known.names.map(({ written, fuller }) => [written, fuller?.written]))
  const others: KnownName[] = []
  for (const text of texts)
    for (const other of findOtherForms(text, known.find(text), language)) {
      const meant = other.fuller?.written ?? ''
      if (taken.get(other.written) !== undefined || taken.get(meant) === other.written) continue
      taken.set(other.written, meant)
      others.push(other)
    }
  return others
}

function candidatesIn(
  text: string,
  clauses: readonly (readonly Unit[])[],
  clues: NameClues,
): Candidate[] {
  const found = findDotted(text, clauses.flat(), clues)
  for (const clause of clauses) {
    found.push(...findPeople(clause, clues), ...findEnded(clause, clues))
    found.push(...findHeaded(clause, clues), ...findTranscribed(clause, clues))
    found.push(...findPlaces(clause, clues))
  }
  return found
}

/** Countries, regions and large cities. */
function findPlaces(clause: readonly Unit[], { places }: NameClues): Candidate[] {
  const found: Candidate[] = []
  clause.forEach(({ start, end, text }, at) => {
    const next = clause[at + 1]
    const both = next === undefined ? '' : text + next.text
    if (places.has(both) && next !== undefined)
      found.push({ start, end: next.end, kind: 'place', isSure: true })
    else if (places.has(text)) found.push({ start, end, kind: 'place', isSure: true })
  })
  return found
}

function addCandidate(named: Map<string, Named>, text: string, candidate: Candidate): void {
  const { start, end, kind, isSure, lastNameLength } = candidate
  const written = text.slice(start, end)
  if (written.length < 2 || written.length > lengthMax) return
  const known = named.get(written)
  if (known === undefined)
    named.set(written, {
      written,
      kind,
      isSure,
      times: 1,
      ...(lastNameLength !== undefined && { lastNameLength }),
    })
  else {
    known.times++
    known.isSure ||= isSure
    if (known.kind === 'other') known.kind = kind
  }
}
