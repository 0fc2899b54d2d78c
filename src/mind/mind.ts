import type { Thinking } from '../base/thinking.ts'
import type { Citation } from '../evidence/citation.ts'
import type { Passage } from '../evidence/passage.ts'
import type { Asked, DocumentFact } from '../language/language.ts'
import type { Range } from '../language/words/words.ts'

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
  understand(conversation: readonly Utterance[], signal: AbortSignal): Promise<Question>
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

/**
 * What a message does that asks nothing of any source: it greets, thanks, takes note, asks what the assistant is, or
 * remarks on the last reply ("are you sure?", "shorter please").
 */
export type SmallTalk = 'greeting' | 'thanks' | 'acknowledgement' | 'ofAssistant' | 'remark'

export type Question = {
  /** The sentences of the message that ask; where none does, all of it, and of a long one its end. */
  readonly text: string
  /** What the message says around them, at most some paragraphs. */
  readonly around?: string
  /** How many characters of a long message are neither in its text nor around it. */
  readonly leftOut?: number
  /**
   * What the person wrote, where a language model has put it in other words: only that counts as what was asked when an
   * answer is verified.
   */
  readonly written?: Pick<Question, 'text' | 'asks'>
  /** ISO 639-1, or `und`. */
  readonly language: string
  /** Only a question needs evidence; a message that is `empty` holds nothing that could be looked up. */
  readonly kind: 'question' | 'overview' | SmallTalk | 'empty'
  /** For an overview, the words that name the document or section; empty where none is named. */
  readonly overviewOf?: string
  /** For an overview: whether it is of all documents in reach, such as a question for their themes. */
  readonly isOfAll?: boolean
  /** For an overview of all documents: whether it asks which there are, or how many. */
  readonly isOfLibrary?: boolean
  /** For an overview of all documents: their number, where known. */
  readonly documentCount?: number
  /**
   * For small talk or an overview: all languages whose phrases match. Messages this short rarely identify one
   * language.
   */
  readonly mayBeIn?: readonly string[]
  /** The kind of answer that the question words ask for, if they tell. */
  readonly asks: Asked | 'yes-no' | undefined
  /**
   * Designations of earlier turns in whose place this follow-up has another one, folded: what stands under them is not
   * asked about.
   */
  readonly replaced?: readonly string[]
  /** Names and terms of earlier turns, for a follow-up question; they weigh less than its own words. */
  readonly context: string
  /**
   * Terms of what the message says before its question. They say where to look; only for a question that leans on them
   * ("We have the A1. How do I reset it?") do they count among what is asked, less than its own words.
   */
  readonly situation?: { readonly terms: string; readonly isLeaning: boolean }
  /**
   * The quotes of the last answer, for a follow-up question: the reader knows them, so excerpts among them rank lower.
   */
  readonly said?: string
  /** For a question such as who wrote a document: what it asks for, and the words that name the document, if any. */
  readonly fact?: { readonly asked: DocumentFact; readonly of: string }
  /** Whether it may ask about all rows of a table: how many, the total, the highest, those that satisfy a condition. */
  readonly mayAggregate: boolean
  /** For a question for what connects two things: their names as written. */
  readonly connects?: readonly [string, string]
  /** Whether the caller has restricted the question to one document. */
  readonly isOfDocument: boolean
  /** The languages of the documents that are searched, where known. */
  readonly documentLanguages?: readonly string[]
  /** Whether the passages come from pages of the web instead of stored documents. */
  readonly isOfWeb: boolean
  /** Why there is no page of the web that could be quoted; missing if there is one. */
  readonly pagesMissing?: PagesMissing | undefined
  /** Whether the passages are known not to answer it, so that no answer may be better than `nearest`. */
  readonly isUnanswered?: boolean
}

/** No page of the web was found, or none of those that were found could be read. */
export type PagesMissing = 'noPage' | 'unreadable'

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
}

export type Writer = {
  /** The name of the language model, or `built-in`. */
  readonly name: string
  /** How many sentences of the model were left out because what they cite does not support them. */
  readonly refused: number
  /** Why the built-in mind wrote instead of the model, or why the answer of the model ends early: for people. */
  readonly fallback?: string
}
