/** Returned by a handler if the caller does not wait for the work to end. */
export class Background<Answer> {
  readonly answer: Answer
  /** The path at which the work can be queried. */
  readonly location: string
  /** Whether an earlier call under the same idempotency key has begun the work. */
  readonly replayed: boolean

  constructor(answer: Answer, location: string, replayed: boolean) {
    this.answer = answer
    this.location = location
    this.replayed = replayed
  }
}
