/**
 * What the built-in mind is set to. Behind each stands what it changes when it is halved or doubled, in points of
 * held answers and in words of a reply, on the tune halves (`npm run eval -- --ablate`).
 */
export const settings = {
  /** No longer excerpt is considered: it would be all of the answer. Half: −3 on manuals. */
  excerptWordsMax: 260,
  /** A shorter sentence says nothing alone: a byline, a date, the name of a button. Half: 0 to −1; twice: 0 to +1. */
  sentenceWordsMin: 4,
  /**
   * A paragraph without the end of a sentence is a fragment of so many words at most, if it is as short as a label or
   * has no larger share of small words; where more than that share of a passage's words is in paragraphs without an
   * end, none is. A fragment is quoted only if it has so much of the question itself. Without the rule 0 on each set,
   * and one reply in four over web pages has a byline, a caption or an address. Any one half or twice: −1 to +1.
   */
  fragment: {
    ...{ wordsMax: 25, labelWordsMax: 8, smallWordsMax: 0.2, openShareMax: 0.5 },
    coveredMin: 0.5,
  },
  /**
   * So many neighbouring sentences may be one excerpt. Half: −1 to −3. Twice: −1 on manuals, up to +3 on articles for 1
   * to 6 words more.
   */
  sentencesMax: 3,
  /**
   * After the first choice only so many of the best are looked at again. Half: −2 to +1; twice: 0, for a tenth of the
   * time of an answer.
   */
  consideredMax: 16,
  /** A first excerpt may be so many times as long as the budget. Half: −1 on XQuAD, −4 on manuals and articles. */
  firstExcess: 2.2,
  /**
   * A list, a table or code may exceed it so many times. Half: −3 to −7 on manuals; twice: +3 to +5, for 17 to 35 words
   * more. The list of an item that was chosen is made whole within it: +1.4 on manuals for 2 words more, 0 elsewhere.
   */
  wholeExcess: 1.4,
  /**
   * And so many times more where the items of a list are asked for. None: of 40 lists of other manuals `snap` holds 26
   * whole instead of 27, for 6 words less. With it, and with lists made whole after leads, the list questions of manuals
   * went from 50.0 to 52.3 %, for a word more, and nothing else changed.
   */
  askedListExcess: 1.5,
  /**
   * Headings are no list where most of them have less than this part of what one has of the question: what stands under
   * that one is asked for. Without the rule −3 and +1 on the two sets of manuals, −1 on everyday documents, 3 words more.
   */
  contentsMin: 0.5,
  /**
   * Where nothing promises enough, what stands under a heading with more than this part of the question is quoted all
   * the same: 0 on each set, and a heading that says what is asked, above sentences that do not repeat it, is found.
   */
  headingAskedMin: 0.5,
  /** A heading is all that is asked about if every term of it is asked for, and it has this part of the question. */
  headingIsAskedMin: 0.8,
  /**
   * What an excerpt that stands elsewhere is worth then. Without it the answer about a setting of a manual opens with what
   * is under its name for 25 of 86, with 0.7 for 36; 0 on each set of natural questions.
   */
  elsewhereWorth: 0.7,
  /**
   * A table of which this part of the rows is chosen is shown whole, within `wholeExcess`. Without it 0 on each set, and
   * three of four rows may leave out the one that was asked for; from any two rows on, long tables fill a reply.
   */
  tableShareMin: 0.5,
  /** What a term counts that only the conversation has. Of questions without one nothing changes. */
  contextWeight: 0.25,
  /** Of a word that only asks, such as "meaning": terms asked for by their name alone +3, 0 on all other sets. */
  askingWeight: 0.3,
  /** A longer sentence is not quoted only to show how a passage was reached. Half: 7 words less on bridges. */
  linkWordsMax: 45,
  /**
   * How many words of quotation, and what a further excerpt must add to the chance that the answer is there. Words of
   * snap half: −6 to −21; twice: +2 to +9, for 12 to 35 words more. Gain 0.082: −1 to 0, for 1 to 3 words less; 0.065:
   * 0 to +1, for 2 more, and more than 50 words on XQuAD. Less where a passage has a list, a table or code, as what
   * answers is often spread there. 0.04: −1.4 and −0.3 on manuals, for 2 and 4 words less; as elsewhere: −1.4, for 10
   * words less; articles have none. Words of ponder 130: −1 on manuals, and 10 words less; 165: 0, and 12 words more.
   * An excerpt's chance is divided by (its new words + base) ^ power. Base 14 and power 0.7: 0 on each set, for 1 to 6
   * words more. Power half: +2 on manuals and articles, −4 on web pages, for 4 to 14 words more; twice: −1 to −14.
   */
  budget: {
    snap: { wordsMax: 75, gainMin: 0.075, laidOutGainMin: 0.03, wordsBase: 8, wordsPower: 0.8 },
    ponder: { wordsMax: 145, gainMin: 0.015, laidOutGainMin: 0.015, wordsBase: 8, wordsPower: 0.8 },
    /** Of what the weights choose on pages of the web, where more is added. 145: 0 more held, for 36 words more. */
    web: { wordsMax: 100, gainMin: 0.015, laidOutGainMin: 0.015, wordsBase: 8, wordsPower: 0.8 },
  },
  /**
   * From which probability on the grounding is `answered`. From 0.40 to 0.52 the balanced accuracy on SQuAD 2 hardly
   * changes, 67 to 68 % on the tune half; of questions put to documentation of another subject 12 to 14 % are
   * `answered` at 0.4, 7 to 9 % at 0.48, 5 to 8 % at 0.52, by weights that have not learned of the question.
   */
  answeredMin: 0.48,
  /** And `nearest`: 0 to 1 % of the questions that documentation answers get `nothing`. Twice as high: 2 %. */
  nearestMin: 0.06,
  /**
   * From which confidence on a short answer leads the reply: 85 % of those shown are right, cross-validated, and one
   * question in forty gets one.
   */
  shortAnswerMin: 0.79,
  /**
   * What may be a short answer: so many wordings of what is chosen first, as each is compared with all others, with so
   * many words around a number that may belong to it. A mark between two words is as far as so many words, and nothing
   * is farther than so much. Any one half or twice: 0, and 0 words, on each of the sets; the weights are trained with
   * them.
   */
  wordings: { countMax: 80, wordsAround: 4, markDistance: 3, farthest: 20 },
  /** So many doubts of the judge count. The weights are trained with it; half or twice: 0 in held answers. */
  doubtsMax: 2,
  /**
   * Where this share of the question's words, without names and numbers, stands in a quotation of another language,
   * the languages are so near that one is mistaken for the other. Half or twice: 0 in held answers.
   */
  nearLanguageMin: 0.5,
  /**
   * How alike two words have to be, 0 to 1: words with fewer letters are alike only if they are the same, and less
   * alike ones have nothing to do with each other; from `sameMin` on one is a form of the other. Half of `min`: −2 to
   * +1; twice: 0 to −1. Twice as many letters: −2 on manuals. Half of `sameMin`, or none at all: 0. The weights are
   * trained with all of them.
   */
  likeness: { lettersMin: 4, min: 0.4, sameMin: 0.6 },
  /**
   * A term counts as spoken of from `coveredMin` on; half or twice: 0. More numbers or names tell no more; twice: 0,
   * half as many numbers: −2 on COVID-QA and bridges, half as many names: −1 to +1. The weights are trained with them.
   */
  features: { coveredMin: 0.5, numbersMax: 4, namesMax: 6 },
  /** A shorter title, counted with a space on each side, is no bridge to its document. Half or twice: 0. */
  titleLengthMin: 5,
  /**
   * So many words may stand within a name: "Marie Skłodowska Curie" is Marie Curie. None, or twice: 0 in held answers.
   */
  wordsBetweenMax: 2,
  /** Shorter lines, such as a closing bracket of code, may come twice. Half: 0; twice: up to +2 on manuals. */
  lineWordsMin: 5,
  /**
   * The heading or title above a quotation is shown if it has so much of the question that the quotation has not, and a
   * title only if it is as short as a name. Half: 0; twice: −1 on web pages. Long titles too: 0, for 5 words more on
   * COVID-QA.
   */
  places: { worthMin: 0.05, titleWordsMax: 10 },
  /**
   * A sentence that asks, with so much of the question, brings what follows it: the answer of an interview. Without it,
   * and without the headings above headings that `write` shows: −0.2 on everyday documents. No other value was tried.
   */
  sameQuestionMin: 0.5,
  /** Rows that say the names of their values are a table as long as it can be read on a screen. The sets have none. */
  records: { columnsMax: 8, cellLengthMax: 40 },
  /**
   * How many words an overview of a document has, as many as fit a screen, and how many items or rows stand together.
   * With fewer sections its paragraphs are told in turn. No set asks for overviews.
   */
  overview: { snap: 160, ponder: 300, sectionsMin: 3, linesMax: 5 },
  /**
   * Each of two things that a question compares has so many words at most, and the answers about both may have so many
   * times the words of one. 14 of 18 comparisons of everyday documents are held instead of 12, for a word more on average.
   */
  sides: { wordsMax: 5, excess: 1.3 },
  /**
   * What is added to a choice among pages of the web: so many words of the opening of the best page, if so much of its
   * title is asked for and is so much of the question; the latest date among the sentences with so much of what the best
   * has of the question; and so many words of sentences with nearly as much as the best. On the tune half, in held
   * answers of freshqa and single facts with 60 % of their words: without the opening −3 and 0, for 16 words less;
   * without the latest −1 and 0; without the matching sentences −2 and −4, for 60 words less. Words of openings and of
   * matching sentences half: −1 and 0, −2 and −2; twice: 0 and 0, 0 and −1. Shares half or twice: −3 to 0, −2 to +1.
   */
  web: {
    opening: { wordsMax: 160, askedMin: 0.25, shareMin: 0.3 },
    latestMin: 0.5,
    matching: { wordsMax: 90, shareMin: 0.7 },
  },
  /** Of a question with more parts none is answered by itself; so many names are followed. Half or twice: 0. */
  plan: { partsMax: 4, leadsMax: 2 },
  /**
   * What of a conversation is read: the end of a long message, the last questions and the names in the last quotes. A
   * question with no more terms than `fewTerms` needs what was said before; a message as short as a courtesy, with a
   * word more at most, is one ("Thanks, that helps"). What was quoted last is worth `saidWorth` of what is new. The
   * sets have no conversations: of single questions nothing changes.
   */
  conversation: {
    ...{ questionLengthMax: 1_000, contextLengthMax: 300, fewTerms: 2 },
    saidWorth: 0.5,
    ...{ questionsMax: 2, quotesMax: 20, namesMax: 6, politeLengthMax: 80, thanksTermsMax: 1 },
  },
  /**
   * How much is looked at, so that no text takes long: terms of a question, and characters of a sentence or a row, of a
   * title or an opening, before a fence, and at an end. Half or twice: 0.
   */
  bounds: { terms: 48, unit: 2_000, title: 300, fence: 120, end: 40, cell: 80 },
}
