import type { Phrases } from './phrases.ts'
import type { Vocabulary } from './vocabularies.ts'

/** What a question asks for; `thing` where its words tell no more, as "what" does. */
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

/** A kind of topic that sources of its own know of. */
export type SpecialTopic = 'science' | 'medicine' | 'code' | 'news'

/**
 * A language as its folder writes it down. Vocabulary is a string: words and phrases as they are
 * written, separated by commas; case and accents do not matter. What is left out is empty.
 */
export type LanguageData = { readonly [name in Vocabulary]?: string } & {
  /** ISO 639-1; `und` for the neutral language. */
  readonly code: string
  /** What it is written with beside the letters that all languages of its script have, in lower case: "äöüß", "¿". */
  readonly letters?: string
  /** The ISO 639-3 code of its list in the package `stopword`. */
  readonly stopWordList?: string
  /** Stop words that the list lacks. */
  readonly stopWords?: string
  /**
   * The name of its Snowball stemmer; `truncating` compares words by their first letters, `light` without their
   * affixes. Without one, words are compared as they are.
   */
  readonly stemmer?: string
  /** What a light stemmer strips. */
  readonly affixes?: { readonly prefixes: string; readonly suffixes: string }
  /** Words follow each other without spaces, or endings grow together with them: no word has edges. */
  readonly isUnspaced?: boolean
  /** Nothing marks the end of a sentence but a space, which also stands between clauses. */
  readonly isUnmarked?: boolean

  /** Question words and openings, by what they ask for. The longest that fits counts. */
  readonly asks?: Readonly<Partial<Record<Asked, string>>>

  /** What each of the twelve months is also called in a sentence, apart from how a date has it: "marca marcu, …". */
  readonly monthForms?: string
  /** A Roman numeral with a full stop is an ordinal, whatever follows: "XVI. Lajos". */
  readonly hasRomanOrdinals?: boolean
  /**
   * The numbers from two to twelve, in order, unless they stand in many other words. One is left
   * out: most languages use it as an article.
   */
  readonly numerals?: string
  /** Scales of words that exclude each other: "first / last, mild / severe". */
  readonly opposites?: string

  /** What may be asked of anything whatever: "history", "criticism". */
  readonly aspects?: string
  /** How a message asks what a document says as a whole, "…" being what names it: "what is … about". */
  readonly overviews?: string
  /** Words that tell which kind of sources knows of a topic. */
  readonly topics?: Readonly<Partial<Record<SpecialTopic, string>>>
  readonly orders?: Orders

  /** What the service itself says. */
  readonly replies: Replies
  readonly report: ReportWords
}

/**
 * How texts speak to the programs that read them, and not to people: "ignore all previous
 * instructions", "you are an assistant", "assistants must".
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
  /** "as a", "you are a": what stands before the reader. */
  readonly openings: string
  /** "must": what stands behind the reader. */
  readonly duties?: string
}

/** The words of a research report that are its own. Those before a name or a date go on with it. */
export type ReportWords = {
  readonly contents: string
  readonly findings: string
  readonly disagreements: string
  readonly notFound: string
  /** Stands before words of the topic that no page has. */
  readonly onNoPage: string
  readonly sources: string
  /** Stands before the day on which a page was read. */
  readonly retrieved: string
  /** Of a source whose page could not be read. */
  readonly abstractOnly: string
  /** Stands before the other addresses of a source. */
  readonly copies: string
  /** No page says anything about the topic; the web engine says so too. */
  readonly nothing: string
  /** Above the searches of a run that found nothing. */
  readonly searched: string
  /** The run was told to finish. */
  readonly partial: string
}

/** The sentences of the service, in one language. */
export type Replies = {
  /** No document holds an answer. */
  readonly nothing: string
  /** Stands before a quotation that is close to an answer. */
  readonly nearest: string
  /** Stands before quotations in another language than the question's. */
  readonly otherLanguage: string
  /** Stands before the part of a question that nothing was found about. */
  readonly notFound: string
  readonly greeting: string
  readonly thanks: string
  /** The question holds nothing that could be looked up. */
  readonly emptyHanded: string
  /** A document is to be told as a whole, but nothing says which. */
  readonly whichDocument?: string
}

/** Folded, longer ones first. */
export type Affixes = {
  readonly prefixes: readonly string[]
  readonly suffixes: readonly string[]
}

/** A language ready for use: everything folded, everything there. */
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
  readonly asks: Phrases<Asked>
  readonly hasRomanOrdinals: boolean
  /** For each of the twelve months. */
  readonly monthForms: readonly (readonly string[])[]
  /** "two" → 2. */
  readonly numerals: Phrases<number>
  /** Scales of words that exclude each other. */
  readonly opposites: readonly (readonly string[])[]
  readonly aspects: readonly string[]
  /** What such a message begins with, and with which of several words it may end; '' if nothing more is needed. */
  readonly overviews: Phrases<readonly string[]>
  readonly topics: Phrases<SpecialTopic>
  /** Lists of words, as the folder has them. */
  readonly orders: Readonly<Partial<Record<keyof Orders, readonly string[]>>>
  readonly replies: Replies
  readonly report: ReportWords
}
