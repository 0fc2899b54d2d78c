import type { Generated } from 'kysely'
import type { JobKind, JobState, JobWish } from './job.ts'

/** Milliseconds since 1970, UTC. */
type Time = number
/** JSON text. */
type Json = string
/** Half tokens: 3.5 tokens are 7. */
type HalfTokens = number

/** The tables, which are the same on both engines. Their rows do not leave `storage/`. */
export type Database = {
  accounts: AccountRow
  api_keys: ApiKeyRow
  key_days: KeyDayRow
  holds: HoldRow
  ledger_entries: LedgerEntryRow
  entry_sums: EntrySumRow
  idempotency: IdempotencyRow
  interactions: InteractionRow
  conversations: ConversationRow
  turns: TurnRow
  graphs: GraphRow
  corpora: CorpusRow
  documents: DocumentRow
  document_contents: DocumentContentRow
  chunks: ChunkRow
  entities: EntityRow
  segments: SegmentRow
  segment_blocks: SegmentBlockRow
  aliases: AliasRow
  jobs: JobRow
  job_steps: JobStepRow
  job_events: JobEventRow
  job_turns: JobTurnRow
  auth_users: AuthUserRow
  probes: ProbeRow
  sign_in_attempts: SignInAttemptRow
}

export type AccountRow = {
  id: string
  user_id: string
  email: string
  available: HalfTokens
  held: HalfTokens
  spent: HalfTokens
  granted: HalfTokens
  created_at: Time
}

export type ApiKeyRow = {
  id: string
  account_id: string
  name: string
  digest: string
  last4: string
  scopes: Json
  created_at: Time
  last_used_at: Time | null
  expires_at: Time | null
  revoked_at: Time | null
  /** The key that this one was rotated from, by however many rotations; null if it is the first itself. */
  first_key_id: string | null
  /** The most that may be spent with the key and with all that are rotated from it. */
  spend_cap: HalfTokens | null
  /** What was spent and is held with those keys, on the row of the first; counted where there is a cap. */
  spent: Generated<HalfTokens>
  held: Generated<HalfTokens>
}

/** The requests with one API key on one UTC day. */
export type KeyDayRow = {
  key_id: string
  account_id: string
  day: string
  requests: number
}

export type HoldRow = {
  id: string
  account_id: string
  operation_id: string
  amount: HalfTokens
  settled: HalfTokens | null
  state: 'held' | 'settled' | 'released' | 'expired'
  owner: string
  lease_token: string
  lease_until: Time
  extensions: number
  idempotency_key: string | null
  /** The API key under whose cap the amount is held, where there is a cap. */
  key_id: string | null
  created_at: Time
}

export type EntryKind = 'grant' | 'hold' | 'extend' | 'settle' | 'release' | 'expire'

/** Rows are only inserted: a trigger refuses to change or delete them. */
export type LedgerEntryRow = {
  id: string
  account_id: string
  hold_id: string | null
  operation_id: string | null
  kind: EntryKind
  sequence: number
  available_change: HalfTokens
  held_change: HalfTokens
  spent_change: HalfTokens
  available_after: HalfTokens
  held_after: HalfTokens
  note: string | null
  created_at: Time
}

/** The sums of the entries of an account, up to one of them. */
export type EntrySumRow = {
  account_id: string
  last_entry_id: string
  available: HalfTokens
  held: HalfTokens
}

export type IdempotencyRow = {
  account_id: string
  key: string
  fingerprint: string
  state: 'running' | 'done' | 'failed'
  lease_token: string
  lease_until: Time
  status: number | null
  /** The answer; `null` if it is the response of the interaction. */
  body: string | null
  interaction_id: string | null
  created_at: Time
  expires_at: Time
}

/** One chat message that was answered and charged. */
export type InteractionRow = {
  id: string
  account_id: string
  key_id: string | null
  operation: 'chat_query' | 'research'
  model: string
  engine: string
  nodes: number
  charged: HalfTokens
  /** The answer; empty once it is no longer kept. */
  response: Json
  created_at: Time
}

export type ConversationRow = {
  id: string
  account_id: string
  /** Empty until the first question is answered, unless it was given one. */
  title: string
  /** The title in the form in which it is searched. */
  words: string
  turn_count: number
  created_at: Time
  updated_at: Time
}

/** A question of a conversation and its answer. The id is that of the interaction. */
export type TurnRow = {
  id: string
  conversation_id: string
  question: string
  reply: string
  /** Question and reply in the form in which they are searched. */
  words: string
  /** What the answer of its interaction does not say. */
  answer: Json
  created_at: Time
}

export type GraphRow = {
  id: string
  account_id: string
  number: number
  name: string
  document_count: number
  chunk_count: number
  term_count: number
  relation_count: number
  created_at: Time
  /** When it was deleted. From then on nobody finds the graph, while its documents are being removed. */
  removed_at: Time | null
}

/** What the index counts of an account: the next numbers of its chunks and graphs, and its changes (`epoch`). */
export type CorpusRow = {
  account_id: string
  number: Generated<number>
  next_chunk: number
  next_graph: number
  epoch: number
}

/** Only `ready` documents are searched. Nobody finds a document that is `removing`. */
export type DocumentStatus = 'indexing' | 'ready' | 'failed' | 'removing'

export type DocumentRow = {
  id: string
  account_id: string
  graph_id: string
  external_id: string | null
  title: string
  url: string | null
  media_type: string
  language: string
  hash: string
  status: DocumentStatus
  problem: string | null
  bytes: number
  characters: number
  first_chunk: number
  chunk_count: number
  /** Of the chunks that are stored; the graph counts them once the document is ready. */
  term_count: number
  /** Of the same chunks. `null` if the graph counts relations as chunks come and go. */
  relation_count: number | null
  created_at: Time
  kind: DocumentKind
  /** As the document states it. */
  published_at: string | null
  /** ISO-8601, UTC. */
  fetched_at: string | null
  /** A JSON object of strings. */
  metadata: string | null
}

/** A snapshot of a page is quoted, but not searched. */
export type DocumentKind = 'document' | 'page'

export type DocumentContentRow = {
  doc_id: string
  text: string
  blocks: Json
  original: Uint8Array | null
}

export type ChunkRow = {
  corpus: number
  number: number
  doc_id: string
  start: number
  end: number
  length: number
  /** `null` for the only chunk of a document, whose text is read from the document. */
  text: string | null
  /** Sentences, entities and relations, encoded. */
  features: Uint8Array
  /** The first bits of the hashes of its features, encoded: they lead to the posting lists with the chunk. */
  feature_heads: Uint8Array
}

/** An entity that some chunk of the graph names otherwise than as a part of a longer name. */
export type EntityRow = {
  corpus: number
  graph: number
  key: string
  /** The number of chunks that name it. */
  chunk_count: number
}

/** The posting lists of the chunks in a range of numbers; other segments may have chunks between them. */
export type SegmentRow = {
  corpus: number
  graph: number
  number: number
  /** Changes whenever a block of the segment changes. */
  revision: number
  first_chunk: number
  last_chunk: number
  bytes: number
  /** The first hash of each block. */
  directory: Uint8Array
}

/** A block: some of the posting lists of a segment. */
export type SegmentBlockRow = {
  corpus: number
  id: number
  data: Uint8Array
}

export type AliasKind = 'acronym' | 'last-name' | 'other-name'

/** A chunk shows that `key` is another name of the entity. */
export type AliasRow = {
  corpus: number
  chunk: number
  key: string
  entity_key: string
  graph: number
  kind: AliasKind
  sentence_start: number
  sentence_end: number
}

/** Work that outlives the call that asked for it. */
export type JobRow = {
  id: string
  account_id: string
  kind: JobKind
  /** The id of the document, graph or report that the job is about. */
  subject: string
  input: Json
  state: JobState
  wish: JobWish | null
  /** Since its last progress: how often it was begun without coming to an end, or failed by itself. */
  attempts: number
  /** Since its last progress: how often it had to wait for something else, such as a full disk. */
  pauses: number
  /** A waiting job may be claimed from here on; a running one too, as then its lease has run out. */
  due_at: Time
  owner: string | null
  lease_token: string | null
  /** Why it failed, for its account. */
  problem: Json | null
  /** What it leaves, if that is nowhere else. */
  result: Json | null
  created_at: Time
  ended_at: Time | null
}

/** The result of a step, so that the step is not done again. */
export type JobStepRow = {
  job_id: string
  name: string
  result: Json
}

/** What happened during a job, in the order of its numbers. */
export type JobEventRow = {
  job_id: string
  number: number
  event: Json
}

/** When a job of an account was last claimed. */
export type JobTurnRow = {
  account_id: string
  served_at: Time
}

/** A user, written by the sign-in library. */
type AuthUserRow = { id: string; email: string; name: string }

/** The only row, which readiness writes. */
type ProbeRow = { id: number; written_at: Time }

/** Attempts to sign in from a place: an address and a user, or a user. */
export type SignInAttemptRow = { place: string; count: number; expires_at: Time }
