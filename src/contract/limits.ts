/** Part of the contract: the schemas are built with these, so every installation has the same. */
export const contractLimits = {
  messages: 200,
  messageCharacters: 65_536,
  nameCharacters: 80,
  titleCharacters: 500,
  urlCharacters: 2_048,
  externalIdCharacters: 255,
  listEntries: 100,
  searchPassages: 50,
  idempotencyKeyCharacters: 255,
  rotationOverlapSeconds: 30 * 24 * 60 * 60,
} as const

/** What an installation may set for itself. */
export type ServiceLimits = {
  /** `MAX_BODY_BYTES`: a JSON body, counted after decompression. */
  readonly bodyBytesMax: number
  /** `MAX_UPLOAD_BYTES`: one document, be it a file, a text or a line of an import. */
  readonly uploadBytesMax: number
  /** `RATE_LIMIT_POST_PER_MINUTE`, for each API key. */
  readonly postsPerMinute: number
  /** `RATE_LIMIT_GET_PER_MINUTE`, for each API key; `DELETE` counts here too. */
  readonly getsPerMinute: number
  /** `MAX_CONCURRENT_CHATS`, for each account. */
  readonly concurrentChatsMax: number
  /** `MAX_CONCURRENT_RESEARCH`, for each account. */
  readonly concurrentResearchMax: number
  /** `MAX_NODES_PER_MESSAGE`: how many stored nodes one answer may read. */
  readonly nodesPerMessageMax: number
}

export const defaultLimits: ServiceLimits = {
  bodyBytesMax: 1024 * 1024,
  uploadBytesMax: 32 * 1024 * 1024,
  postsPerMinute: 60,
  getsPerMinute: 600,
  concurrentChatsMax: 8,
  concurrentResearchMax: 2,
  nodesPerMessageMax: 25,
}
