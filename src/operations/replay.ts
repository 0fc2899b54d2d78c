/** Returned by a handler that found an earlier answer under the same idempotency key. */
export class Replay<Answer> {
  readonly answer: Answer

  constructor(answer: Answer) {
    this.answer = answer
  }
}
