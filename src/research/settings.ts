import type { SearchResultKind } from '../web-access/search/search-result.ts'

/** The constants of a research run and of the built-in research mind. */
export const settings = {
  /** A longer topic is cut to what it asks, or else after this many characters. */
  topicLengthMax: 1_000,
  /** A clause of fewer terms is joined to the clause before it. */
  facetTermsMin: 2,
  facetsMax: 6,
  /** A topic of at most as many terms may be the name of a thing: "Heat pumps". */
  bareTermsMax: 3,
  /** A topic of more words is not a bare name: it says itself what it asks. */
  nameWordsMax: 8,
  /** The most queries of the first round. */
  queriesMax: 6,
  /** Most terms of a thing that a topic compares with another one. Not measured. */
  sideTermsMax: 5,
  /** Queries are the same if their terms have this Jaccard index. */
  sameQueryMin: 0.8,
  /** Results requested from each engine. */
  hitsByQuery: 10,
  /** The most rounds of searching. */
  roundsMax: { snap: 1, ponder: 3 },
  /** Pages read per allowed source, in the first round and in all rounds. */
  readsByResult: { snap: { first: 1.5, all: 1.5 }, ponder: { first: 2.5, all: 3 } },
  /** Results tried for each page to be read; the rest of them are those that fail and copies. */
  triesByRead: 2,
  /** Two batches of which no page can be read end the reading of a round: what blocks them seems to block all. */
  failedInRowMax: 16,
  /**
   * The time after which a run begins no further batch or search: a minute for each of its rounds. The searches of a
   * round take half a minute at most, and a batch of pages 20 s.
   */
  searchingMsMax: { snap: 60_000, ponder: 180_000 },
  /**
   * Whether the searches wait for engines that may be asked only once in some seconds, so that these answer all queries
   * of a round instead of the first. With GDELT, once in 5 s, a round of six takes up to 26 s.
   */
  isPatient: { snap: false, ponder: true },
  queriesByReview: 4,
  /** The most words of all sentences of a report together. */
  wordsMax: { snap: 260, ponder: 520 },
  /** The share of these words used when only pages near the topic were found. */
  nearestWordsShare: 0.5,

  /** The most pages that are read at the same time. */
  batchSizeMax: 8,
  /** The offset of reciprocal rank fusion of search results: the first of a list counts twice as much as the fourth. */
  rankOffset: 2,
  /** The weight of the results for the whole topic, relative to those for a part of it. */
  wholeTopicWeight: 2,

  /** How many characters of a page are read. */
  pageLengthMax: 200_000,
  /**
   * A block in which more than this share of the letters is in links is no prose to quote from, though it need not be
   * navigation, which documents keep out of their answers from a larger share on: a web has other pages to quote. Not
   * measured.
   */
  linkShareMax: 0.5,
  sentenceWordsMin: 8,
  sentenceWordsMax: 60,
  sentenceTermsMin: 4,
  /**
   * A list or table is quoted whole if it has at most so many words in all and in each item or row, and so many on
   * average; the line that leads to it has at most so many characters. Reports on nine topics hold 54.2 instead of 44.4 %
   * of their facts with them (decision 156). A list promises the mean of its items: with 1.35 times as much reports on
   * `wild` come 0.7 points less near, and on the topics hold the same.
   */
  runWordsMax: 130,
  runItemWordsMax: 60,
  runMeanWordsMin: 3,
  runLeadLengthMax: 160,
  /** An item of a list in fewer characters is no statement. */
  itemLengthMin: 40,
  /** A heading over a sentence is cut after so many characters. */
  headingLengthMax: 200,
  /** Captions before a sentence: the most characters of one line, and of the text that is searched for them. */
  captionLengthMax: 60,
  captionsLengthMax: 400,
  /**
   * An opening up to a comma, such as "By 1922,", is looked at only within so many characters: a longer one holds
   * something that the rest of the sentence can refer to.
   */
  adverbialLengthMax: 30,
  /** A sentence in which more than this share of the words is capitalised is a headline or a list of names. */
  capitalShareMax: 0.7,

  /** The weight of a topic term that occurs only in a neighbouring sentence or a heading. */
  contextWeight: 0.3,
  /** The weight of a name of the topic, relative to its other terms. */
  nameWeight: 1.5,
  /**
   * The weights of a sentence's promise: (`concepts` × density of terms used about the topic + `beside` × topic weight
   * of its better neighbour + `page` × score of its page) × (`untitled` + topic weights of its page's title and of its
   * headings) × (1 + `shared` × names and numbers found on two hosts, over the root of its length). On the tune half
   * `shared` raises the coverage of summaries from 7.5 to 9.3 %, in both halves of it; twice and four times
   * the values are the same within the noise. With 0.5 for `page` instead of 0.05 reports on 18 topics that nothing was
   * chosen on hold 55.3 instead of 52.2 % of their statements (decision 151).
   */
  promise: { concepts: 1.4, beside: 0.1, page: 0.5, untitled: 0.7, shared: 1 },
  /**
   * The promise of two consecutive sentences, relative to the mean of both. On the tune half pairs, titles and the
   * names of sources above key findings raise the coverage of summaries from 6.0 to 7.3 %, of single facts from 26.4 to
   * 30.8 % and of facts from several pages from 11.1 to 13.9 %. Triples and other values from 1.1 to 1.4 are no better;
   * 1.35 keeps as many statements nearly covered, now that `shared` counts.
   */
  pairWorth: 1.35,
  /**
   * The weight of a sentence that refers to its author, reader or date, or addresses its reader. Addressing alone
   * changes no figure on the tune half by more than its noise.
   */
  deicticWorth: 0.5,
  /**
   * The topic is found if `topicWindow` consecutive sentences of a page have this share of its weight. On the tune half
   * 4 % of the topics that the web covers are missed, 15 % of long questions, and 87 to 100 % of topics whose pages
   * were taken away; the area under the ROC curve over all thresholds is 0.98.
   */
  topicFoundMin: 0.3,
  /**
   * A topic that is not found but reaches this share gets a report of the nearest pages, so that long questions are not
   * left without any answer: 2 % of the topics that the web covers are then lost, and a third of the others get such a
   * report.
   */
  topicNearMin: 0.2,
  /**
   * An excerpt this similar to a chosen one is not chosen; a less similar one loses `likenessCost` of its value ×
   * likeness.
   */
  likenessMax: 0.5,
  likenessCost: 0.8,
  /** Each chosen excerpt of a page multiplies the value of the page's next ones by this. */
  samePage: 0.6,
  /** BM25 of whole pages: `k1` and `b`. */
  pageBm25: { saturation: 0.9, lengthShare: 0.4 },
  /**
   * A page scores 1 / (base + rank) in each of three rankings, as in reciprocal rank fusion; a smaller base favours the
   * first ranks.
   */
  rankBase: 5,
  /**
   * A page, sentence or key finding is about the subject if it has this share of the subject weight of the best one. Of
   * the pages of `wild` from another of its five fields that pass all other checks, it removes four in five from
   * summaries and half from single facts, at the cost of one right page in thirty.
   */
  subjectMin: 0.5,
  /**
   * Of a topic without a name, what the subject is tells a page that is called by a word of it so much more than one that
   * has the word. Three topics without one hold 2 of 36 facts more; with it of all topics, reports on `wild` cover 1.7
   * points less.
   */
  subjectTitled: 3,
  /** A word of the topic is part of a name if pages write at least this share of it with a capital. */
  properMin: 0.8,
  /**
   * What stands before a list of aspects ("Heat pumps: cost, noise") is taken for the name of a thing, though no word
   * of it is a name, if this share of the pages have all its terms.
   */
  aboutPagesMin: 1 / 3,
  /** A sentence is near the name of the topic if one of so many sentences before or after it has the name. */
  nameReach: 4,
  /**
   * A page is about the topic if its best window has this share of the topic weight of the best window of all pages. An
   * article need not say again what its title says. With 0.5 reports on 18 topics that nothing was chosen on hold 44.5
   * instead of 52.2 % of their statements (decision 151).
   */
  pageAboutMin: 0.25,
  /** A sentence is about the topic if its relevance has at least this share of the greatest one, … */
  sentenceAboutMin: 0.2,
  /**
   * … and if it has, with its neighbours and headings, this many terms of the topic. On the tune half this loses
   * nothing right.
   */
  topicTermsMin: 2,
  /**
   * An excerpt with less than this share of the best excerpt's promise is not about the topic; one that refers to its
   * author, reader or date needs more. The sentence that says what a thing is promises far more than all others, so
   * that reports on a bare name ended early with 0.2 for all. On the tune half 0.1 and 0.05 cover as much as 0.2, and
   * come as near, for 5 words more.
   */
  promiseMin: 0.1,
  deicticPromiseMin: 0.2,
  /** The most pages of one host that are quoted, as long as others have more to tell. */
  pagesByHostMax: 2,

  /** What the total of a source is made of, for a topic of the news and for others. */
  sourceWeights: {
    usual: { relevance: 0.9, authority: 0.1, freshness: 0 },
    ofTheDay: { relevance: 0.75, authority: 0.1, freshness: 0.15 },
  },
  /**
   * Authority: `prior` × that of the kind of the source + `stated` × the share of author, date and HTTPS that is given
   * + `endorsed` × endorsements on a logarithmic scale, which ends at 10 to the power of `endorsementsLog`; all of it ×
   * `abstractWorth` if only an abstract could be read.
   */
  authority: {
    prior: 0.7,
    priorByKind: {
      paper: 0.8,
      encyclopedia: 0.75,
      dataset: 0.7,
      news: 0.6,
      qa: 0.55,
      code: 0.5,
      web: 0.5,
      forum: 0.35,
    } satisfies Readonly<Record<SearchResultKind, number>>,
    stated: 0.15,
    endorsed: 0.15,
    endorsementsLog: 4,
    abstractWorth: 0.8,
  },
  /**
   * A page that is so many years older than the median of those about the topic opens no report, and tells of an aspect
   * only what no other page does. Not measured.
   */
  staleYears: 3,
  /** A page without a date counts as so many years old. */
  undatedYears: 3,

  /** In sentences: how much of a page is compared with the topic at once, and how much with a facet of it. */
  topicWindow: 8,
  facetWindow: 4,
  /** A facet is covered where `facetWindow` consecutive sentences have this share of its terms, weighted by rarity. */
  facetCoveredMin: 0.5,
  /** A facet of fewer terms ("their outcome") is never reported as missing: its words are too few to search for. */
  gapTermsMin: 4,
  /** A longer name is not searched for in a further round. */
  nameLengthMax: 60,
  /** Sentences of two hosts confirm each other from this similarity on. */
  confirmedMin: 0.3,
  /**
   * Added to the similarity of two excerpts of one page when sections are formed: one author's points belong together.
   */
  samePageLikeness: 0.2,
  /** What each further excerpt of two groups adds to the divisor of their likeness, so that none swallows the rest. */
  groupGrowthCost: 0.35,
  findingsMax: 4,
  /** At most this share of the excerpts are key findings, so that a short report keeps its sections. Not measured. */
  findingShareMax: 0.25,
  /** An excerpt of more sentences is no key finding. */
  findingSentencesMax: 2,
  /** A key finding has at least this share of the best candidate's topic weight, … */
  findingAboutMin: 0.6,
  /** … and at least this share of the topic's weight. */
  findingShareMin: 0.2,
  /** The factor of a key finding that no other host confirms. */
  unconfirmedWorth: 0.7,
  /** An excerpt belongs to a facet's section if it has this share of the terms that only this facet has. */
  facetSectionMin: 0.4,
  /**
   * A word of an excerpt stands for one of a facet that the author listed, which no stemmer need join to it, if it has
   * so many of its first letters and this share of the longer one: who lists aspects writes nouns. Not measured.
   */
  alikeWords: { letters: 6, share: 0.6 },
  /** … or if a heading above it has this share of them, and of no other facet. Not measured. */
  facetHeadingMin: 0.5,
  /** A heading may title a group if excerpts have this share of its terms; of "Share this story" they have less. */
  headingShareMin: 0.5,
  /** A facet that more than this share of the excerpts matches is the topic itself. */
  facetShareMax: 0.4,
  /** A facet with at most this many excerpts keeps its section, however few excerpts there are in all. */
  facetCountMin: 4,
  /** A name in fewer excerpts is mentioned, and not what they are about. */
  nameCountMin: 3,
  /** Headings of more words are mostly headlines. */
  headingWordsMax: 8,
  sectionsMin: 1,
  sectionsMax: 6,
  excerptsBySection: 3,
}
