export type QuestionKind =
  | 'who'
  | 'when'
  | 'where'
  | 'how-many'
  | 'comparison'
  | 'yes-no'
  | 'why'
  | 'how'
  | 'definition'
  | 'list'
  | 'other'

/** What an answer must contain; `name` is any proper name, `anything` cannot be checked by form. */
export type Sought = 'person' | 'date' | 'place' | 'number' | 'nationality' | 'name' | 'anything'

export type AnswerType = {
  readonly kind: QuestionKind
  readonly sought: Sought
  /** The word that says what is asked for: "county" in "What county …". */
  readonly noun?: string
}
