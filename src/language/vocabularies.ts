/**
 * The names of the vocabularies of a language. The types of a folder, its parsing and the `Language` are derived from
 * this one list.
 */
export const vocabularies = [
  /** What stands with a colon before a question: "Question: …". */
  'questionLabels',
  /** Words that only ask for an explanation, anywhere in a question: "mean", "meaning of", "explain". */
  'askingWords',
  /** Words that ask what a thing is for: "used for", "sert". */
  'purposeWords',
  /** Words that ask for the current state or the last of several: "latest", "current". */
  'latestWords',
  /** Predicates of questions for all there are of a kind: "are there", "exist". */
  'existing',
  /** Openings of yes/no questions: "is", "do", "est-ce que". */
  'yesNoOpenings',
  /** Particles within a yes/no question: "ли", "吗", "mı". */
  'yesNoParticles',
  /**
   * Words of a question whether something may or must be, or what happens then, that tell nothing of what it is about:
   * "allowed", "happens", "bring", "somebody".
   */
  'rulingWords',
  /** What may stand between the two words of a compound, besides nothing: "s" in "Geburtstag". */
  'compoundJoints',
  /** Words that only join or mark others, where words are pairs of characters: "的", "了". */
  'particles',
  /** Words with a character that is a particle elsewhere: "目的", "了解". */
  'particleWords',
  /** Words that may stand before the question word: "in which", "seit wann". */
  'prepositions',
  /** Personal and possessive pronouns of the third person, and demonstratives: they refer back. */
  'pronouns',
  /** Openings of follow-up questions: "and", "what about". */
  'followUps',
  /** Openings of messages that correct what the last one was about: "I meant", "no, the". */
  'corrections',
  /** Conjunctions between clauses: "and", "but", "because". */
  'conjunctions',
  /** Words between a noun and its possessor: "of", "von", "的". */
  'ofWords',
  /** Words between a role and whose it is, which hardly follow a verb: "of", "des". */
  'genitives',
  /** Possessive pronouns: "his", "whose". */
  'possessives',
  /** Words that open a clause that may not be so: "if", "whether". */
  'conditionals',
  /** Words with which a sentence tells why: "because", "due to". */
  'reasons',
  /** Words anywhere in a clause that may not be so: "would", "perhaps". */
  'hypotheticals',
  /** Relative pronouns: "that", "whose", "die". */
  'relatives',
  'negations',
  /** Phrases without a negation that deny what follows: "failed to", "it is false that". */
  'denials',
  /** Openings that make a sentence depend on the one before: "however", "therefore". */
  'leaningOpenings',
  /**
   * Deictic expressions, which point at the writer or reader, the day of writing, or another place of the text: "our",
   * "you", "yesterday", "see below". In a quotation they have lost their reference.
   */
  'deictics',
  'articles',
  /** "and", "or": between two names, they state no relation. */
  'coordinators',
  /** "is", "was": between the term and the meaning of a definition. */
  'copulas',
  /** "of", "van", "y": link words within a name. They count in texts of any language. */
  'nameLinks',
  /** "van", "de", "ibn": particles within the name of a person. They count in texts of any language. */
  'nameParticles',
  /** Titles before a name that may be part of it, without full stop: "king", "saint". */
  'honorifics',
  /** Titles before a name that are no part of it, without full stop: "dr", "frau". English ones count in all languages. */
  'courtesyTitles',
  /**
   * Words with a capital that tell what bears the name behind them, and are no part of it, where all nouns have
   * capitals: "Bruder", and with "-" what a compound ends with, "-architekt". Forms of them count too.
   */
  'nounsBeforeNames',
  /**
   * Capitalized words before a last name that are no given names: honorifics, and openings of place names. They count in
   * texts of any language.
   */
  'beforeLastNames',
  /** Phrases that announce another name: "known as", "alias". They count in texts of any language. */
  'otherNameCues',
  /** Words before such a phrase: "better", "who was". */
  'otherNameAdverbs',
  /** Adjectives with a capital, of nationality above all, which name nothing by themselves: "French", "Western". */
  'demonyms',
  /** Headings that any document may have, and that name nothing: "overview", "example". */
  'genericHeadings',
  /** What stands before a common noun where all nouns have a capital, besides articles: "im", "keine". */
  'determiners',
  /** Endings of adjectives before such a noun, and of nouns that are hardly names. */
  'adjectiveEndings',
  'nounEndings',
  /** What names end with that are as long as compounds of nouns: "hausen". */
  'properEndings',
  'greetings',
  'thanks',
  /** Messages that only take note, or end a conversation: "ok", "I see", "goodbye". */
  'acknowledgements',
  /** Questions for the assistant itself, and calls for its help: "who are you", "what can you do". */
  'questionsOfAssistant',
  /** Wishes for less of a reply: "shorter", "in one sentence". */
  'shorterWishes',
  /** Wishes for more of it: "tell me more", "in detail". */
  'moreWishes',
  /** Doubts of a reply, and questions for where it is from: "are you sure", "where does it say that". */
  'sourceWishes',
  /** Other remarks on a reply, and wishes for it in another form: "as a list", "in English", "that is wrong". */
  'remarksOnReply',
  /** Objects of thanks: "help", "answer". */
  'thankedFor',
  /** Words of sentences that only ask politely for an answer: "could you", "please", "look that up". */
  'courtesies',
  /** What people say before they ask, within the same sentence: "I was wondering", "quick question", "sorry". */
  'leadIns',
  /**
   * Openings of a message that says what somebody wants instead of asking how: "I need to", "I am trying to". Not in
   * languages that say so at the end.
   */
  'wishes',
  /** Abbreviations that do not end a sentence, without their full stop. */
  'abbreviations',
  /** Abbreviations only if a number follows: "no", "fig", "S"; "-str" for any name that ends so: "Hauptstr. 5". */
  'abbreviationsOfNumbers',
  /** Abbreviations before a number or after a comma or bracket: "b." for born. */
  'abbreviationsOfYears',
  /** A number with a full stop is an ordinal before its months and these words: "19. Jahrhundert". */
  'ordinalsCount',
  /** Single words between the first and the last day of a period: "to", "bis". They count in texts of any language. */
  'rangeWords',
  /** What the number of a day may end with: "st", "th". They count in texts of any language. */
  'ordinalEndings',
  /** Openings of a topic that only say what to do with it: "describe", "give an overview of". */
  'requests',
  /** Words for a document or a part of it: "text", "chapter". */
  'documentWords',
  /** Words for all documents in reach, or several: "documents", "collection", "everything". */
  'collectionWords',
  /** Headings of the sections that follow what a page has to say: "see also", "references", "comments". */
  'backMatter',
  /** What leads to another page where it stands before a colon, and may be any heading: "source", "related". */
  'pointers',
  /** Phrases of a sentence that only refers to another page: "learn more", "for more information". */
  'referrals',
  /** What stands before the number of a figure in its caption: "figure", "fig". */
  'figureWords',
  /** Words of questions about what changed with a version: "released", "new in", "deprecated". */
  'changeWords',
  /** Words that say of a version, or whatever is published, that it is there: "version", "released", "came out". */
  'releaseWords',
  /** Words of comparisons: "versus", "difference between". */
  'comparisons',
] as const

export type Vocabulary = (typeof vocabularies)[number]
