import { z } from 'zod'
import type { Passage } from '../evidence/passage.ts'
import { termSet } from '../extraction/terms/term-set.ts'
import type { Question } from '../mind/question.ts'
import type { Reach } from '../storage/index/index-view.ts'
import { columnsIn, mayBeOne } from './retrieval/columns-in.ts'
import { hasRecords, withoutRecords } from './retrieval/records-in.ts'
import type { Search } from './search.ts'

/** The openings of so many of the best documents are read for what they say of themselves. */
const openingsMax = 3

/**
 * The searches for the openings of the best documents, of whose front matter or by-line a question may ask: of those
 * only that have just the title it names, if there are such. None if the question asks for nothing of the kind, nor
 * for a field that one of them is known to have.
 */
export function openingSearches(
  search: Search,
  { fact, text, language }: Question,
  passages: readonly Passage[],
): readonly Search[] {
  // Most documents have no fields.
  if (fact === undefined && passages.every(({ metadata }) => metadata === undefined)) return []
  const asked = termSet(text, language)
  const isAsked = (name: string) => {
    const terms = [...termSet(name.replace(/[_-]/g, ' '), language)]
    return terms.length > 0 && terms.every((term) => asked.has(term))
  }
  const subject = [...termSet(fact?.of ?? '', language)]
  const called = passages.filter(({ title }) => {
    const terms = termSet(title, language)
    return terms.size === subject.length && subject.every((term) => terms.has(term))
  })
  const meant = called.length > 0 ? called : passages
  const documents = new Map(meant.map(({ docId, metadata }) => [docId, metadata]))
  const { vector, ...rest } = search
  return [...documents]
    .filter(([, metadata]) => fact !== undefined || fieldNames(metadata).some(isAsked))
    .slice(0, openingsMax)
    .map(([docId]) => ({ ...rest, ...openingOf(search.reach, docId) }))
}

/** The part of a search that has it read what a document opens with. */
export function openingOf(reach: Reach, docId: string): Pick<Search, 'reach' | 'reads'> {
  return { reach: { ...reach, docId }, reads: { what: 'opening' } }
}

function fieldNames(metadata: string | undefined): readonly string[] {
  return metadata === undefined ? [] : Object.keys(Metadata.parse(JSON.parse(metadata)))
}

/** The metadata of a document are a JSON object of strings. */
const Metadata = z.record(z.string(), z.string())

/** So many of the best passages are searched for tables that a question may be about. */
const holdersMax = 6
/** So many tables, or documents with lists, are read for one question. */
const tablesMax = 4
/** A document of more passages is not read for its lists: some 20 pages. */
const wholeMax = 40
/** So many passages of all documents are searched for further rows of that table. */
const besideMax = 20

/**
 * The searches for the tables that a question may ask to compute over, each whole, and for the documents that list
 * things in another form, in the order in which the best `passages` that `search` found have parts of them. None if the
 * question asks for nothing of the kind.
 */
export function tableSearches(
  search: Search,
  question: Question,
  passages: readonly Passage[],
): readonly Search[] {
  if (!question.mayAggregate) return []
  const { vector, ...rest } = search
  const holders = new Map<string, Search>()
  for (const passage of passages.slice(0, holdersMax)) {
    const { docId, chunkId } = passage
    const reach = { ...search.reach, docId }
    const columns = columnsIn(withoutRecords(passage))
    const key = JSON.stringify([docId, columns])
    if (columns.length > 0 && !holders.has(key))
      holders.set(key, { ...rest, reach, reads: { what: 'tables', chunkId } })
    if (hasRecords(passage) && !holders.has(docId))
      holders.set(docId, { ...rest, reach, limit: wholeMax + 1, reads: { what: 'document' } })
  }
  return [...holders.values()].slice(0, tablesMax)
}

/** The search, by the names of its columns, for further rows of a table, which may stand in other documents. */
export function besideSearch(search: Search, table: readonly Passage[]): Search {
  const { vector, context, said, ...rest } = search
  return {
    ...rest,
    question: (table[0] ? columnsIn(table[0]) : []).flat().join(' '),
    limit: besideMax,
  }
}

/** Whether `found` has a passage of another document that may hold rows of the table in the passages `table`. */
export function goesOnBeside(table: readonly Passage[], found: readonly Passage[]): boolean {
  return found.some((other) =>
    table.some((own) => own.docId !== other.docId && mayBeOne(columnsIn(own), columnsIn(other))),
  )
}
