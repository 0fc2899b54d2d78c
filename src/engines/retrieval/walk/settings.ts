/**
 * Constants of the walk. The weights were tuned on one half of the questions of four public sets and checked on the
 * other half; none is critical: halving or doubling one changes recall by one point at most.
 */
export const settings = {
  hops: 3,
  /** Chunks whose links are followed in each hop. */
  frontierSize: 6,
  /** Names looked up in each hop; bounds the load of one question on the storage. */
  lookupsMax: 600,
  /** Share of the mass of a chunk that moves on along its links. */
  passedOn: 0.8,

  /** Among capitals, a phrase in small letters is a name only if it has at least this many words. */
  plainNameWordsMin: 4,
  /** The parts of a name count as names too, unless it has more words than this. */
  formWordsMax: 8,
  /** In a script without capitals, a name has at most so many words and at least so many characters. */
  uncasedWordsMax: 4,
  uncasedLengthMin: 2,
  /** The most meanings of an alias, and the least probability of one. */
  meaningsMax: 5,
  meaningShareMin: 0.2,

  /** Factor for a name of several words, which is more specific than a single word. */
  severalWords: 1.5,
  /** Initial mass of a name in the question: for the chunks about it, and for those that mention it. */
  seedTitled: 2,
  seedMentioning: 0.25,
  /**
   * Factor for a name in the question that is an alias, as an alias is less certain; `aliasOfKnown` if there are chunks
   * about the alias itself.
   */
  alias: 0.7,
  aliasOfKnown: 0.2,
  /**
   * Initial mass of the chunk most similar to the words of the question; that of others falls with this power of their
   * scores.
   */
  seedSimilar: 3.5,
  /** `seedSimilar` for a claim, whose own words describe its subject and so must lead. */
  seedSimilarClaim: 30,
  seedSimilarPower: 3,
  seedSimilarCount: 20,

  /**
   * The relevance of a link is the weight of the terms that its sentence shares with the question, divided by this.
   */
  relevanceScale: 10,
  /** Added to the relevance, as the sentence of a useful link may share no word with the question. */
  relevanceBase: 0.3,
  /** Weights of a link to a chunk about the name, and to one that only mentions it. */
  linkTitled: 2,
  linkMentioning: 0.15,
  /** Further weight of such a link if the chunk has words of the question that the source chunk lacks. */
  linkMatching: 0.6,
  /** Quality of a name of one word; that of several words is 1. */
  oneWord: 0.5,
  /** A name in more chunks than this is not followed to chunks that only mention it: it would connect everything. */
  mentioningMax: 1_000,
  /** If the weights of all links of a chunk add up to less than this, the chunk passes on less mass. */
  resistance: 3,

  /**
   * Namesakes divide mass by how well they match the other words of the question; this is added to the match of each.
   */
  namesakeBase: 1,
  /** Most namesakes that get mass; the best matching are taken. */
  namesakesMax: 10,
  /**
   * In the final order, a chunk ranks higher if it adds question terms to those of the chunks before it
   * (`chooseCovering`).
   */
  coverage: 8,
  coveragePool: 30,
}
