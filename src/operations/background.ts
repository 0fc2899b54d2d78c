/** Returned by a handler if the caller does not wait for the work to end. */
export class Background<Answer> {
  readonly answer: Answer
  /** The path at which the work can be queried. */
  readonly location: string

  constructor(answer: Answer, location: string) {
    this.answer = answer
    this.location = location
  }
}
