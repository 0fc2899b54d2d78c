/**
 * The numbers of the walk, tuned on one half of the questions of four public sets and checked on
 * the other half. None is sharp: half or twice of one moves recall by a point at most.
 */
export const walkSettings = {
  hops: 3,
  /** Chunks whose links are followed, in each hop. */
  frontierSize: 6,
  /** Names looked up in each hop: bounds what one question asks of the storage. */
  lookupsMax: 600,
  /** The part of a chunk's mass that moves on along its links. */
  passedOn: 0.8,

  /** A name of several words tells more than a single one. */
  severalWords: 1.5,
  /** Starting mass of a name in the question: for the chunks about it, and for those that mention it. */
  seedTitled: 2,
  seedMentioning: 0.25,
  /** Another name of it tells less, and hardly anything if there are chunks about the name itself. */
  alias: 0.7,
  aliasOfKnown: 0.2,
  /** … and of the best match by words, falling with this power of its score. */
  seedSimilar: 3.5,
  /** The same for a claim: it says in its own words what it is about, so that words must lead. */
  seedSimilarClaim: 30,
  seedSimilarPower: 3,
  seedSimilarCount: 20,

  /** A link counts by what its sentence shares with the question (summed term weights) over this … */
  relevanceScale: 10,
  /** … plus this, because a bridge may be worded unlike the question. */
  relevanceBase: 0.3,
  /** To a chunk about the name, against one that also mentions it. */
  linkTitled: 2,
  linkMentioning: 0.15,
  /** … which leads on the better, the more it says of what is asked beyond the chunk it comes from. */
  linkMatching: 0.6,
  /** A single word is a weaker name than several. */
  oneWord: 0.5,
  /** Names in more chunks than this connect everything with everything. */
  mentioningMax: 1_000,
  /** Links weaker than this in sum pass on less. */
  resistance: 3,

  /** Namesakes share by how well they match the question's other words; each gets at least a little. */
  namesakeBase: 1,
  /** … and no more than this many, the best, take part. */
  namesakesMax: 10,
  /** At the end, a chunk is worth more the more of the question's words it adds to those before. */
  coverage: 8,
  coveragePool: 30,
}
