/** A language model that the operator has set up. Its replies are text from outside: believe nothing in them. */
export interface LanguageModel {
  /** The name of the model as the operator wrote it, such as `llama3.1:8b`. */
  readonly name: string
  /**
   * Writes a reply to a prompt, on behalf of an account; accounts take turns. Throws `ModelFailure`, or the reason of
   * the signal.
   */
  write(prompt: Prompt, accountId: string, signal: AbortSignal): Promise<string>
  /**
   * The same reply while it is written, ten times a second at most: each text goes on from the one before, and the last
   * is whole, or all that is there before it throws as `write` does.
   */
  stream(prompt: Prompt, accountId: string, signal: AbortSignal): AsyncIterable<string>
}

export type Prompt = {
  /** What the model is to do: ours alone, without a word of a document or a user. */
  readonly instructions: string
  /** The question, and the texts to work with. */
  readonly input: string
  /** The longest reply, in tokens of the model. */
  readonly tokensMax: number
  /** Time limit for the reply, with the time in which the call waits for its turn. */
  readonly timeoutMs: number
}
