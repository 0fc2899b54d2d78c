/**
 * Constants of the built-in mind but for those of `writing/`, which choose nothing. Each comment says what halving or
 * doubling changes, in percentage points of held answers and words per reply, tune halves (`npm run eval -- --ablate`).
 */
export const settings = {
  /**
   * Questions about all rows of a table. `rowsMax` rows are shown; the names of at most `namesMax` rows that share an
   * extreme; a cell of `valueLengthMin` to `valueLengthMax` characters may be a value that a question names. Words with
   * the same first `formLengthMin` letters may be forms of one: "münden" and the column "Mündet in".
   */
  aggregation: {
    rowsMax: { snap: 10, ponder: 40 },
    namesMax: 5,
    valueLengthMin: 3,
    valueLengthMax: 60,
    formLengthMin: 4,
  },
  /** Longest excerpt considered, in words: a longer one would be the whole answer. Half: −3 on manuals. */
  excerptWordsMax: 260,
  /**
   * Shortest sentence that may be an excerpt by itself, in words; shorter ones are mostly a byline, a date, the name of
   * a button. Half: 0 to −1; twice: 0 to +1.
   */
  sentenceWordsMin: 4,
  /** Most words of a sentence that only refers to another page, and is not quoted alone. Not measured. */
  referralWordsMax: 16,
  /**
   * Fragments are paragraphs without a sentence end (captions, bylines). A fragment has at most `wordsMax` words, and
   * either at most `labelWordsMax` words or a share of stop words of at most `smallWordsMax`. If more than
   * `openShareMax` of a passage's words are in paragraphs without a sentence end, only the title again counts as a
   * fragment. A fragment is quoted only if it covers at least `coveredMin` of the question (0 to 1) and is more than
   * words: a value or a listing. Without the rule 0 on each set, and one reply in four over web pages has a byline, a
   * caption or an address. Any one half or twice: −1 to +1.
   */
  fragment: {
    wordsMax: 25,
    labelWordsMax: 8,
    smallWordsMax: 0.2,
    openShareMax: 0.5,
    coveredMin: 0.5,
  },
  /**
   * A caption of more words says what its figure shows. Of 214 replies over four manuals in HTML 38 lines were captions, and
   * none with it; 0 on each set.
   */
  captionWordsMax: 24,
  /**
   * Most neighbouring sentences in one excerpt. Half: −1 to −3. Twice: −1 on manuals, up to +3 on articles for 1 to 6
   * words more.
   */
  sentencesMax: 3,
  /**
   * After the first excerpt is chosen, only this many of the best-scored excerpts are scored again. Half: −2 to +1;
   * twice: 0, for a tenth of the time of an answer.
   */
  consideredMax: 16,
  /** The first excerpt may be this many times as long as the budget. Half: −1 on XQuAD, −4 on manuals and articles. */
  firstExcess: 2.2,
  /**
   * A list, a table or code may exceed the budget by this factor. Half: −3 to −7 on manuals; twice: +3 to +5, for 17 to
   * 35 words more. The list of a chosen item is completed within the same limit: +1.4 on manuals for 2 words more, 0
   * elsewhere.
   */
  wholeExcess: 1.4,
  /**
   * A list that is asked for opens the reply if the sentence before it covers this part of the question. On the sets the
   * forest chooses such lists anyway: from 0.5 to 0.7 no reply differs. Of three questions about the manual of a database
   * one more is answered.
   */
  leadAskedMin: 0.6,
  /**
   * Headings under one that, with those above it and the title, has this part of a question for a list open the reply;
   * from the second value on they answer it, and so do a list there, and the steps of a question for steps. On the sets
   * no reply differs. Of four questions about "Log levels" over two headings two were refused before.
   */
  outlineAskedMin: 0.6,
  outlineAnsweredMin: 0.9,
  /**
   * A question for steps is answered by the numbered list of the section whose heading covers this part of it: five of
   * eight questions for somebody else's recipes instead of one; from 0.3 on a reply begins with steps for another device.
   * Otherwise by those whose introduction, headings and title have this part: one more of 37 in five languages.
   */
  stepsAskedMin: 0.5,
  stepsLedMin: 0.6,
  /**
   * A defining sentence: 11 of 16 definitions in five languages are held instead of 9. An item of more than
   * `itemWordsMax` words is a section of its own. Not measured.
   */
  defining: { shareMin: 0.8, itemWordsMax: 75 },
  /**
   * Further factor for a list when the question asks for items. Without the factor: of 40 lists of other manuals `snap`
   * holds 26 whole instead of 27, for 6 words less. With it, and with lists made whole after leads, the list questions
   * of manuals went from 50.0 to 52.3 %, for a word more, and nothing else changed.
   */
  askedListExcess: 1.5,
  /** Most words of a sentence that leads to a table, to be shown above its rows. Not measured. */
  tableTitleWordsMax: 12,
  /**
   * An outline (a list of headings) is no answer if the median heading covers less than this share of what the best
   * heading covers of the question: the answer is then the text under the best heading. Without the rule −3 and +1 on
   * the two sets of manuals, −1 on everyday documents, 3 words more.
   */
  contentsMin: 0.5,
  /**
   * Numbered items of more words on average are independent paragraphs, of which one may answer. Without the limit: 0 on
   * each set, and all of an agenda is quoted for one of its points.
   */
  stepWordsMax: 25,
  /**
   * If no excerpt reaches the required gain, the text under a heading that covers more than this share of the question
   * is quoted anyway: 0 on each set, but it finds sections whose heading has the words of the question and whose
   * sentences do not repeat them.
   */
  headingAskedMin: 0.5,
  /**
   * The terms of a list of definitions are added where a list is asked for, and the heading over them, or the sentence
   * before them, has this part of the question. No set asks for such a list; two questions over a manual that did were
   * each answered by one term before.
   */
  termsAskedMin: 0.3,
  /**
   * A heading names the subject of the question if all its terms are in the question, and it covers this share of the
   * question.
   */
  headingIsAskedMin: 0.8,
  /**
   * Factor on the probability of excerpts under other headings, when one heading names the subject of the question.
   * Without it the answer about a setting of a manual opens with the text under its name for 25 of 86, with 0.7 for 36;
   * 0 on each set of natural questions.
   */
  elsewhereFactor: 0.7,
  /**
   * Where an excerpt describes an option that the question names, this factor is on the probability of all others, and on
   * that it is no answer itself. Of 11 questions for an option over seven manual pages, as text, a reply of snap opens
   * with its description for 10 instead of 1, together with `optionRaise` of retrieval.
   */
  otherOptionFactor: 0.3,
  /**
   * If at least this share of the rows of a table is chosen, the whole table is shown, within `wholeExcess`. Without it
   * 0 on each set, and three of four rows may leave out the one that was asked for; from any two rows on, long tables
   * fill a reply.
   */
  tableShareMin: 0.5,
  /** Weight of a term that is only in the conversation, not in the question. Single questions do not change. */
  contextWeight: 0.25,
  /**
   * Weight of a term of what the message says before a question that leans on it: "I have a chronic illness. How should I
   * go about that?" With the weight of the context, a fifth of such questions of manuals was lost; with 0.9 it is the same.
   */
  situationWeight: 0.6,
  /**
   * Weight of a word that only asks, such as "meaning": +3 where a term is asked for by its name alone, 0 on all other
   * sets.
   */
  askingWeight: 0.3,
  /**
   * Longest sentence, in words, that is quoted only to show how a passage was reached. Half: 7 words less on bridges.
   */
  linkWordsMax: 45,
  /**
   * Most words of quotation, and the least a further excerpt must add to the probability that the choice contains the
   * answer. Words of snap half: −6 to −21; twice: +2 to +9, for 12 to 35 words more. Gain 0.082: −1 to 0, for 1 to 3
   * words less; 0.065: 0 to +1, for 2 more, and more than 50 words on XQuAD. The gain is lower for passages with a
   * list, a table or code, where an answer is often spread over several excerpts (`laidOutGainMin`). 0.04: −1.4 and
   * −0.3 on manuals, for 2 and 4 words less; the same as elsewhere: −1.4, for 10 words less; articles have none. Words
   * of ponder 130: −1 on manuals, and 10 words less; 165: 0, and 12 words more. An excerpt's probability is divided by
   * (its new words + base) ^ power. Base 14 and power 0.7: 0 on each set, for 1 to 6 words more. Power half: +2 on
   * manuals and articles, −4 on web pages, for 4 to 14 words more; twice: −1 to −14.
   */
  budget: {
    snap: { wordsMax: 75, gainMin: 0.075, laidOutGainMin: 0.03, wordsBase: 8, wordsPower: 0.8 },
    ponder: { wordsMax: 145, gainMin: 0.015, laidOutGainMin: 0.015, wordsBase: 8, wordsPower: 0.8 },
  },
  /**
   * Most excerpts of a reply that are near in meaning alone. Not measured: no set comes with the vectors of a model. One
   * would be wrong more often than not, and a reader sees at once whether one of a few is meant.
   */
  nearestQuotes: { snap: 2, ponder: 4 },
  /**
   * The budget of an answer from the web. The right page is less certain there than among stored documents, so answers
   * are longer: with the length of `snap` a reply holds the answer to 26 of 100 current questions instead of 38.
   */
  thinkingOfWeb: 'ponder' as const,
  /**
   * Least probability for the grounding `answered`. On the tune half, at 0.5 and at 0.55: of questions put to other
   * documentation 6.5 and 2.6 % are `answered`, of everyday questions that have an answer 88.5 and 83.6 %, of those that
   * have none 59.8 and 53.7 %; the balanced accuracy on SQuAD 2 is 68.7 and 69.3 %, of 58 questions.
   */
  answeredMin: 0.55,
  /**
   * Least probability for the grounding `nearest`: 0 to 1 % of the questions that documentation answers get `nothing`.
   * Twice as high: 2 %.
   */
  nearestMin: 0.06,
  /**
   * Least confidence for a short answer at the start of the reply: 85 % of those shown are right, cross-validated, and
   * one question in forty gets one. From the web none is shown: of five on the tune halves one was right.
   */
  shortAnswerMin: 0.79,
  /**
   * Limits of short-answer candidates (wordings): most per question, as each is compared with all others; words read on
   * each side of a number for its unit; the distance, in words, that a punctuation mark counts for; and the largest
   * distance. Any one half or twice: 0, and 0 words, on each of the sets; the weights are trained with them.
   */
  wordings: { countMax: 80, wordsAround: 4, markDistance: 3, farthest: 20 },
  /**
   * Most doubts (contradictions) that the judge counts. The weights are trained with it; half or twice: 0 in held
   * answers.
   */
  doubtsMax: 2,
  /**
   * If a larger share of the question's words, without names and numbers, is in a quotation of another language, the
   * languages are so close that language detection mistook one for the other. Half or twice: 0 in held answers.
   */
  nearLanguageMin: 0.5,
  /**
   * Similarity of two words, 0 to 1: words with fewer letters than `lettersMin` are similar only if equal; a similarity
   * below `min` counts as 0; from `sameMin` on, one word counts as a form of the other. Half of `min`: −2 to +1; twice:
   * 0 to −1. Twice as many letters: −2 on manuals. Half of `sameMin`, or none at all: 0. The weights are trained with
   * all of them.
   */
  likeness: { lettersMin: 4, min: 0.4, sameMin: 0.6 },
  /**
   * A term counts as covered from a coverage of `coveredMin` on; half or twice: 0. Counts of numbers and names are
   * capped; twice: 0, half as many numbers: −2 on COVID-QA and bridges, half as many names: −1 to +1. The rarest terms
   * are those with `rarestMin` of the greatest weight; no other value was tried. The weights are trained with them.
   */
  features: { coveredMin: 0.5, numbersMax: 4, namesMax: 6, rarestMin: 0.95 },
  /** Shortest title, in characters with a space on each side, whose mention links to its document. Half or twice: 0. */
  titleLengthMin: 5,
  /**
   * Most words allowed between the words of a name: "Marie Skłodowska Curie" is Marie Curie. None, or twice: 0 in held
   * answers.
   */
  wordsBetweenMax: 2,
  /**
   * Shortest line, in words, that may not be repeated; shorter ones, such as a closing bracket of code, may. Half: 0;
   * twice: up to +2 on manuals.
   */
  lineWordsMin: 5,
  /**
   * A chosen question sentence that covers this share of the question also brings the sentence after it: the answer in
   * an interview. Without it, and without the headings above headings that `write` shows: −0.2 on everyday documents.
   * No other value was tried.
   */
  sameQuestionMin: 0.5,
  /**
   * Rows of the form `name: value; …` are shown as a table if it has at most this many columns and characters per cell:
   * as much as fits a screen. The sets have none.
   */
  records: { columnsMax: 8, cellLengthMax: 40 },
  /**
   * Where a document says something of itself: lines among its first `lengthMax` characters, of at most `valueLengthMax`; up to
   * `shortLengthMax`, the value leads the reply. No set asks for it.
   */
  facts: { lengthMax: 600, valueLengthMax: 200, shortLengthMax: 80 },
  /**
   * Most words in the name of each side of a comparison, and the factor by which the two answers together may exceed
   * the budget of one. 14 of 18 comparisons of everyday documents are held instead of 12, for a word more on average.
   */
  sides: { wordsMax: 5, excess: 1.3 },
  /**
   * Sentences added to the choice among pages of the web. `opening`: words of the opening of the best page, if at least
   * `askedMin` of its title is in the question and the title covers at least `shareMin` of the question. `latestMin`:
   * the sentence with the latest date is taken from those that cover at least this share of what the best sentence
   * covers. `matching`: words of the sentences that cover at least `shareMin` of what the best covers, and with what stands
   * above them `placedMin` of what the best so covers: of 100 questions of freshqa and 89 single facts the replies hold
   * as many as without it, for 4 words less; at 0.7 one of freshqa less, for 7. Both are taken from sentences with `subjectMin` of the subject, relative to the best: without it 0, for 3 words more that are
   * about something else. On the tune half, in answers that the replies hold to 100 questions of freshqa, and in how
   * near they come to 434 facts of web pages: without the opening −1 and −0.3, for 27 and 8 words less; without the
   * latest −1 and 0; without the matching sentences −1 and −1.7, for 44 and 28 words less. Words of matching sentences
   * half: −1 and −0.5; twice: 0 and +0.2. Their share half: 0 and +0.9, for 41 and 48 words more; 1: −1 and −1.0.
   *
   * A reply to a question of at most `tellingTermsMax` terms is no answer if the best sentence lacks a name or number
   * of it. Of 40 questions of freshqa that suppose something wrong 18 are told that no page says it instead of 5, of 46
   * that are answered 4 instead of 3, of 18 single facts 7 as before. Half: 9 of 40; twice: 18, 5 of 46 and 10 of 18.
   */
  web: {
    tellingTermsMax: 8,
    opening: { wordsMax: 160, askedMin: 0.25, shareMin: 0.3 },
    latestMin: 0.5,
    subjectMin: 0.5,
    matching: { wordsMax: 90, shareMin: 0.7, placedMin: 0.6 },
  },
  /**
   * A question with more parts than `partsMax` is not split; at most `leadsMax` names are searched for. Half or twice:
   * 0.
   */
  plan: { partsMax: 4, leadsMax: 2 },
  /**
   * How much of a conversation is read: of a message what asks, which is looked for at both ends of a long one, the last
   * questions and the names in the last quotes.
   * A question with at most `fewTerms` terms may be a follow-up. A message of at most `politeLengthMax` characters may
   * be thanks with `thanksTermsMax` further terms ("Thanks, that helps"), or name something else with `ellipsisTermsMax`
   * terms ("And the other pump?"). The score of an excerpt that the last answer
   * quoted is multiplied by `repeatFactor`. The sets have no conversations: of single questions nothing changes.
   */
  conversation: {
    questionLengthMax: 1_000,
    endLengthMax: 4_000,
    contextLengthMax: 300,
    fewTerms: 2,
    repeatFactor: 0.5,
    questionsMax: 2,
    quotesMax: 20,
    namesMax: 6,
    politeLengthMax: 80,
    thanksTermsMax: 1,
    ellipsisTermsMax: 3,
  },
  /**
   * Bounds on what is read, so that no text takes long: terms of a question; characters of a sentence or row (`unit`),
   * of a title or opening (`title`), at the end of a text (`end`), and of a cell (`cell`). Half or twice: 0.
   */
  bounds: { terms: 48, unit: 2_000, title: 300, end: 40, cell: 80 },
}
