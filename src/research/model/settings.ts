/** The settings of research that a language model takes part in; chosen without a model at hand. */
export const settings = {
  /**
   * A model is shown the paragraphs of what the built-in mind would quote, sentence by sentence; of long ones as many
   * sentences before and after it. So it also has what quotations alone cannot use: "It was designed by …".
   */
  sentencesBefore: 1,
  sentencesAfter: 3,
  /** Results that a model orders, and what it sees of each, in characters. */
  resultsMax: 40,
  snippetCharactersMax: 200,
  /** What a model sees of each page that was read when it is asked what is missing, in characters. */
  pageCharactersMax: 400,
  /** Tokens for each word that a section may have, for words of several tokens and the marks of citations. */
  tokensByWord: 4,
  findingsMax: 4,
  findingWords: 120,
  aside: { tokensMax: 300, timeoutMs: 30_000 },
  /** Time limit of a section; sections are written at the same time. */
  sectionTimeoutMs: 120_000,
} as const
