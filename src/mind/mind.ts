import type { Thinking } from '../base/thinking.ts'
import type { Citation } from '../evidence/citation.ts'
import type { Passage } from '../evidence/passage.ts'
import type { Target } from '../extraction/references/reference.ts'
import type { Range } from '../language/words/words.ts'
import type { Question, UnderstoodQuestion } from './question.ts'

/**
 * Turns passages into an answer. The steps are separate calls, so that a language model can implement any of them. A
 * mind keeps no state between two calls.
 */
export interface Mind {
  /**
   * Whether `compose` may run in the worker thread that holds the index, so that passages need not be copied to the
   * main thread; `Retrieval.answer` then searches and composes in one call.
   */
  readonly readsBesideIndex: boolean
  /** The language model that writes answers, which takes seconds; undefined if there is none. */
  readonly modelName?: string
  /** Reads the last message of a conversation as a question; the earlier ones say what it refers to. */
  understand(conversation: readonly Utterance[], signal: AbortSignal): Promise<UnderstoodQuestion>
  /** The further queries to search for: the parts of the question, and names found in the passages. */
  plan(question: Question, passages: readonly Passage[], signal: AbortSignal): Promise<Plan>
  /**
   * Writes the answer from these passages alone, which are sorted by score, best first. Yields it as far as it is
   * settled: each text, and each list of citations, goes on from the one before. The last is the whole answer.
   */
  compose(
    question: Question,
    passages: readonly Passage[],
    thinking: Thinking,
    signal: AbortSignal,
  ): AsyncIterable<Answer>
  /**
   * Answers a question about all rows of a table (`mayAggregate`) from passages that hold one whole; undefined if it
   * asks for something else. No language model takes part: it would compute in its head.
   */
  aggregate(
    question: Question,
    passages: readonly Passage[],
    thinking: Thinking,
    signal: AbortSignal,
  ): Promise<Answer | undefined>
  /**
   * Answers a question for what a document says of itself, such as its author, from passages that documents open with;
   * undefined if it asks for something else, or none of them says it. No language model takes part: front matter is no
   * evidence for anything else.
   */
  tellFact(
    question: Question,
    passages: readonly Passage[],
    signal: AbortSignal,
  ): Promise<Answer | undefined>
  /**
   * Answers a question for statements of a kind, such as decisions or tasks, from passages that hold documents whole;
   * undefined if it asks for something else, or they have none. A language model reads them by itself.
   */
  tellStatements(
    question: Question,
    passages: readonly Passage[],
    thinking: Thinking,
    signal: AbortSignal,
  ): Promise<Answer | undefined>
  /**
   * The documents that a question for what changed or differs compares, of those that the passages are of; empty if it
   * asks for something else, or they have none that belong together.
   */
  versionsMeant(
    question: Question,
    passages: readonly Passage[],
    signal: AbortSignal,
  ): Promise<readonly string[]>
  /**
   * Answers such a question from passages that hold these documents whole; undefined if they do not answer it. No
   * language model takes part: it would have to read both documents.
   */
  tellChanges(
    question: Question,
    passages: readonly Passage[],
    thinking: Thinking,
    signal: AbortSignal,
  ): Promise<Answer | undefined>
  /**
   * Answers a question for what happened in a time, or in which order, from passages that hold documents whole; undefined
   * if it asks for something else, or they tell no times. A language model reads them by itself.
   */
  tellChronology(
    question: Question,
    passages: readonly Passage[],
    thinking: Thinking,
    signal: AbortSignal,
  ): Promise<Answer | undefined>
  /** Tells the themes of all documents in reach, in this order, by exact quotes. No language model takes part. */
  tellThemes(question: Question, themes: readonly Theme[], signal: AbortSignal): Promise<Answer>
}

/** A theme of several documents. */
export type Theme = {
  readonly title: string
  /** The titles of documents that are about it, those that are most about it first. */
  readonly documents: readonly string[]
  /** The number of documents that are about it. */
  readonly documentCount: number
  readonly quotes: readonly Quote[]
}

/** A range of the text of a passage. */
export type Quote = Range & { readonly passage: Passage }

/**
 * The number of passages read for a `snap` answer. `ponder` reads more, the same ones first, and its answer begins with
 * what these say.
 */
export const snapPassages = 5

/** One message of a conversation. */
export type Utterance = {
  readonly role: 'user' | 'assistant'
  readonly content: string
  /** The quotes of the citations of an assistant message, where they are known. */
  readonly quotes?: readonly string[]
}

export type Plan = {
  /** The parts of a compound question; empty if it has only one. */
  readonly parts: readonly string[]
  /** Names that the passages mention and the question does not: candidates for a second search. */
  readonly names: readonly string[]
  /** For an overview: the document it is of, or else the chunks that contain the section it is of. */
  readonly overview?: { readonly docId?: string; readonly chunkIds?: readonly string[] }
}

/**
 * How well the quotations support the answer:
 * - `answered`: a quotation says it.
 * - `nearest`: no quotation says it outright; the nearest is quoted.
 * - `nothing`: nothing is near enough to be quoted.
 */
export type Grounding = 'answered' | 'nearest' | 'nothing'

export type Answer = {
  /** Markdown; `[n]` refers to the citation with index n. */
  readonly text: string
  readonly citations: readonly Citation[]
  /** Undefined for a greeting, thanks or an empty message. */
  readonly grounding?: Grounding
  /** Who wrote it, where a language model is set up. */
  readonly writer?: Writer
  /** What it refers to and would tell with it, if the passages had it. */
  readonly unread?: readonly Referred[]
}

/** A place to which a passage of a document refers. */
export type Referred = { readonly docId: string; readonly target: Target }

export type Writer = {
  /** The name of the language model, or `built-in`. */
  readonly name: string
  /** How many sentences of the model were left out because what they cite does not support them. */
  readonly refused: number
  /** Why the built-in mind wrote instead of the model, or why the answer of the model ends early: for people. */
  readonly fallback?: string
}
