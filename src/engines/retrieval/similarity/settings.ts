/**
 * Constants of similarity by words. The raises and what is lowered only order the most similar chunks: each reads as
 * many as its `pool` says.
 */
export const settings = {
  /** The usual parameters of BM25, which the plain BM25 that it is compared with has too. */
  bm25: { saturation: 1.2, lengthShare: 0.75 },
  /**
   * `raise` is added to the score of a chunk with a designation of the question, as a multiple of the weight of its
   * most frequent word. Of 372 questions with one, on tune halves, the right chunk moves up for 18 and down for 3; with
   * 1 it is 22 and 7. `countMax` is how many designations are looked for: the cost of each is linear in the length of
   * the question and of the chunks. An option of a command is a letter that all chunks of a manual may have, and a
   * version or clause ("4.2") is of numbers that many have, so that a chunk that describes it is raised by
   * `headingRaise`, among `headingPool`, as a multiple of the weight of the rarest term.
   */
  designated: { raise: 0.5, headingRaise: 1.5, pool: 24, headingPool: 96, countMax: 16 },
  /**
   * `raise` is added to the score of a chunk under a heading that is what the question asks for, as a multiple of the
   * weight of its words: of 230 named options and methods the first chunk is the right one for 76 % instead of 67 (74
   * with 0.25, 77 with 1), and of 600 questions over manuals it moves up for 5 and down for none; 0 elsewhere. The
   * heading must cover at least `coveredMin` of the question: with 0.4 three move down. A question of more than
   * `termsMax` terms is no name, and none gains. With a pool of 60 the same.
   */
  headed: { raise: 0.5, coveredMin: 0.6, termsMax: 4, pool: 24 },
  /**
   * `raise` is added to the score of a chunk that defines what is asked for, as a multiple of the weight of its words.
   * A question of more than `termsMax` terms asks for more than a thing. Sentences are read up to `lengthMax`
   * characters. The definition that a question asks for moves from the sixth to the first passage, and the tune halves
   * stay as they are (decision 116). Other values are not measured.
   */
  defining: { raise: 0.5, termsMax: 3, lengthMax: 120, pool: 64 },
  /**
   * `lost` is the share of its score that a chunk of release notes loses, if one of the `first` most similar is such a
   * chunk, which are read anyway. Of 25 questions over a manual with a change log it answers 15 instead of 14; the tune
   * halves, which have none, stay as they are (decision 115). Other values are not measured.
   */
  releases: { lost: 0.4, first: 8, pool: 64 },
  /**
   * For a follow-up question `share` of the highest score is added to that of the chunks of documents that the last
   * answer quoted, if they are in the pool: of 632 follow-up questions seven more are answered; twice as much loses 13
   * of them again (decision 150). Other pools are not measured.
   */
  quoted: { pool: 48, share: 0.3 },
  /**
   * How many chunks near the question are raised, and by how much: the nearest by `share` of the score of the chunk
   * that is most similar by words. Measured with made-up models (decision 91), recall at 5 on MuSiQue, tune half, by
   * words alone 50.6: with a model that reaches 51.3 alone, 64.0 at a share of 0.5, 73.9 at 1 and 68.6 at 2; with one
   * that reaches 29.7, 50.0, 47.6 and 41.8. A pool of 24 loses 2 points, one of 128 gains 1.
   */
  nearest: { pool: 64, share: 1 },
  /**
   * `kept` is the factor on the score of each further copy of a text. With 0.3 the same passages come; with 0.8 one
   * answer in eighty is lost over a manual whose pages repeat each other. `pools` are how many chunks are read to find
   * what is no copy; the second only if some of the first are copies of each other.
   */
  copies: { kept: 0.5, pools: [24, 96] },
} as const
