import type { Citation } from '../evidence/citation.ts'
import type { Passage } from '../evidence/passage.ts'
import type { Asked } from '../language/language.ts'

/**
 * What turns passages into an answer. It is asked step by step, so that a language model can stand behind
 * any of the steps. A mind keeps nothing of what it is asked between two calls.
 */
export interface Mind {
  /**
   * It composes in the threads that search, so that passages need not leave them: `Retrieval.answer` does both at once.
   */
  readonly readsBesideIndex: boolean
  /** Reads the last message of a conversation as a question; the earlier ones say what it refers to. */
  understand(conversation: readonly Utterance[], signal: AbortSignal): Promise<Question>
  /** What has to be searched besides the question itself: its parts, and names that the passages lead to. */
  plan(question: Question, passages: readonly Passage[], signal: AbortSignal): Promise<Plan>
  /** Says what the passages answer; reads nothing else. The best passage comes first. */
  compose(
    question: Question,
    passages: readonly Passage[],
    thinking: Thinking,
    signal: AbortSignal,
  ): Promise<Answer>
}

/**
 * So many passages are read for a quick answer. A deep one reads more, the same ones first, and begins with what these
 * say.
 */
export const snapPassages = 5

/** One message of a conversation. */
export type Utterance = {
  readonly role: 'user' | 'assistant'
  readonly content: string
  /** The quotes of the citations of an answer, where they are known. */
  readonly quotes?: readonly string[]
}

/** `snap` answers from few passages in a few sentences, `ponder` from more and at more length. */
export type Thinking = 'snap' | 'ponder'

export type Question = {
  /** What is asked, as it was written; of a long message its end. */
  readonly text: string
  /** ISO 639-1, or `und`. */
  readonly language: string
  /** Only a question needs evidence; a message that is `empty` holds nothing that could be looked up. */
  readonly kind: 'question' | 'overview' | 'greeting' | 'thanks' | 'empty'
  /** Of a message that asks what a document says as a whole, what it calls the document; '' where it does not name it. */
  readonly overviewOf?: string
  /**
   * Of a greeting, thanks, or a message that asks for a whole document, the languages that have its words: so few tell no
   * more.
   */
  readonly mayBeIn?: readonly string[]
  /** What it asks for, as far as its question words tell. */
  readonly asks: Asked | 'yes-no' | undefined
  /** Names and terms of earlier turns, for a question that continues them; they count less than its own words. */
  readonly context: string
  /** What the last answer quoted, for a question that continues the conversation: that is known by now. */
  readonly said?: string
  /** It is put to one document, which whoever asks has chosen. */
  readonly isOfDocument: boolean
  /** What the documents that it is put to are written in, where that is known. */
  readonly documentLanguages?: readonly string[]
  /** It is put to pages of the web, and not to documents of whoever asks. */
  readonly isOfWeb: boolean
}

export type Plan = {
  /** Questions that are asked together; none if the question has one part. */
  readonly parts: readonly string[]
  /** Names that the passages lead to, and that the question does not know. */
  readonly leads: readonly string[]
  /** For an overview: the document that it is of, or else the passages that have the section that it is of. */
  readonly overview?: { readonly docId?: string; readonly chunkIds?: readonly string[] }
}

/**
 * - `answered`: an excerpt says it.
 * - `nearest`: no excerpt says it outright; the nearest is quoted.
 * - `nothing`: nothing is near enough to be quoted.
 */
export type Grounding = 'answered' | 'nearest' | 'nothing'

export type Answer = {
  /** Markdown; `[n]` marks citation n. */
  readonly text: string
  readonly citations: readonly Citation[]
  /** Missing where nothing was asked. */
  readonly grounding?: Grounding
}
