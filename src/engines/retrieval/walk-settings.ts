/**
 * The numbers of the walk, tuned on one half of the questions of four public sets and checked on the other half. No
 * number is critical: half or twice of it changes recall by one point at most.
 */
export const walkSettings = {
  hops: 3,
  /** How many chunks have their links followed in each hop. */
  frontierSize: 6,
  /** How many names are looked up in each hop, which bounds the load of one question on the storage. */
  lookupsMax: 600,
  /** The part of a chunk's mass that moves on along its links. */
  passedOn: 0.8,

  /** A name of several words tells more than a single one. */
  severalWords: 1.5,
  /** Starting mass of a name in the question: for the chunks about it, and for those that mention it. */
  seedTitled: 2,
  seedMentioning: 0.25,
  /**
   * Factor of an alias of the name, which tells less, and hardly anything if there are chunks about the name itself.
   */
  alias: 0.7,
  aliasOfKnown: 0.2,
  /**
   * Starting mass of the chunk that matches the words of the question best; that of others falls with this power of
   * their scores.
   */
  seedSimilar: 3.5,
  /** `seedSimilar` for a claim, which says in its own words what it is about, so that its words must lead. */
  seedSimilarClaim: 30,
  seedSimilarPower: 3,
  seedSimilarCount: 20,

  /**
   * The relevance of a link is the weight of the terms that its sentence shares with the question, divided by this.
   */
  relevanceScale: 10,
  /** What is added to the relevance, as a sentence that leads on may share no word with the question. */
  relevanceBase: 0.3,
  /** Weight of a link to a chunk about the name, against one that only mentions it. */
  linkTitled: 2,
  linkMentioning: 0.15,
  /**
   * How much more weight such a link gets if the chunk has words of the question that the chunk with the link lacks.
   */
  linkMatching: 0.6,
  /** A single word is a weaker name than several. */
  oneWord: 0.5,
  /** A name in more chunks than this is not followed to chunks that only mention it: it would connect everything. */
  mentioningMax: 1_000,
  /** If the weights of all links of a chunk add up to less than this, the chunk passes on less mass. */
  resistance: 3,

  /**
   * Namesakes share mass by how well they match the other words of the question. This much is added to the match of
   * each.
   */
  namesakeBase: 1,
  /** Only so many namesakes, those that match best, get mass. */
  namesakesMax: 10,
  /** In the final order, a chunk is worth more if it adds words of the question to those of the chunks before it. */
  coverage: 8,
  coveragePool: 30,
}
