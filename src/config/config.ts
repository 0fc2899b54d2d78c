import { httpUrl } from '../base/text/http-url.ts'
import type { ServiceLimits } from '../contract/limits.ts'
import type { RetentionDays } from '../maintenance/retention.ts'
import type { EmbeddingConfig, ModelConfig } from '../models/model-config.ts'
import type { StorageConfig } from '../storage/open-storage.ts'
import type { WebConfig } from '../web-access/web-config.ts'
import { readEnvironment } from './environment.ts'
import { embeddingConfig, modelConfig } from './model-settings.ts'
import { ocrLanguages } from './ocr-settings.ts'
import { webConfig } from './web-settings.ts'

export type Config = {
  readonly host: string
  readonly port: number
  readonly baseUrl: URL
  /** Whether `baseUrl` is the operator's own, and not made of `host` and `port`. */
  readonly isBaseUrlSet: boolean
  readonly dataDirectory: string
  readonly storage: StorageConfig
  readonly authSecret: string | undefined
  readonly signUp: 'owner' | 'open'
  readonly signUpGrantTokens: number
  readonly signUpsPerHourMax: number
  /** Whether MCP clients may sign in with OAuth. */
  readonly mcpOAuth: boolean
  readonly logLevel: string
  readonly web: WebConfig
  /** The language model that writes answers; without one, they are quotations alone. */
  readonly model: ModelConfig | undefined
  /** The embedding model whose vectors help to find passages; without one, they are found by their words. */
  readonly embedding: EmbeddingConfig | undefined
  /** How long the load balancer has to notice that the service ends. */
  readonly drainDelayMs: number
  readonly metricsPort: number | undefined
  readonly retentionDays: RetentionDays
  readonly memoryBytesMax: number
  readonly readyThreads: number
  readonly trustedProxies: readonly string[]
  /** The languages in which pictures are read; without any, they are not read. */
  readonly ocrLanguages: readonly string[]
  readonly limits: ServiceLimits
}

/**
 * Reads the configuration from the environment, which nothing else reads. Throws an error with a sentence for each
 * wrong setting.
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const env = readEnvironment(environment)
  const baseUrl = env.BASE_URL ?? httpUrl(env.HOST, env.PORT)
  return {
    host: env.HOST,
    port: env.PORT,
    baseUrl: new URL(baseUrl),
    isBaseUrlSet: env.BASE_URL !== undefined,
    dataDirectory: env.DATA_DIR,
    storage: env.DATABASE_URL
      ? { kind: 'postgres', url: env.DATABASE_URL }
      : { kind: 'embedded', directory: env.DATA_DIR },
    authSecret: env.AUTH_SECRET,
    signUp: env.SIGN_UP,
    signUpGrantTokens: env.SIGN_UP_GRANT,
    signUpsPerHourMax: env.SIGN_UPS_PER_HOUR,
    mcpOAuth: env.MCP_OAUTH === 'on',
    logLevel: env.LOG_LEVEL,
    web: webConfig(env, baseUrl),
    model: modelConfig(env),
    embedding: embeddingConfig(env),
    metricsPort: env.METRICS_PORT,
    drainDelayMs: env.DRAIN_DELAY_SECONDS * 1000,
    retentionDays: { answers: env.KEEP_ANSWERS_DAYS, usage: env.KEEP_USAGE_DAYS },
    trustedProxies: env.TRUSTED_PROXIES,
    memoryBytesMax: env.RETRIEVAL_MEMORY_MB * 1024 * 1024,
    readyThreads: env.READY_THREADS,
    ocrLanguages: ocrLanguages(env),
    limits: {
      bodyBytesMax: env.MAX_BODY_BYTES,
      uploadBytesMax: env.MAX_UPLOAD_BYTES,
      textCharactersMax: env.MAX_TEXT_CHARACTERS,
      bytesInFlightMax: env.MAX_BYTES_IN_FLIGHT,
      postsPerMinute: env.RATE_LIMIT_POST_PER_MINUTE,
      getsPerMinute: env.RATE_LIMIT_GET_PER_MINUTE,
      activeKeysMax: env.MAX_API_KEYS,
      concurrentChatsMax: env.MAX_CONCURRENT_CHATS,
      concurrentResearchMax: env.MAX_CONCURRENT_RESEARCH,
      nodesPerMessageMax: env.MAX_NODES_PER_MESSAGE,
    },
  }
}
