/**
 * The words and phrases that a folder may list and that need nothing besides: what a language is written down with, what
 * is read of its folder, and what can be looked up are made from this one list.
 */
export const vocabularies = [
  /** What only says that something is to be told, wherever it stands in a question: "mean", "meaning of", "explain". */
  'askingWords',
  /** What asks for how things stand now, or for the last of several: "latest", "current". */
  'latestWords',
  /** What a yes/no question begins with: "is", "do", "est-ce que". */
  'yesNoOpenings',
  /** What makes a sentence a yes/no question from within: "ли", "吗", "mı". */
  'yesNoParticles',
  /** Words that may stand before the question word: "in which", "seit wann". */
  'prepositions',
  /** Personal and possessive pronouns of the third person, and demonstratives: they refer back. */
  'pronouns',
  /** What a question begins with that continues the one before: "and", "what about". */
  'followUps',
  /** What joins clauses: "and", "but", "because". */
  'conjunctions',
  /** What ties a noun to the one that has it: "of", "von", "的". */
  'ofWords',
  /** Relative pronouns: "that", "whose", "die". */
  'relatives',
  'negations',
  /** What a sentence begins with that leans on the one before: "however", "therefore". */
  'leaningOpenings',
  /**
   * What points at whoever writes or reads, at the day of writing, or at another place of the text: "our", "you",
   * "yesterday", "see below". Quoted elsewhere it points at nothing.
   */
  'deictics',
  'articles',
  /** "and", "or": what alone tells nothing of two names that stand beside each other. */
  'coordinators',
  /** Articles and possessives that the relation between two names is told without. */
  'droppedByRelations',
  /** "is", "was": what a definition has between its term and its meaning. */
  'copulas',
  /** "of", "van", "y": small words within a name. Names travel: they count in texts of any language. */
  'nameLinks',
  /** "van", "de", "ibn": small words within the name of a person. They count in texts of any language. */
  'nameParticles',
  /** Titles before a name, without full stop: "dr", "frau". */
  'honorifics',
  /**
   * What may stand with a capital before a last name and is no given name: titles, and what the name
   * of a place opens with. It counts in texts of any language.
   */
  'beforeLastNames',
  /** What announces another name: "known as", "alias". It counts in texts of any language. */
  'otherNameCues',
  /** What may stand before such a cue: "better", "who was". */
  'otherNameAdverbs',
  'greetings',
  'thanks',
  /** What thanks are given for: "help", "answer". */
  'thankedFor',
  /** Abbreviations after which a sentence goes on, without their full stop. */
  'abbreviations',
  /** Abbreviations only if a number follows: "no", "fig", "S"; "-str" for any name that ends so: "Hauptstr. 5". */
  'abbreviationsOfNumbers',
  /** Abbreviations before a number or after a comma or bracket: "b." for born. */
  'abbreviationsOfYears',
  /** A number with a full stop is an ordinal before its months and these words: "19. Jahrhundert". */
  'ordinalsCount',
  /** What a topic begins with that only says what to do with it: "describe", "give an overview of". */
  'requests',
  /** What a document or a part of it is called: "text", "chapter". */
  'documentWords',
  /** What sets two things beside each other: "versus", "difference between". */
  'comparisons',
] as const

export type Vocabulary = (typeof vocabularies)[number]
