/** A model gave no usable result. The message is a sentence for people, without addresses or secrets. */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure'
  /** Whether the model was there, and the reason may be what it was given. */
  readonly mayBeOfInput: boolean
  /** Whether the server says that it was given more than the model reads at once. */
  readonly isTooLong: boolean
  /** What the server says of it. For the operator alone, and not for the log: servers repeat what they were given. */
  readonly said: string | undefined

  constructor(
    message: string,
    {
      mayBeOfInput = false,
      isTooLong = false,
      said,
      cause,
    }: { mayBeOfInput?: boolean; isTooLong?: boolean; said?: string; cause?: unknown } = {},
  ) {
    super(message, { cause })
    this.mayBeOfInput = mayBeOfInput
    this.isTooLong = isTooLong
    this.said = said
  }
}
