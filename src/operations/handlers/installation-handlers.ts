import { resolve } from 'node:path'
import type { OpenSession, Sessions } from '../../access/sessions/sessions.ts'
import { isOwner } from '../../access/sessions/users.ts'
import type { SearchEngine, SignedInSession } from '../../contract/installation/installation.ts'
import type { EmbeddingConfig, ModelConfig } from '../../models/model-config.ts'
import type { StorageConfig } from '../../storage/open-storage.ts'
import type { Storage } from '../../storage/storage.ts'
import { storageSize } from '../../storage/upkeep/storage-size.ts'
import { VectorStore } from '../../storage/vectors/vector-store.ts'
import { version } from '../../version.ts'
import { tryEngines } from '../../web-access/search/try-engines.ts'
import type { SearchEngines } from '../../web-access/search/web-searcher.ts'
import type { Handlers } from '../handlers.ts'

type InstallationOperations =
  | 'listSearchEngines'
  | 'getInstallation'
  | 'listSessions'
  | 'endOtherSessions'
  | 'changePassword'
  | 'changeProfile'

export type InstallationParts = {
  readonly sessions: Sessions
  readonly search: SearchEngines
  readonly storage: Storage
  readonly storageConfig: StorageConfig
  readonly uploadBytesMax: number
  readonly model: ModelConfig | undefined
  readonly embedding: EmbeddingConfig | undefined
}

/** So many waiting documents are counted, which takes some milliseconds. */
const waitingCountMax = 10_000

export function installationHandlers({
  sessions,
  search,
  storage,
  storageConfig,
  uploadBytesMax,
  model,
  embedding,
}: InstallationParts): Pick<Handlers, InstallationOperations> {
  return {
    listSearchEngines: async ({ check }, _caller, { signal }) => ({
      object: 'list',
      data: check === 'yes' ? await tried(search, signal) : search.engines.map(engineOf),
    }),
    getInstallation: async (_input, { userId = '' }) => ({
      object: 'installation',
      version,
      upload_bytes_max: uploadBytesMax,
      ...(model && { language_model: modelOf(model) }),
      ...(embedding && {
        embedding_model: {
          ...modelOf(embedding),
          ...(isOwner(userId) && {
            documents_waiting: await new VectorStore(storage).countToEmbed(waitingCountMax),
          }),
        },
      }),
      ...(isOwner(userId) && {
        storage: {
          kind: storageConfig.kind,
          ...(storageConfig.kind === 'embedded' && {
            directory: resolve(storageConfig.directory),
          }),
          bytes: await storageSize(storage, storageConfig),
        },
      }),
    }),
    listSessions: async (_input, { userId = '', sessionId }) => {
      const open = await sessions.ofUser(userId)
      return { object: 'list', data: open.map((one) => sessionOf(one, sessionId)) }
    },
    endOtherSessions: async (_input, { userId = '', sessionId = '' }) => ({
      ended: await sessions.endOthers(userId, sessionId),
    }),
    changePassword: async (input, { userId = '', sessionId = '' }) => ({
      ended: await sessions.changePassword(
        { userId, sessionId },
        { current: input.current_password, next: input.new_password },
      ),
    }),
    changeProfile: ({ name, email, current_password }, { userId = '', sessionId = '' }) =>
      sessions.changeProfile({ userId, sessionId }, { name, email, password: current_password }),
  }
}

function modelOf({ name, url }: ModelConfig): { name: string; host: string } {
  return { name, host: new URL(url).host }
}

async function tried(search: SearchEngines, signal: AbortSignal): Promise<SearchEngine[]> {
  const outcomes = await tryEngines(search, signal)
  return outcomes.map(({ engine, given, refused }) => ({
    ...engineOf(engine),
    given,
    ...(refused !== undefined && { refused }),
  }))
}

function engineOf({ name, label }: { name: string; label: string }): SearchEngine {
  return { name, label }
}

function sessionOf(
  { id, userAgent, createdAt, updatedAt, expiresAt }: OpenSession,
  current: string | undefined,
): SignedInSession {
  return {
    session_id: id,
    object: 'session',
    current: id === current,
    user_agent: userAgent || null,
    created_at: createdAt.toISOString(),
    last_used_at: updatedAt.toISOString(),
    expires_at: expiresAt.toISOString(),
  }
}
