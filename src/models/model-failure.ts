/** A model gave no usable result. The message is a sentence for people, without addresses or secrets. */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure'
  /** Whether the model refused what it was given, so that the same would fail again. */
  readonly isOfInput: boolean

  constructor(
    message: string,
    { isOfInput = false, cause }: { isOfInput?: boolean; cause?: unknown } = {},
  ) {
    super(message, { cause })
    this.isOfInput = isOfInput
  }
}
