/** A client of others that speaks the dialect of OpenAI's API, as it is used: with a base URL and a key. */
export type ChatPeer = {
  readonly name: string
  ask(access: Access, question: string): Promise<string>
  /** The text as it comes. */
  stream(access: Access, question: string, signal?: AbortSignal): AsyncIterable<string>
  /** The HTTP status that the client tells of a call that was refused. */
  statusOf(error: unknown): number | undefined
}

export type Access = {
  /** Of the service, with `/v1`. */
  readonly url: string
  readonly key: string
  readonly model: string
  readonly headers?: Readonly<Record<string, string>>
}
