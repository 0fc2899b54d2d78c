import { isIP, isIPv6 } from 'node:net'
import { z } from 'zod'
import { explainIssue } from './contract/explain-issue.ts'
import { defaultLimits, type ServiceLimits } from './contract/limits.ts'
import type { RetentionDays } from './maintenance/retention.ts'
import type { StorageConfig } from './storage/open-storage.ts'
import { AddressRules } from './web-access/fetching/address-rules.ts'
import { engineTable } from './web-access/search-engines/engine-table.ts'
import type { SearchConfig, WebConfig } from './web-access/web-config.ts'

/** Words between commas or blanks. */
const words = z
  .string()
  .default('')
  .transform((list) => list.split(/[\s,]+/).filter((word) => word !== ''))

const count = z.coerce.number().int().positive()

const engineKey = (label: string) =>
  z.string().trim().min(1).optional().describe(`A key for ${label}`)

/** Keys of search engines; without one that it needs, an engine is not asked. */
const engineKeys = {
  BRAVE_API_KEY: engineKey('Brave Search'),
  TAVILY_API_KEY: engineKey('Tavily'),
  EXA_API_KEY: engineKey('Exa'),
  SERPER_API_KEY: engineKey('Serper'),
  OPENALEX_API_KEY: engineKey('OpenAlex'),
  SEMANTIC_SCHOLAR_API_KEY: engineKey('Semantic Scholar'),
  MARGINALIA_API_KEY: engineKey('Marginalia'),
  PUBMED_API_KEY: engineKey('PubMed, for more requests'),
  STACK_EXCHANGE_API_KEY: engineKey('Stack Exchange, for more requests'),
  GITHUB_API_KEY: engineKey('GitHub, for more requests'),
}

/** Every setting, with its purpose and its default. */
const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000).describe('Port to listen on'),
  HOST: z
    .string()
    .refine((host) => URL.canParse(httpUrl(host, 0)), 'HOST must be an address such as 127.0.0.1')
    .default('127.0.0.1')
    .describe('Address to listen on'),
  BASE_URL: z
    .url({ protocol: /^https?$/ })
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
    .describe('A PostgreSQL database, instead of the embedded store'),
  AUTH_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe(
      'Signs session cookies; made in DATA_DIR if not set; the same for all processes of one database',
    ),
  SIGN_UP: z
    .enum(['owner', 'open'])
    .default('owner')
    .describe('Who may sign up: the first person, or anybody'),
  SIGN_UP_GRANT: z.coerce
    .number()
    .min(0)
    .multipleOf(0.5)
    .default(1000)
    .describe('Tokens of a new account'),
  WEB_CONTACT: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'WEB_CONTACT must be a mailbox or a URL, without blanks')
    .optional()
    .describe('A mailbox or page of yours, which web sites see; BASE_URL if not set'),
  SEARXNG_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Your own SearXNG; it is asked first'),
  SEARCH_ENGINES: words
    .superRefine(checkEngines)
    .describe('The search engines that may be asked; all that can be, if not set'),
  SEARCH_ENGINE_URLS: words
    .superRefine(checkEngineUrls)
    .describe('Where search engines answer, if elsewhere than usual: name=url'),
  SEARCH_MEDIAWIKIS: words
    .superRefine(checkWikis)
    .describe('The api.php of wikis of yours that run MediaWiki, asked beside the other engines'),
  ...engineKeys,
  FETCH_ALLOW_PRIVATE: words
    .superRefine(checkAllowances)
    .describe('Private hosts, ports or networks that pages may be fetched from'),
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
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((list) => list.split(/[\s,]+/).filter((proxy) => proxy !== ''))
    .refine(
      (proxies) => proxies.every(isNetwork),
      'TRUSTED_PROXIES must be addresses or networks such as 10.0.0.0/8',
    )
    .describe('Reverse proxies whose X-Forwarded-For is believed, such as 127.0.0.1, 10.0.0.0/8'),
  RETRIEVAL_MEMORY_MB: count
    .default(64)
    .describe('How much of the index is kept in memory, in MiB'),
  MAX_BODY_BYTES: count.default(defaultLimits.bodyBytesMax).describe('Largest JSON body'),
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
  MAX_CONCURRENT_CHATS: count
    .default(defaultLimits.concurrentChatsMax)
    .describe('Chats of an account at once'),
  MAX_CONCURRENT_RESEARCH: count
    .default(defaultLimits.concurrentResearchMax)
    .describe('Research jobs of an account at once'),
  MAX_NODES_PER_MESSAGE: count
    .default(defaultLimits.nodesPerMessageMax)
    .describe('Stored nodes that one answer may read'),
})

/** An address, or a network such as `10.0.0.0/8`. */
function isNetwork(written: string): boolean {
  const [address = '', bits = '0', ...more] = written.split('/')
  const bitsMax = isIP(address) === 6 ? 128 : 32
  return isIP(address) > 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= bitsMax && more.length === 0
}

export type Config = {
  readonly host: string
  readonly port: number
  readonly baseUrl: URL
  readonly dataDirectory: string
  readonly storage: StorageConfig
  readonly authSecret: string | undefined
  readonly signUp: 'owner' | 'open'
  readonly signUpGrantTokens: number
  readonly logLevel: string
  readonly web: WebConfig
  readonly retentionDays: RetentionDays
  readonly memoryBytesMax: number
  readonly trustedProxies: readonly string[]
  readonly limits: ServiceLimits
}

/**
 * Reads the configuration from the environment, which nothing else reads. Throws with a sentence for each setting
 * that is wrong.
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const env = parse(environment)
  const baseUrl = env.BASE_URL ?? httpUrl(env.HOST, env.PORT)
  return {
    host: env.HOST,
    port: env.PORT,
    baseUrl: new URL(baseUrl),
    dataDirectory: env.DATA_DIR,
    storage: env.DATABASE_URL
      ? { kind: 'postgres', url: env.DATABASE_URL }
      : { kind: 'embedded', directory: env.DATA_DIR },
    authSecret: env.AUTH_SECRET,
    signUp: env.SIGN_UP,
    signUpGrantTokens: env.SIGN_UP_GRANT,
    logLevel: env.LOG_LEVEL,
    web: {
      contact: env.WEB_CONTACT ?? baseUrl,
      allowPrivate: env.FETCH_ALLOW_PRIVATE,
      search: searchConfig(env),
    },
    retentionDays: { answers: env.KEEP_ANSWERS_DAYS, usage: env.KEEP_USAGE_DAYS },
    trustedProxies: env.TRUSTED_PROXIES,
    memoryBytesMax: env.RETRIEVAL_MEMORY_MB * 1024 * 1024,
    limits: {
      bodyBytesMax: env.MAX_BODY_BYTES,
      uploadBytesMax: env.MAX_UPLOAD_BYTES,
      textCharactersMax: env.MAX_TEXT_CHARACTERS,
      bytesInFlightMax: env.MAX_BYTES_IN_FLIGHT,
      postsPerMinute: env.RATE_LIMIT_POST_PER_MINUTE,
      getsPerMinute: env.RATE_LIMIT_GET_PER_MINUTE,
      concurrentChatsMax: env.MAX_CONCURRENT_CHATS,
      concurrentResearchMax: env.MAX_CONCURRENT_RESEARCH,
      nodesPerMessageMax: env.MAX_NODES_PER_MESSAGE,
    },
  }
}

export type Setting = {
  readonly name: string
  readonly value: string
  readonly description: string
  readonly isDefault: boolean
}

const secretSettings = new Set(['AUTH_SECRET', 'DATABASE_URL', ...Object.keys(engineKeys)])

/** All settings with their values in force, without secrets. */
export function listSettings(environment: NodeJS.ProcessEnv): readonly Setting[] {
  const env = parse(environment)
  return Object.entries(Environment.shape).map(([name, schema]) => {
    const value = env[name as keyof typeof env] // the shape's names are the keys
    const shown = value !== undefined && secretSettings.has(name) ? '(set)' : String(value ?? '')
    const isDefault = (environment[name] ?? '') === ''
    return { name, value: shown, description: schema.description ?? '', isDefault }
  })
}

function parse(environment: NodeJS.ProcessEnv): z.output<typeof Environment> {
  // Many tools set a variable to nothing where they mean that it is not set.
  const given = Object.entries(environment).filter(([, value]) => value !== '')
  const parsed = Environment.safeParse(Object.fromEntries(given))
  if (parsed.success) return parsed.data
  const sentences = parsed.error.issues.map((issue) => explainIssue(issue, issue.path.join('.')))
  throw new Error(`The settings are not right. ${sentences.join(' ')}`)
}

function searchConfig(env: z.output<typeof Environment>): SearchConfig {
  const bases = new Map(env.SEARCH_ENGINE_URLS.map(nameAndUrl))
  if (env.SEARXNG_URL) bases.set('searxng', env.SEARXNG_URL)
  const names = new Map(engineTable.map(({ name }) => [name, `${name.toUpperCase()}_API_KEY`]))
  names
    .set('semanticscholar', 'SEMANTIC_SCHOLAR_API_KEY')
    .set('stackexchange', 'STACK_EXCHANGE_API_KEY')
  const given: Readonly<Record<string, unknown>> = env
  const keys = [...names].flatMap(([name, setting]): [string, string][] => {
    const key = given[setting]
    return typeof key === 'string' ? [[name, key]] : []
  })
  const { SEARCH_ENGINES: engines, SEARCH_MEDIAWIKIS: wikis } = env
  return { engines, bases, wikis, keys: new Map(keys) }
}

function checkEngines(names: readonly string[], check: z.RefinementCtx): void {
  const known = engineTable.map(({ name }) => name)
  for (const name of names.filter((one) => !known.includes(one)))
    check.addIssue({
      code: 'custom',
      message: `"${name}" is none of the engines ${known.join(', ')}`,
    })
}

function checkWikis(addresses: readonly string[], check: z.RefinementCtx): void {
  for (const address of addresses.filter((one) => !/^https?:/.test(URL.parse(one)?.href ?? '')))
    check.addIssue({
      code: 'custom',
      message: `"${address}" must be the URL of a wiki, such as https://wiki.example.org/w/api.php`,
    })
}

function checkEngineUrls(pairs: readonly string[], check: z.RefinementCtx): void {
  checkEngines(
    pairs.map((pair) => nameAndUrl(pair)[0]),
    check,
  )
  for (const pair of pairs.filter(
    (one) => !/^https?:/.test(URL.parse(nameAndUrl(one)[1])?.href ?? ''),
  ))
    check.addIssue({
      code: 'custom',
      message: `"${pair}" must be a name and a URL, such as crossref=https://…`,
    })
}

function nameAndUrl(pair: string): [name: string, url: string] {
  const at = pair.indexOf('=')
  return [pair.slice(0, Math.max(at, 0)), pair.slice(at + 1)]
}

function checkAllowances(entries: readonly string[], check: z.RefinementCtx): void {
  try {
    new AddressRules(entries)
  } catch (error) {
    check.addIssue({
      code: 'custom',
      message: error instanceof Error ? error.message : String(error),
    })
  }
}

/** `::1` and 3000 → `http://[::1]:3000` */
export function httpUrl(host: string, port: number): string {
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`
}
