/** A model of the operator's that places texts in a space, where those with a similar meaning are near each other. */
export interface EmbeddingModel {
  /** As the operator wrote it, such as `nomic-embed-text`. */
  readonly name: string
  /**
   * Names the space. Vectors of different spaces cannot be compared: those of another model, and those of passages that
   * were given to it with another prefix.
   */
  readonly space: string
  /** The vectors of texts, in their order. Throws `ModelFailure`, or the reason of the signal. */
  embed(texts: readonly string[], asked: Embedding): Promise<readonly Float32Array[]>
}

export type Embedding = {
  /** What the texts are; `line` is a part of a passage that somebody waits for, so that there is little time for it. */
  readonly as: 'passage' | 'line' | 'question'
  /** Accounts take turns. */
  readonly accountId: string
  readonly signal: AbortSignal
}
