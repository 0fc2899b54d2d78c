/** A client of others that signs in with OAuth, by itself but for the answer of the person. */
export type OAuthPeer = {
  readonly name: string
  /** `fetch` reaches the service; `answer` is a person, who is sent to one address and comes back at another. */
  connect(url: string, fetch: FetchLike, answer: Answer, memory?: Memory): Promise<OAuthConnection>
}
export type OAuthConnection = {
  /** What the client keeps: another one may go on with it. */
  readonly memory: Memory
  listTools(): Promise<readonly string[]>
  close(): Promise<void>
}
export type FetchLike = (url: string | URL, init?: RequestInit) => Promise<Response>
export type Answer = (address: URL) => Promise<URL>
export type Memory = { client?: unknown; tokens?: Tokens; verifier?: string; discovery?: unknown }
export type Tokens = {
  access_token: string
  refresh_token?: string | undefined
  token_type: string
}
