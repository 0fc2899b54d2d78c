/** A handler returns this instead of a new answer if it answered before under the same idempotency key. */
export class Replay<Answer> {
  readonly answer: Answer

  constructor(answer: Answer) {
    this.answer = answer
  }
}
