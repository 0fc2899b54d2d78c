/** Milliseconds since 1970, UTC. */
export type Time = number
/** JSON text. */
export type Json = string
/** Half tokens: 3.5 tokens are 7. */
export type HalfTokens = number
