/** A handler returns this to a caller that does not want to wait for the answer. */
export class Background<Answer> {
  readonly answer: Answer
  /** The path where the work is found from now on. */
  readonly location: string

  constructor(answer: Answer, location: string) {
    this.answer = answer
    this.location = location
  }
}
