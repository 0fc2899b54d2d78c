import type { ImportDocument } from '../../src/contract/documents/document-import.ts'
import type { Wanted } from './measures.ts'

/** Questions over documents, with what a right reply holds. */
export type AnswerSet = {
  readonly name: string
  readonly engine: 'rag' | 'graph'
  readonly collections: readonly Collection[]
  readonly questions: readonly Question[]
  /** By its very words, or by most of its content words where the answers are paraphrases. */
  readonly judgedBy: 'holdsAnswer' | 'coverage'
  /** Whether each question is also put to the other collections, none of which answers it. */
  readonly isAskedElsewhere?: boolean
}

/** Documents that go to one graph, as their owner would send them. */
export type Collection = {
  readonly name: string
  readonly documents: readonly CollectionDocument[]
}

export type CollectionDocument = { readonly id: string } & (
  | { readonly line: ImportDocument }
  | { readonly path: string }
)

export type Question = {
  readonly id: string
  readonly question: string
  /** What is asked before it, in the same conversation. */
  readonly before?: string
  /** The collection that is asked. */
  readonly collection: string
  /** The only document that is asked. */
  readonly document?: string
  /** What sort of answer it wants. */
  readonly kind?: string
  /** False where no document answers it. */
  readonly isAnswerable: boolean
  readonly wanted: Wanted
  readonly gold?: Gold
}

/**
 * Where the answer stands: a range of a document's text in UTF-16 code units, exact quotes, or somewhere in a document.
 */
export type Gold =
  | { readonly document: string; readonly start: number; readonly end: number }
  | { readonly quotes: readonly string[] }
  | { readonly documents: readonly string[] }
