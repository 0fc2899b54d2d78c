import type { ChangeKind } from '../language/change-words.ts'
import type { Asked, DocumentFact } from '../language/language.ts'
import type { StatementKind } from '../language/statement-words.ts'

/** A question with the circumstances under which it is answered. */
export type Question = UnderstoodQuestion & Circumstances

/** What a mind reads in the last message of a conversation. */
export type UnderstoodQuestion = {
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
  readonly written?: Pick<UnderstoodQuestion, 'text' | 'asks'>
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
  /**
   * For small talk or an overview: all languages whose phrases match. Messages this short rarely identify one
   * language.
   */
  readonly mayBeIn?: readonly string[]
  /** The kind of answer that the question words ask for, if they tell. */
  readonly asks: Asked | 'yes-no' | undefined
  /** Whether only the question before tells the kind, as of "and the deposit?", which may ask for another. */
  readonly asksAsBefore?: boolean
  /** That question before. */
  readonly before?: string
  /**
   * Designations of earlier turns in whose place this follow-up has another one, folded: what stands under them is not
   * asked about.
   */
  readonly replaced?: readonly string[]
  /** The name in whose place this follow-up, which only names something else, has its own. */
  readonly replacedName?: string
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
  /**
   * For a question for statements of a kind, such as decisions or tasks: the kinds, `who` states them or is meant, if
   * that is said, `about` what, and the language whose phrases tell so.
   */
  readonly statements?: {
    readonly kinds: readonly StatementKind[]
    readonly who: string
    readonly about: string
    readonly language: string
  }
  /**
   * For a question for what changed from one document to another, or how they differ: what of it, the words that name
   * the documents or a topic, and the language whose phrases tell so.
   */
  readonly changes?: {
    readonly kind: ChangeKind
    readonly about: string
    readonly language: string
  }
  /** For a question for what happened, and when: the language whose phrases tell so. */
  readonly chronology?: { readonly language: string }
  /** Whether it may ask about all rows of a table: how many, the total, the highest, those that satisfy a condition. */
  readonly mayAggregate: boolean
  /** For a question for what connects two things: their names as written. */
  readonly connects?: readonly [string, string]
  /** For a message that wishes the last answer in another way; all else is then of the question that it answered. */
  readonly retelling?: Retelling
}

/** A wish for the last answer once more: "shorter please", "tell me more", "are you sure?", "as a list". */
export type Retelling = {
  readonly how: HowToRetell
  /** What the person wrote. */
  readonly wish: string
  /** The languages whose phrases match the wish. */
  readonly languages: readonly string[]
  /** What was replied to the question so far, as it was shown. */
  readonly told: readonly string[]
  /** The number of messages of the conversation up to the question. */
  readonly messageCount: number
}

/**
 * `shorter`: its most telling excerpt alone. `more`: what has not been told yet. `sources`: with the documents and places
 * of its quotes. `again`: in another form or language, which no quotation has.
 */
export type HowToRetell = 'shorter' | 'more' | 'sources' | 'again'

/** What an engine, or another mind, knows of where a question is answered from. */
type Circumstances = {
  /** The number of the day on which it is asked, counted from 1 January 1970. */
  readonly today?: number
  /** Whether the caller has restricted the question to one document. */
  readonly isOfDocument?: boolean
  /** Whether the passages to compute over are a whole document, so that its lists are complete. */
  readonly isReadWhole?: boolean
  /** For an overview of all documents: their number, where known. */
  readonly documentCount?: number
  /** The languages of the documents that are searched, where known. */
  readonly documentLanguages?: readonly string[]
  /** Whether the passages come from pages of the web instead of stored documents. */
  readonly isOfWeb?: boolean
  /** Why there is no page of the web that could be quoted; missing if there is one. */
  readonly pagesMissing?: PagesMissing | undefined
  /** Whether the passages are known not to answer it, so that no answer may be better than `nearest`. */
  readonly isUnanswered?: boolean
}

/**
 * What a message does that asks nothing of any source: it greets, thanks, takes note, asks what the assistant is, or
 * remarks on a reply ("shorter please") where there is none.
 */
export type SmallTalk = 'greeting' | 'thanks' | 'acknowledgement' | 'ofAssistant' | 'remark'

/** No page of the web was found, or none of those that were found could be read. */
export type PagesMissing = 'noPage' | 'unreadable'
