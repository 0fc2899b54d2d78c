/** A model gave no usable result. The message is a sentence for people, without addresses or secrets. */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure'
  /** Whether the model was there, and the reason may be what it was given. */
  readonly mayBeOfInput: boolean

  constructor(
    message: string,
    { mayBeOfInput = false, cause }: { mayBeOfInput?: boolean; cause?: unknown } = {},
  ) {
    super(message, { cause })
    this.mayBeOfInput = mayBeOfInput
  }
}
