import type { Aggregation, AggregationData } from './aggregation-words.ts'
import type { ChangeData, Changes } from './change-words.ts'
import type { Chronology, ChronologyData } from './chronology-words.ts'
import type { LimitData, LimitWords } from './limit-words.ts'
import type { NameCluesData } from './name-clues-data.ts'
import type { Phrases } from './phrases.ts'
import type { ReckoningData, ReckoningWords } from './reckoning-words.ts'
import type { ReferenceData, ReferenceWords } from './reference-words.ts'
import type { StatementData, Statements } from './statement-words.ts'
import type { Templates } from './templates.ts'
import type { ValueData, ValueWords } from './value-words.ts'
import type { Vocabulary } from './vocabularies.ts'

/** The kind of answer that a question asks for; `thing` where its words tell no more, such as "what". */
export type Asked =
  | 'person'
  | 'place'
  | 'time'
  | 'number'
  | 'reason'
  | 'manner'
  | 'steps'
  | 'definition'
  | 'list'
  | 'choice'
  | 'thing'

/** A subject area with specialized sources. */
export type SpecialTopic = 'science' | 'medicine' | 'code' | 'news'
/** How far back something is of interest. */
export type Period = 'month' | 'year'

/**
 * The data of a language folder. A vocabulary is a string of words and phrases separated by commas; case and accents do
 * not matter. A missing vocabulary is empty.
 */
export type LanguageData = { readonly [name in Vocabulary]?: string } & {
  /** ISO 639-1; `und` for the neutral language. */
  readonly code: string
  /** Its own letters and signs, besides those that all languages of the script share, in lower case: "äöüß", "¿". */
  readonly letters?: string
  /** The ISO 639-3 code of its list in the package `stopword`. */
  readonly stopWordList?: string
  /** Stop words that the list lacks. */
  readonly stopWords?: string
  /** Names that are stop words unless they are written in capitals: "US". */
  readonly acronyms?: string
  /**
   * The name of its Snowball stemmer; `truncating` compares words by their first letters, `light` without their
   * affixes. Without one, words are compared as they are.
   */
  readonly stemmer?: string
  /** The affixes that a light stemmer strips. */
  readonly affixes?: { readonly prefixes: string; readonly suffixes: string }
  /** Whether word boundaries are unreliable: words are written without spaces, or endings are attached to them. */
  readonly isUnspaced?: boolean
  /** Whether sentences end with a space only, which also separates clauses. */
  readonly isUnmarked?: boolean

  /** Question words and openings, by what they ask for. The longest match counts. */
  readonly asks?: Readonly<Partial<Record<Asked, string>>>

  /** Whether all nouns are written with a capital, so that it tells no names. */
  readonly capitalizesNouns?: boolean
  /** Whether names have endings, of cases above all: "Веры Штольц" of "Вера Штольц". */
  readonly inflectsNames?: boolean
  /** Whether an infinitive stands behind its object: "den Port ändern". */
  readonly putsVerbsLast?: boolean

  /** Further forms of the twelve months in running text, besides those in dates: "marca marcu, …". */
  readonly monthForms?: string
  /** Whether a Roman numeral with a full stop is always an ordinal: "XVI. Lajos". */
  readonly hasRomanOrdinals?: boolean
  /**
   * The numerals from two to twelve, in order, unless many other words contain them. One is left out: most languages
   * use it as an article.
   */
  readonly numerals?: string
  /** Scales of words that exclude each other: "first / last, mild / severe". */
  readonly opposites?: string
  /** Forms and derivations of a word that its stemmer does not join: "write / wrote / written, pay / payment". */
  readonly wordFamilies?: string
  /** Words, each with how it is written shorter, in names of options above all: "maximum / max". */
  readonly shortForms?: string
  /** Pairs of endings of which a word may have either: "our / or" for "colour". */
  readonly spellings?: string
  /** Letters with an accent, and the letters that a name may have instead: "ä / ae". */
  readonly letterSpellings?: string

  /** Aspects that any subject has: "history", "criticism". */
  readonly aspects?: string
  /** Phrases that ask for an overview of a document; "…" stands for its name: "what is … about". */
  readonly overviews?: string
  /** Phrases that ask for the themes of all documents, in the same form: "what do … have in common". */
  readonly themes?: string
  /** Questions about the documents themselves. */
  readonly library?: LibraryQuestions
  /** Questions for what a document says of itself, with "…" for what names it, and the names it has for that. */
  readonly facts?: Readonly<Record<DocumentFact, FactWords>>
  /** Questions for statements of a kind, and the words that tell them. */
  readonly statements?: StatementData
  /** Questions for what changed from one document to another, and the sentences that answer them. */
  readonly changes?: ChangeData
  /** Words for times and their order. Without it, no question in this language is answered in the order of time. */
  readonly chronology?: ChronologyData
  /** Words that point to a subject area with specialized sources. */
  readonly topics?: Readonly<Partial<Record<SpecialTopic, string>>>
  /** Words that ask for what is new, whatever the subject area: "this week", "recent". */
  readonly timeliness?: Readonly<Record<Period, string>>
  readonly orders?: Orders
  /** Without it, no question in this language is answered by computing over a table. */
  readonly aggregation?: AggregationData
  /** Questions for what connects two names, separated by commas, with "…" for each name. */
  readonly connections?: string
  /** What tells names where the script has no capitals. */
  readonly names?: NameCluesData

  /** Words of questions for values, and of the sentences that have them. */
  readonly values?: ValueData
  /** Words with which texts refer to other places. */
  readonly references?: ReferenceData
  /** Words of limits, and of the cases that questions bring. */
  readonly limits?: LimitData
  /** Words of prices, and of times that are counted from a day. */
  readonly reckoning?: ReckoningData

  /** Sentences of the service. */
  readonly replies: Replies
  readonly report: ReportWords
}

/** What a document says of itself: who wrote it, and when it was written or last changed. */
export type DocumentFact = 'author' | 'published' | 'updated'

export type FactWords = {
  /** "when was … last updated" */
  readonly questions: string
  /** Names of front matter, or labels of a line: "last updated". They count in texts of any language. */
  readonly names: string
}

/** Questions for the documents that there are; "…" stands for each of the words for documents. */
export type LibraryQuestions = {
  /** "documents", "files", in each form that the questions have. */
  readonly documents: string
  /** "how many … are there", "list my …" */
  readonly questions: string
  /** "what can I ask about" */
  readonly topics: string
}

/**
 * Phrases of prompt injection, which address programs instead of readers: "ignore all previous instructions", "you are
 * an assistant", "assistants must".
 */
export type Orders = {
  /** "ignore" */
  readonly verbs: string
  /** "all", "previous" */
  readonly which: string
  /** "instructions" */
  readonly what: string
  /** "language model" */
  readonly readers: string
  /** "as a", "you are a": before the reader. */
  readonly openings: string
  /** "must": after the reader. */
  readonly duties?: string
}

/** Fixed phrases of research reports. Some precede a name or a date. */
export type ReportWords = {
  readonly contents: string
  readonly findings: string
  /** Above statements that no heading of their own fits. */
  readonly details: string
  readonly disagreements: string
  readonly notFound: string
  /** Precedes words of the topic that no page has. */
  readonly onNoPage: string
  /** Stands behind an aspect of the topic that no quotation names, though pages may tell of it in other words. */
  readonly inNoQuote: string
  readonly sources: string
  /** Precedes the day on which a page was read. */
  readonly retrieved: string
  /** For a source whose page could not be read. */
  readonly abstractOnly: string
  /** Precedes the other addresses of a source. */
  readonly copies: string
  /** No page has anything on the topic; also said by the web engine, as are the next two. */
  readonly nothing: string
  /** No search engine gave a page. */
  readonly noPage: string
  /** Pages were found, of which none could be read: they may well have something. */
  readonly unreadable: string
  /** Heading of the searches of a run that found nothing. */
  readonly searched: string
  /** The run was asked to finish early. */
  readonly partial: string
}

/** The sentences of the service, in one language. */
export type Replies = {
  /** No document holds an answer. */
  readonly nothing: string
  /** Precedes a quotation that is close to an answer. */
  readonly nearest: string
  /** Precedes quotations in another language than that of the question. */
  readonly otherLanguage: string
  /** Precedes the part of a question for which nothing was found. */
  readonly notFound: string
  readonly greeting: string
  readonly thanks: string
  readonly acknowledgement: string
  /** The message asks what the assistant is or does. */
  readonly ofAssistant: string
  /** The message wants the last reply in another form: the documents are quoted as they are. */
  readonly remark: string
  /** Precedes quotations that answer a question, where the message doubts that. */
  readonly said: string
  /** The message wants to know more, and all that was found has been told. */
  readonly noMore: string
  /** The page of a document; "…" stands for its number. */
  readonly page: string
  /** The message has no word that could be looked up. */
  readonly emptyHanded: string
  /** The message asks for an overview, but does not say of which document. */
  readonly whichDocument?: string
  /** Precedes the themes of documents; "…" stands for the number of documents. */
  readonly themesOf?: string
  /** Precedes some of the documents; "…" stands for their number, and for the number of all. */
  readonly longestOf?: string
  /** Precedes a list of all documents; "…" stands for their number. */
  readonly allOf?: string
}

/** Folded, longer ones first. */
export type Affixes = {
  readonly prefixes: readonly string[]
  readonly suffixes: readonly string[]
}

/** A language prepared for use: folded, with all vocabularies present. */
export type Language = { readonly [name in Vocabulary]: Phrases } & {
  /** ISO 639-1, or `und`. */
  readonly code: string
  readonly letters: string
  readonly isUnspaced: boolean
  readonly isUnmarked: boolean
  readonly stemmer: string
  readonly affixes: Affixes
  /** Folded words that carry no meaning of their own. */
  readonly stopWords: ReadonlySet<string>
  /** Abbreviations as they are written, in capitals. */
  readonly acronyms: ReadonlySet<string>
  readonly asks: Phrases<Asked>
  readonly capitalizesNouns: boolean
  readonly inflectsNames: boolean
  readonly putsVerbsLast: boolean
  readonly hasRomanOrdinals: boolean
  /** For each of the twelve months. */
  readonly monthForms: readonly (readonly string[])[]
  /** "two" → 2. */
  readonly numerals: Phrases<number>
  /** Scales of words that exclude each other. */
  readonly opposites: readonly (readonly string[])[]
  readonly wordFamilies: readonly (readonly string[])[]
  readonly shortForms: readonly (readonly string[])[]
  readonly spellings: readonly (readonly string[])[]
  /** Pairs of a letter with an accent and those instead of it, in small letters. */
  readonly letterSpellings: readonly (readonly string[])[]
  readonly aspects: readonly string[]
  /** By opening of an overview phrase, its possible endings; an empty ending matches anything. */
  readonly overviews: Phrases<readonly string[]>
  /** By opening of a phrase that asks for the themes of all documents, its possible endings. */
  readonly themes: Phrases<readonly string[]>
  /** Questions for the documents themselves, and for what can be asked about them. */
  readonly library: Phrases<'documents' | 'topics'>
  /** By what is asked of a document: the questions for it, and the names that documents have for it. */
  readonly facts: ReadonlyMap<
    DocumentFact,
    { readonly questions: Templates; readonly names: readonly string[] }
  >
  readonly statements: Statements | undefined
  readonly changes: Changes | undefined
  readonly chronology: Chronology | undefined
  readonly topics: Phrases<SpecialTopic>
  readonly timeliness: Phrases<Period>
  /** Lists of words, as the folder has them. */
  readonly orders: Readonly<Partial<Record<keyof Orders, readonly string[]>>>
  readonly aggregation: Aggregation | undefined
  readonly connections: Templates
  readonly names: NameCluesData | undefined
  readonly values: ValueWords
  readonly references: ReferenceWords | undefined
  /** Undefined where the language has no such words. */
  readonly limits: LimitWords | undefined
  readonly reckoning: ReckoningWords | undefined
  readonly replies: Replies
  readonly report: ReportWords
}
