/** Constants of how a question is read; measured as those of all rooms are (`../settings.ts`). */
export const settings = {
  /** Weight of a term that is only in the conversation, not in the question. Single questions do not change. */
  contextWeight: 0.25,
  /**
   * Weight of a term of what the message says before a question that leans on it: "I have a chronic illness. How should
   * I go about that?" With the weight of the context, a fifth of such questions of manuals was lost; with 0.9 it is the
   * same.
   */
  situationWeight: 0.6,
  /**
   * Weight of a word that only asks, such as "meaning": +3 where a term is asked for by its name alone, 0 on all other
   * sets.
   */
  askingWeight: 0.3,
  /** Most letters of a question for statements, and most letters and words of who states them, and most words before
   * their name: "the tenant's duties". Not measured: people write fewer. */
  statements: { lengthMax: 200, whoLengthMax: 45, whoWordsMax: 4, ownerWordsMax: 2 },
  /** Most letters of a question for changes. Not measured: people write fewer. */
  changes: { lengthMax: 240 },
  /**
   * Most letters of a question for what happened, and most words that one for things of a kind has besides ("Which
   * deadlines are in March?"), or one for the next of them. With more, 90 of 6,472 questions for facts of other kinds are
   * taken for such ("Which team won in 2010?"); with these, 6.
   */
  chronology: { lengthMax: 200, termsMax: 1, termsOfNextMax: 3 },
}
