/** Returned by a handler that found an earlier answer under the same idempotency key. */
export class Replay<Answer> {
  readonly answer: Answer
  /** What a stream tells before the answer, as it did the first time. */
  readonly before: readonly { readonly type: string }[]

  constructor(answer: Answer, before: Replay<Answer>['before'] = []) {
    this.answer = answer
    this.before = before
  }
}
