/** The limits of the contract. They are part of its schemas, so they are the same in every installation. */
export const contractLimits = {
  messages: 200,
  messageCharacters: 65_536,
  nameCharacters: 80,
  titleCharacters: 500,
  urlCharacters: 2_048,
  externalIdCharacters: 255,
  listEntries: 100,
  mapNodes: 10_000,
  searchPassages: 50,
  searchCharacters: 2_000,
  /** How many names of a question are followed in the graph. */
  questionNames: 32,
  documentHeadings: 100_000,
  /** Paragraphs, list items and table rows. */
  documentLines: 1_000_000,
  documentCells: 2_000_000,
  /** Strings, numbers, arrays and objects in a JSON document. */
  documentValues: 1_000_000,
  /** Strings, numbers, arrays and objects in a JSON body or import line, and their nesting depth. */
  jsonValues: 20_000,
  jsonDepth: 64,
  topicCharacters: 2_000,
  /** Pages of one crawl, and paths that it may leave out. */
  crawlPages: 10_000,
  crawlExcludedPaths: 20,
  researchSources: 20,
  researchQuestions: 6,
  /** Domains that a request may include or exclude, and the length of a name in the DNS. */
  domains: 20,
  domainCharacters: 253,
  idempotencyKeyCharacters: 255,
  toolTextCharacters: 12_000,
  toolTextCharactersMax: 40_000,
  rotationOverlapSeconds: 30 * 24 * 60 * 60,
} as const

/** The limits that the operator of an installation sets. */
export type ServiceLimits = {
  /** `MAX_BODY_BYTES`: the size of a JSON body after decompression. */
  readonly bodyBytesMax: number
  /** `MAX_UPLOAD_BYTES`: the size of one document: a file, a text or a line of an import. */
  readonly uploadBytesMax: number
  /** `MAX_TEXT_CHARACTERS`: the length of the text of one document, in UTF-16 code units. */
  readonly textCharactersMax: number
  /**
   * `MAX_BYTES_IN_FLIGHT`: bodies and files of all callers in memory at once; one account may use as much as is free.
   */
  readonly bytesInFlightMax: number
  /** `RATE_LIMIT_POST_PER_MINUTE`: the `POST` calls of an API key per minute. */
  readonly postsPerMinute: number
  /** `RATE_LIMIT_GET_PER_MINUTE`: the other calls of an API key per minute. */
  readonly getsPerMinute: number
  /**
   * `MAX_API_KEYS`: the API keys of an account that are neither revoked nor expired, as the rate limits are per key.
   */
  readonly activeKeysMax: number
  /** `MAX_CONCURRENT_CHATS`: how many chats of an account may run at the same time. */
  readonly concurrentChatsMax: number
  /** `MAX_CONCURRENT_RESEARCH`: how many research jobs of an account may be unfinished at the same time. */
  readonly concurrentResearchMax: number
  /** `MAX_NODES_PER_MESSAGE`: how many stored nodes one answer may read. */
  readonly nodesPerMessageMax: number
}

export const defaultLimits: ServiceLimits = {
  bodyBytesMax: 1024 * 1024,
  uploadBytesMax: 32 * 1024 * 1024,
  textCharactersMax: 20_000_000,
  bytesInFlightMax: 128 * 1024 * 1024,
  postsPerMinute: 60,
  getsPerMinute: 600,
  activeKeysMax: 1_000,
  concurrentChatsMax: 8,
  concurrentResearchMax: 2,
  nodesPerMessageMax: 25,
}
