import { isIP } from 'node:net'
import { z } from 'zod'
import { httpUrl } from '../base/text/http-url.ts'
import { hasUser } from '../base/text/url-user.ts'
import { defaultLimits } from '../contract/limits.ts'
import { explainIssue } from '../contract/problems/explain-issue.ts'
import { accessSettings, isForOAuth } from './access-settings.ts'
import { modelSettings } from './model-settings.ts'
import { ocrSettings } from './ocr-settings.ts'
import { webSettings, wordList } from './web-settings.ts'

const count = z.coerce.number().int().positive()
/** A smaller body holds no question. */
const bodyBytesMin = 1024
/** As many as there are at least: then no account waits for its thread while another one asks. */
const readyThreadsMax = 2

/** All settings, with their purpose and default. */
export const Settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000).describe('Port to listen on'),
  HOST: z
    .string()
    .refine((host) => URL.canParse(httpUrl(host, 0)), 'HOST must be an address such as 127.0.0.1')
    .default('127.0.0.1')
    .describe('Address to listen on'),
  BASE_URL: z
    .url({ protocol: /^https?$/, abort: true })
    .refine((address) => !hasUser(address), 'BASE_URL must have no user or password')
    .refine((address) => !/[?#]/.test(address), 'BASE_URL must have no query or fragment')
    .optional()
    .describe('Where clients reach the service; http://HOST:PORT if not set'),
  DATA_DIR: z.string().default('./data').describe('Directory of the embedded store and of secrets'),
  DATABASE_URL: z
    .string()
    .refine(
      (url) => /^postgres(ql)?:/.test(url) && URL.canParse(url),
      'DATABASE_URL must be a URL such as postgres://user:password@host:5432/database',
    )
    .optional()
    .describe(
      'A PostgreSQL database, instead of the embedded store; with ?pgbouncer=true behind a pooler of transactions that is not PgBouncer',
    ),
  ...accessSettings,
  ...webSettings,
  ...modelSettings,
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .describe('What is logged'),
  KEEP_ANSWERS_DAYS: count
    .default(30)
    .describe('Days for which answers are kept that belong to no conversation'),
  KEEP_USAGE_DAYS: count
    .min(31)
    .default(400)
    .describe('Days for which it is kept which key asked what model, and at what price'),
  TRUSTED_PROXIES: wordList
    .refine(
      (proxies) => proxies.every(isNetwork),
      'TRUSTED_PROXIES must be addresses or networks such as 10.0.0.0/8',
    )
    .describe('Reverse proxies whose X-Forwarded-For is believed, such as 127.0.0.1, 10.0.0.0/8'),
  DRAIN_DELAY_SECONDS: z.coerce
    .number()
    .min(0)
    .max(15)
    .default(0)
    .describe('How long /readyz says 503 before no connection is taken any more, at the end'),
  METRICS_PORT: z.coerce
    .number()
    .int()
    .min(1)
    .max(65_535)
    .optional()
    .describe('A port of its own for /metrics, in the text form of Prometheus; none if not set'),
  RETRIEVAL_MEMORY_MB: count
    .default(64)
    .describe('How much of the index is kept in memory, in MiB'),
  READY_THREADS: z.coerce
    .number()
    .int()
    .min(0)
    .max(readyThreadsMax)
    .default(readyThreadsMax)
    .describe('Threads for questions that wait at rest, of 34 MB each; others start when asked'),
  MAX_BODY_BYTES: z.coerce
    .number()
    .int()
    .min(bodyBytesMin)
    .default(defaultLimits.bodyBytesMax)
    .describe('Largest JSON body'),
  MAX_UPLOAD_BYTES: count.default(defaultLimits.uploadBytesMax).describe('Largest document'),
  MAX_TEXT_CHARACTERS: count
    .default(defaultLimits.textCharactersMax)
    .describe('Longest text of a document, in UTF-16 code units'),
  MAX_BYTES_IN_FLIGHT: count
    .default(defaultLimits.bytesInFlightMax)
    .describe('Bodies and files in memory at once; of one account, as much as others leave free'),
  RATE_LIMIT_POST_PER_MINUTE: count
    .default(defaultLimits.postsPerMinute)
    .describe('POST calls of a key'),
  RATE_LIMIT_GET_PER_MINUTE: count
    .default(defaultLimits.getsPerMinute)
    .describe('Other calls of a key'),
  MAX_API_KEYS: count.default(defaultLimits.activeKeysMax).describe('Active keys of an account'),
  MAX_CONCURRENT_CHATS: count
    .default(defaultLimits.concurrentChatsMax)
    .describe('Chats of an account at once'),
  MAX_CONCURRENT_RESEARCH: count
    .default(defaultLimits.concurrentResearchMax)
    .describe('Research jobs of an account at once'),
  MAX_NODES_PER_MESSAGE: count
    .default(defaultLimits.nodesPerMessageMax)
    .describe('Stored nodes that one answer may read'),
  ...ocrSettings,
})

/** The settings, where they also fit together. */
const Environment = Settings.refine((env) => env.METRICS_PORT !== env.PORT, {
  path: ['METRICS_PORT'],
  message: 'METRICS_PORT must be another port than PORT',
})
  .refine(
    (env) => env.MAX_BYTES_IN_FLIGHT < 1 || env.MAX_BYTES_IN_FLIGHT >= 2 * env.MAX_BODY_BYTES,
    {
      // One account may have half of them.
      path: ['MAX_BYTES_IN_FLIGHT'],
      message: 'MAX_BYTES_IN_FLIGHT must be at least twice MAX_BODY_BYTES',
    },
  )
  .refine((env) => env.MCP_OAUTH === 'off' || isForOAuth(env.BASE_URL), {
    path: ['MCP_OAUTH'],
    message:
      'MCP_OAUTH=on needs BASE_URL, the address that clients use: one of HTTPS, or of this machine such as http://localhost:3000',
  })

/** Whether a text is an address, or a network such as `10.0.0.0/8`. */
function isNetwork(written: string): boolean {
  const [address = '', bits = '0', ...more] = written.split('/')
  const bitsMax = isIP(address) === 6 ? 128 : 32
  return isIP(address) > 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= bitsMax && more.length === 0
}

/** The settings of an environment. Throws an error with a sentence for each that is wrong. */
export function readEnvironment(environment: NodeJS.ProcessEnv): z.output<typeof Environment> {
  // Many tools set a variable to the empty string to mean that it is unset.
  const given = Object.entries(environment).filter(([, value]) => value !== '')
  const parsed = Environment.safeParse(Object.fromEntries(given))
  if (parsed.success) return parsed.data
  const sentences = parsed.error.issues.map((issue) => {
    const name = issue.path.join('.')
    const sentence = explainIssue(issue, name)
    return sentence.startsWith(name) ? sentence : `${name}: ${sentence}`
  })
  throw new Error(`The settings are not right. ${sentences.join(' ')}`)
}
