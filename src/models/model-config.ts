/** Where a model answers: any server that speaks the dialect of OpenAI's API. */
export type ModelConfig = {
  /** The base URL of the API, such as `http://127.0.0.1:11434/v1`. */
  readonly url: string
  /** The name of the model, as that server knows it. */
  readonly name: string
  readonly apiKey: string | undefined
  /** Most requests at the same time. */
  readonly atOnceMax: number
}

export type EmbeddingConfig = ModelConfig & {
  /** What some models want before each text, such as `search_query: `; mostly empty. */
  readonly prefixes: { readonly question: string; readonly passage: string }
}
