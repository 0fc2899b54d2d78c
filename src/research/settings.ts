/** What a research run and its built-in mind are set to. */
export const settings = {
  /** A longer topic is cut off, in characters. */
  topicLengthMax: 1_000,
  /** A clause with fewer terms belongs to the clause before it. */
  facetTermsMin: 2,
  facetsMax: 6,
  /** A topic of more words says itself what it wants to know. */
  nameWordsMax: 8,
  /** How many queries the first round has. */
  queriesMax: 6,
  /** Queries are the same if they share this part of their terms. */
  sameQueryMin: 0.8,
  /** Hits that each engine is asked for. */
  hitsByQuery: 10,
  /** A run of `snap` has one round. */
  roundsMax: { snap: 1, ponder: 3 },
  /** Pages read for each source that may be used: in the first round and in all. */
  readsByResult: { snap: { first: 1.5, all: 1.5 }, ponder: { first: 2.5, all: 3 } },
  queriesByReview: 4,
  /** How many words all sentences of a report have together. */
  wordsMax: { snap: 260, ponder: 520 },
  /** The share of these words where only what comes nearest to the topic was found. */
  nearestWordsShare: 0.5,

  /** Characters of a page that are read. */
  pageLengthMax: 200_000,
  /** A block with a greater part of its letters in links is navigation. */
  linkShareMax: 0.5,
  sentenceWordsMin: 8,
  sentenceWordsMax: 60,
  sentenceTermsMin: 4,
  /** A sentence with a greater part of capitalised words is a headline or a list of names. */
  capitalShareMax: 0.7,

  /** What a topic's term counts if it stands in the sentence before or after, or in a heading. */
  contextWeight: 0.3,
  /** How much a name of the topic counts beside its other terms. */
  nameWeight: 1.5,
  /**
   * What a sentence promises: `concepts` is how densely it speaks of what the pages say of the topic, `beside` the part
   * of the topic that its better neighbour speaks of, `page` the score of its page; all of that times the parts of the
   * topic that the title of its page and its headings speak of, and `untitled`; and times 1 and `shared` of the names
   * and numbers that pages of two hosts have, for the root of its length. On the tune half these take what is covered
   * of summaries from 7.5 to 9.3 %, in both halves of it; twice and four times as much is the same within the noise.
   */
  promise: { concepts: 0.35, beside: 0.1, page: 0.05, untitled: 0.7, shared: 1 },
  /**
   * What a sentence promises together with the next one, beside the mean of both. On the tune half pairs, titles and
   * the names of sources above key findings take what is covered of summaries from 6.0 to 7.3 %, of single facts from
   * 26.4 to 30.8 % and of facts from several pages from 11.1 to 13.9 %; triples and other values from 1.1 to 1.4 do no
   * better, and 1.35 keeps what is near where names and numbers of several hosts count.
   */
  pairWorth: 1.35,
  /**
   * What a sentence that points at its author, its reader or its day, or calls out to its reader, counts beside one
   * that does not. Calls alone move no figure of the tune half by more than its noise.
   */
  deicticWorth: 0.5,
  /**
   * The topic was found if eight sentences in a row speak of this part of it. On the tune half 4 % of the topics that
   * the web knows are missed, and 15 % of long questions, and 87 to 100 % of those whose pages were taken away; over
   * all parts the area under the curve is 0.98.
   */
  topicFoundMin: 0.3,
  /**
   * What is not found, but as near as this, is told as what comes nearest, so that nobody who asked at length is left
   * without anything: 2 % of the topics that the web knows are lost then, and a third of the others is told something.
   */
  topicNearMin: 0.2,
  /** An excerpt that is as like to one that is chosen as this says nothing new; one that is less like loses as much. */
  likenessMax: 0.5,
  likenessCost: 0.8,
  /** Each excerpt of a page makes its next one count this much. */
  samePage: 0.6,
  /** BM25 of whole pages. */
  pageBm25: { saturation: 0.9, lengthShare: 0.4 },
  /**
   * A page's place in each of three orders counts 1 / (base + place), as in reciprocal rank fusion; a
   * smaller base makes more of the first places.
   */
  rankBase: 5,
  /**
   * A page, a sentence or a key finding is about the subject if it speaks of this share of what the one does that speaks
   * most of it.
   * Of the pages of `wild` that belong to another of its five fields and passed all other gates it takes four in five
   * from summaries, half from single facts, for one right page in thirty.
   */
  subjectMin: 0.5,
  /** A page is about the topic if its best part speaks of this share of what the best part of any page does. */
  pageAboutMin: 0.5,
  /**
   * A sentence is about it if, with what it stands beside and under, it is so relevant beside the most relevant one.
   */
  sentenceAboutMin: 0.2,
  /** And if, with that, it has so many terms of the topic: on the tune half it costs nothing that is right. */
  topicTermsMin: 2,
  /** Less promise than this part of the best excerpt's is not about the topic. */
  promiseMin: 0.2,
  pagesByHostMax: 2,

  /** A facet is spoken of where four sentences in a row have this part of its terms, the rare ones counting more. */
  facetCoveredMin: 0.5,
  /**
   * A part of the topic with fewer terms ("their outcome") is not told to be missing: it says too little to be looked
   * for by its words.
   */
  gapTermsMin: 4,
  /** Sentences of two hosts that are as alike as this confirm each other. */
  confirmedMin: 0.3,
  /** How much more alike two excerpts are if they are of one page: what one author says together is read together. */
  samePageLikeness: 0.2,
  findingsMax: 4,
  /** A key finding speaks of at least this share of what the sentence does that speaks most of the topic. */
  findingAboutMin: 0.6,
  /** And of this part of the topic. */
  findingShareMin: 0.2,
  /** What a sentence that no other host confirms counts among key findings. */
  unconfirmedWorth: 0.7,
  /** An excerpt stands under a part of the topic if it has so much of the terms that are this part's own. */
  facetSectionMin: 0.5,
  /** A heading stands above a group if one of its excerpts has this part of its terms; "Share this story" has less. */
  headingShareMin: 0.5,
  /** A part that more than this share of the excerpts speaks of is the topic itself. */
  facetShareMax: 0.4,
  sectionsMin: 1,
  sectionsMax: 6,
  excerptsBySection: 3,
}
