/** A handler returns this instead of an answer of its own when it gave that answer before, under the same key. */
export class Replay<Answer> {
  readonly answer: Answer

  constructor(answer: Answer) {
    this.answer = answer
  }
}
