/** A model of the operator's that places texts in a space, where those with a similar meaning are near each other. */
export interface EmbeddingModel {
  /** The name of the model as the operator wrote it, such as `nomic-embed-text`. */
  readonly name: string
  /**
   * The space in which its vectors are now. Asks the model only if it has not given any vector yet. Throws as `embed`
   * does.
   */
  space(signal: AbortSignal): Promise<string>
  /** Throws `ModelFailure`, also if it gives no usable vector at all, or the reason of the signal. */
  embed(texts: readonly string[], asked: Embedding): Promise<Embedded>
}

export type Embedding = {
  /** What the texts are; `line` is a part of a passage that somebody waits for, so that there is little time for it. */
  readonly as: 'passage' | 'line' | 'question'
  /** Accounts take turns. */
  readonly accountId: string
  readonly signal: AbortSignal
}

export type Embedded = {
  /**
   * Vectors of different spaces cannot be compared: those of another model, of another length, or of passages that were
   * given to the model with another prefix.
   */
  readonly space: string
  /** In the order of the texts; `undefined` for one that the model could not place. */
  readonly vectors: readonly (Float32Array | undefined)[]
}
