import type { Kysely } from 'kysely'
import { keysOf } from '../base/keys-of.ts'
import type {
  AccountRow,
  ApiKeyRow,
  AuthUserRow,
  KeyDayRow,
  OAuthClientRow,
  OAuthTokenRow,
  SignInAttemptRow,
} from './tables/account-tables.ts'
import type { Time } from './tables/column-values.ts'
import type { ConversationRow, TurnRow } from './tables/conversation-tables.ts'
import type { CrawledPageRow } from './tables/crawl-tables.ts'
import type {
  ChunkRow,
  CorpusRow,
  DocumentContentRow,
  DocumentRow,
  GraphRow,
} from './tables/document-tables.ts'
import type {
  AliasRow,
  EntityRow,
  SegmentBlockRow,
  SegmentRow,
  VectorCodeRow,
  VectorRow,
  VectorSpaceRow,
} from './tables/index-tables.ts'
import type { JobEventRow, JobRow, JobStepRow, JobTurnRow } from './tables/job-tables.ts'
import type {
  EntrySumRow,
  HoldRow,
  IdempotencyRow,
  InteractionRow,
  LedgerEntryRow,
} from './tables/ledger-tables.ts'

/** The storage, or one transaction of it, as its stores and writes query it. */
export type Db = Kysely<Database>

/** The tables, which are the same on both engines. Their rows do not leave `storage/`. */
export type Database = {
  accounts: AccountRow
  api_keys: ApiKeyRow
  key_days: KeyDayRow
  oauth_clients: OAuthClientRow
  oauth_tokens: OAuthTokenRow
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
  crawled_pages: CrawledPageRow
  chunks: ChunkRow
  entities: EntityRow
  segments: SegmentRow
  segment_blocks: SegmentBlockRow
  aliases: AliasRow
  vector_codes: VectorCodeRow
  vectors: VectorRow
  vector_space: VectorSpaceRow
  jobs: JobRow
  job_steps: JobStepRow
  job_events: JobEventRow
  job_turns: JobTurnRow
  auth_users: AuthUserRow
  probes: ProbeRow
  sign_in_attempts: SignInAttemptRow
}

/** The names of all tables. */
export const tableNames: readonly (keyof Database)[] = keysOf({
  accounts: true,
  api_keys: true,
  key_days: true,
  oauth_clients: true,
  oauth_tokens: true,
  holds: true,
  ledger_entries: true,
  entry_sums: true,
  idempotency: true,
  interactions: true,
  conversations: true,
  turns: true,
  graphs: true,
  corpora: true,
  documents: true,
  document_contents: true,
  crawled_pages: true,
  chunks: true,
  entities: true,
  segments: true,
  segment_blocks: true,
  aliases: true,
  vector_codes: true,
  vectors: true,
  vector_space: true,
  jobs: true,
  job_steps: true,
  job_events: true,
  job_turns: true,
  auth_users: true,
  probes: true,
  sign_in_attempts: true,
} satisfies Record<keyof Database, true>)

/** A single row, written by the readiness probe. */
type ProbeRow = { id: number; written_at: Time }
