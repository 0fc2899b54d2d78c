/**
 * Constants of the built-in mind that several of its rooms use, or none; the others are in the `settings.ts` of their
 * rooms. Each comment says what halving or doubling changes, in percentage points of held answers and words per reply,
 * tune halves (`npm run eval -- --ablate`).
 */
export const settings = {
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
  /** The size of a choice. The two ways of thinking differ in words and gains. */
  budget: {
    snap: {
      /** Most words of quotation. Half: −6 to −21; twice: +2 to +9, for 12 to 35 words more. */
      wordsMax: 75,
      /**
       * Least that a further excerpt must add to the probability that the choice contains the answer. With `laidOutGainMin`,
       * 0.08 and 0.03: +0.5 on manuals, 0 elsewhere, for 1 to 2 words more, and more than 50 on XQuAD; 0.1 and 0.038: −1
       * on articles and manuals, −4 on docs, for 3 to 6 words less.
       */
      gainMin: 0.087,
      /**
       * The same in a passage with a list, a table or code, where an answer is often spread over several excerpts.
       * 0.036: +0.3 on manuals and 0 elsewhere, for 1 to 2 words more, and more than 80 on documentations; 0.04: −1 on
       * everyday documents and one blind half, for a word less; the same as elsewhere: −1.4, for 10 words less; articles
       * have none.
       */
      laidOutGainMin: 0.038,
      /**
       * The probability of an excerpt is divided by (its new words + base) ^ power. Base 14 and power 0.7: 0 on each
       * set, for 1 to 6 words more.
       */
      wordsBase: 8,
      /** Half: +2 on manuals and articles, −4 on web pages, for 4 to 14 words more; twice: −1 to −14. */
      wordsPower: 0.8,
      /**
       * An excerpt of more than `wordsMin` words must add (words / wordsMin) ^ power times as much as a shorter one,
       * unless there is no other. Without the rule replies have 2 to 8 words more, and hold −1.5 to +1.4 on blind sets and
       * manuals, 0 to +0.7 on XQuAD; with 40 and 4 they lose 1 to 4 on manuals and documentations, for 4 to 6 words less.
       */
      long: { wordsMin: 45, power: 3.5 },
    },
    ponder: {
      /** 130: −1 on manuals, and 10 words less; 165: 0, and 12 words more. */
      wordsMax: 145,
      gainMin: 0.015,
      laidOutGainMin: 0.015,
      wordsBase: 8,
      wordsPower: 0.8,
      /** No rule: with it −0.4 on manuals and −1.5 on two of four halves of the blind sets. */
      long: { wordsMin: 45, power: 0 },
    },
  },
  /**
   * Most excerpts of a reply that are near in meaning alone. Not measured: no set comes with the vectors of a model.
   * One would be wrong more often than not, and a reader sees at once whether one of a few is meant.
   */
  nearestQuotes: { snap: 2, ponder: 4 },
  /**
   * The budget of an answer from the web. The right page is less certain there than among stored documents, so answers
   * are longer: with the length of `snap` a reply holds the answer to 26 of 100 current questions instead of 38.
   */
  thinkingOfWeb: 'ponder' as const,
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
  /**
   * Most words in the name of each side of a comparison, and the factor by which the two answers together may exceed
   * the budget of one. 14 of 18 comparisons of everyday documents are held instead of 12, for a word more on average.
   */
  sides: { wordsMax: 5, excess: 1.3 },
  /**
   * Sentences added to the choice among pages of the web. `opening`: words of the opening of the best page, if at least
   * `askedMin` of its title is in the question and the title covers at least `shareMin` of the question. `latestMin`:
   * the sentence with the latest date is taken from those that cover at least this share of what the best sentence
   * covers. `matching`: words of the sentences that cover at least `shareMin` of what the best covers, and with what
   * stands above them `placedMin` of what the best so covers: of 100 questions of freshqa and 89 single facts the
   * replies hold as many as without it, for 4 words less; at 0.7 one of freshqa less, for 7. Both are taken from
   * sentences with `subjectMin` of the subject, relative to the best: without it 0, for 3 words more that are about
   * something else. On the tune half, in answers that the replies hold to 100 questions of freshqa, and in how near
   * they come to 434 facts of web pages: without the opening −1 and −0.3, for 27 and 8 words less; without the latest
   * −1 and 0; without the matching sentences −1 and −1.7, for 44 and 28 words less. Words of matching sentences half:
   * −1 and −0.5; twice: 0 and +0.2. Their share half: 0 and +0.9, for 41 and 48 words more; 1: −1 and −1.0.
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
   * A question with more parts than `partsMax` is not split; at most `namesMax` names are searched for. Half or twice:
   * 0.
   */
  plan: { partsMax: 4, namesMax: 2 },
  /**
   * How much of a conversation is read: the last `messagesMax` messages, of a message what asks, which is looked for at
   * both ends of a long one, the last questions and the names in the last quotes. A question with at most `fewTerms`
   * terms may be a follow-up. A message of at most `politeLengthMax` characters may be thanks with `thanksTermsMax`
   * further terms ("Thanks, that helps"), or name something else with `ellipsisTermsMax` terms ("And the other pump?"). A
   * verb takes the place of another that ends as it does if both have `verbLettersMin` letters.
   * The score of an excerpt that the last answer quoted is multiplied by `repeatFactor`, where it says no word of its
   * own of the question, and the question has none or several; for all follow-up questions it loses 5 of 632 turns
   * (decision 150). The sets have no conversations: of
   * single questions nothing changes. Of what a message says before its question the last
   * `situationTermsMax` terms say where to look: as many as the question has lose 0.6 on manuals.
   */
  conversation: {
    messagesMax: 12,
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
    verbLettersMin: 4,
    situationTermsMax: 12,
  },
  /**
   * The factor by which the answers to the parts of a question together may exceed the budget of one. Of 74 such
   * questions `ponder` holds 49, in 176 words; with 1.3 47, in 156; with 1 44, in 135. Of 45 over manuals `snap` holds 18
   * instead of 14 since it asks for each part, in 23 words more; with 1.3 none more.
   */
  parts: { excess: 1.6 },
  /**
   * Bounds on what is read, so that no text takes long: terms of a question; characters of a sentence or row (`unit`),
   * of a title or opening (`title`), at the end of a text (`end`), and of a cell (`cell`). Half or twice: 0.
   */
  bounds: { terms: 48, unit: 2_000, title: 300, end: 40, cell: 80 },
}
