/** Constants of how excerpts are chosen; measured as those of all rooms are (`../settings.ts`). */
export const settings = {
  /** A sentence of fewer words only leads to code; with those before it, it has at most so many. */
  codeLead: { ownWordsMin: 4, wordsMax: 45 },
  /**
   * A heading that asks the same as the question has this share of its own words, by their weights, and `ofHeading` of
   * the words of the heading are in the question.
   * Of its text a paragraph of more than `wordsMax` words is begun with its first sentence only. Of 103 questions over
   * 14 manuals five replies differ, of which one holds the answer that did not, and four begin with it; without
   * `ofHeading` one begins under a long heading that only has the words.
   */
  sameQuestion: { share: 0.9, ofHeading: 0.3, wordsMax: 60 },
  /**
   * After the first excerpt is chosen, only this many of the best-scored excerpts are scored again. Half: −2 to +1;
   * twice: 0, for a tenth of the time of an answer.
   */
  consideredMax: 16,
  /** The first excerpt may be this many times as long as the budget. Half: −1 on XQuAD, −4 on manuals and articles. */
  firstExcess: 2.2,
  /**
   * In running prose a choice of `snap` that is right with less than `below` goes on up to `wordsFactor` times as many
   * words, by what adds `gainFactor` of the gain that is asked otherwise. Cross-validated COVID-QA holds 57.8 instead of
   * 55.4 %, XQuAD en 89.2 instead of 88.5, de 82.4 instead of 80.7, HotpotQA 71.8 instead of 70.2, for 1 to 6 words more; of
   * 94 questions over long texts one less. `below` 0.5 and 0.7: −1 and +1 on COVID-QA, for 3 words less and 1 more. Factors
   * of 1.3 and 0.65: 0 to +1, for 1 and 3 words more. Beside lists, tables and code documentations would have 86 words.
   */
  unsure: { below: 0.6, wordsFactor: 1.2, gainFactor: 0.8 },
  /**
   * A list, a table or code may exceed the budget by this factor. Half: −3 to −7 on manuals; twice: +3 to +5, for 17 to
   * 35 words more. The list of a chosen item is completed within the same limit: +1.4 on manuals for 2 words more, 0
   * elsewhere.
   */
  wholeExcess: 1.4,
  /**
   * Headings under one that, with those above it and the title, has this part of a question for a list open the reply.
   * On the sets no reply differs. Of four questions about "Log levels" over two headings two were refused before. With
   * lists and terms under such a heading, whole lists for questions that name a kind, and the only list of the section
   * that the choice begins with: of 86 questions for a list over manuals `snap` holds 44 instead of 42, `ponder` 58
   * instead of 57; of 23 over other manuals 11 instead of 6, and 17 instead of 11; of 22 more over those, of which no
   * reply was read, as many as before. Replies are one word longer, those of `ponder` two.
   */
  outlineAskedMin: 0.6,
  /**
   * A question for steps is answered by the numbered list of the section whose heading covers this part of it: five of
   * eight questions for somebody else's recipes instead of one; from 0.3 on a reply begins with steps for another
   * device. Otherwise by those whose introduction, headings and title have this part: one more of 37 in five languages.
   */
  stepsAskedMin: 0.5,
  stepsLedMin: 0.6,
  /**
   * A defining sentence: 11 of 16 definitions in five languages are held instead of 9. An item of more than
   * `itemWordsMax` words is a section of its own. Not measured. What a glossary says of a term that has `termMin` of the
   * question comes before that: one of 36 definitions over six manuals, and no other reply of 1,300 differs.
   */
  defining: { shareMin: 0.8, itemWordsMax: 75, termMin: 0.65 },
  /**
   * Further factor for a list when the question asks for items. Without the factor: of 40 lists of other manuals `snap`
   * holds 26 whole instead of 27, for 6 words less. With it, and with lists made whole after lead-ins, the list
   * questions of manuals went from 50.0 to 52.3 %, for a word more, and nothing else changed.
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
   * Numbered items of more words on average are independent paragraphs, of which one may answer. Without the limit: 0
   * on each set, and all of an agenda is quoted for one of its points.
   */
  stepWordsMax: 25,
  /**
   * If no excerpt reaches the required gain, the text under a heading that covers more than this share of the question
   * is quoted anyway: 0 on each set, but it finds sections whose heading has the words of the question and whose
   * sentences do not repeat them.
   */
  headingAskedMin: 0.5,
  /**
   * The terms of a description list are added where a list is asked for, and the heading over them, or the sentence
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
   * Where an excerpt describes an option that the question names, this factor is on the probability of all others, and
   * on that it is no answer itself. Of 11 questions for an option over seven manual pages, as text, a reply of snap
   * opens with its description for 10 instead of 1, together with `headingRaise` of retrieval. Without it for the rows
   * and items of names as code has them: of 400 questions on manuals two less are held, for a word more; 13 replies of
   * 20 are longer.
   */
  otherOptionFactor: 0.3,
  /**
   * If at least this share of the rows of a table is chosen, the whole table is shown, within `wholeExcess`. Without it
   * 0 on each set, and three of four rows may leave out the one that was asked for; from any two rows on, long tables
   * fill a reply.
   */
  tableShareMin: 0.5,
  /**
   * Longest sentence, in words, that is quoted only to show how a passage was reached. Half: 7 words less on bridges.
   */
  linkWordsMax: 45,
  /**
   * What the newest document of a series says comes first where it says `shareMin` of what an older one says of the
   * question, in at most `excess` times its words, or `wordsMin`. Added it counts as answering with `probability`, so
   * that little else is left out for it. Decision 159 has the effect of all of it; with 0.9 older minutes stayed first
   * for the two questions that were looked at.
   */
  newest: { shareMin: 0.6, excess: 1.5, wordsMin: 60, probability: 0.3 },
  /**
   * How a question is followed over several documents: at most `stepsMax` steps, of each the `triedMax` most promising,
   * from names of at most `nameWordsMax` words. `titled` is added to the score of a step to a document about the name,
   * where 1 is all of the question. `probability` is that with which each sentence counts as answering, so that little
   * is added to them. Read are at most `namesMax` names of a sentence and `descriptionsMax` sentences of a name, so
   * that no text takes long. Nothing else was tried; decision 130 has the effect of all of it.
   */
  reasoning: {
    stepsMax: 3,
    triedMax: 2,
    nameWordsMax: 6,
    titled: 0.1,
    probability: 0.6,
    namesMax: 12,
    descriptionsMax: 24,
  },
  /**
   * Two tables are joined by numbers in columns whose names share a word if this share of the values of the shorter
   * column is in the other: of all, half may have no row there. No other value was tried.
   */
  keysSharedMin: 0.5,
  /**
   * A choice with fewer words is continued with the sentences that follow it, in documents with headings. Of 73 questions
   * over six manuals that were written without looking at Skein 35 are held instead of 33, of 69 more 31 instead of 28;
   * manuals 56.8 instead of 56.0 %, for a word more on average; documentations and everyday documents 0 and +0.5. With 25
   * half of that, with 50 a word more for nothing; in documents without headings XQuAD has 53 words, and +1.3. Replies from
   * pages with an address would have 3 to 4 words more for −1.1 and +1.1 with 40; with 25 they have 0 to 2 more for nothing.
   * 38 instead of 40 loses no answer of 1,145 over documentations, manuals, everyday documents and a desktop's help, for 0.1 to
   * 0.2 words less, and 0.7 less on long texts.
   */
  shortWordsMax: { ofFile: 38, ofPage: 25 },
  /**
   * Most words that are left of a numbered clause, to be added. Of 94 questions over laws, contracts, papers, stories and
   * minutes `snap` holds 54 instead of 53, for half a word more; `ponder` as many. Without the number, in any paragraph,
   * as many, for as much. No other value was tried.
   */
  clauseRestMax: 30,
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
   * A sentence decides if it says at least `pointsMin` of the question, by weight, besides what stands above it, and each
   * that is left out beside it at most `besideMax` of that. With it 68 instead of 49 of 129 replies to questions for rules
   * begin with the sentence that decides, in 43 words instead of 49, and 91 instead of 88 hold it; manuals lose one of
   * 588. `pointsMin` half: 2 more begin with it, and 1 less is held; twice: 5 less, and 1 more. `besideMax` half: 5 less,
   * and 1 more; 0.9: 0.
   */
  deciding: { pointsMin: 0.2, besideMax: 0.6 },
  /**
   * The same where no rule is asked for. Everyday documents, manuals and COVID-QA hold as many on their tune halves, for up
   * to a word less, and XQuAD en 88.1 instead of 88.8 % in 46 words instead of 47. Notes in which each sentence is about
   * something else are answered by one of them instead of three to twelve. With 0.35 and 0.05: COVID-QA −0.3; with 0.75
   * and 0.4: 0 everywhere but −0.6 on COVID-QA, and half of such notes are quoted as before.
   */
  decidingFact: { pointsMin: 0.5, besideMax: 0.1 },
}
