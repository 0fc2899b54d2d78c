import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { listSettings } from './list-settings.ts'

/** For each setting that may be wrong, a value that is. */
const wrong: Readonly<Record<string, string>> = {
  PORT: 'http',
  HOST: 'not a host',
  BASE_URL: 'nonsense',
  DATABASE_URL: 'mysql://127.0.0.1/skein',
  AUTH_SECRET: 'short',
  SIGN_UP: 'nobody',
  SIGN_UP_GRANT: '0.3',
  WEB_CONTACT: 'no contact',
  SEARXNG_URL: 'nonsense',
  SEARCH_ENGINES: 'nonsense',
  SEARCH_ENGINE_URLS: 'nonsense',
  SEARCH_MEDIAWIKIS: 'nonsense',
  FETCH_ALLOW_PRIVATE: '10.0.0.0/99',
  MODEL_URL: 'nonsense',
  MODEL_NAME: ' ',
  MODEL_API_KEY: ' ',
  MAX_CONCURRENT_MODEL_CALLS: '0',
  EMBEDDING_URL: 'nonsense',
  EMBEDDING_NAME: ' ',
  EMBEDDING_API_KEY: ' ',
  OCR_LANGUAGES: 'nonsense',
  LOG_LEVEL: 'loud',
  DRAIN_DELAY_SECONDS: '60',
  READY_THREADS: '3',
  KEEP_USAGE_DAYS: '7',
  TRUSTED_PROXIES: 'nonsense',
}
/** Settings that are any text. */
const anything = ['DATA_DIR', 'EMBEDDING_QUESTION_PREFIX', 'EMBEDDING_PASSAGE_PREFIX']

const names = listSettings({}).map(({ name }) => name)

test.each(names.filter((name) => !anything.includes(name)))(
  'what is wrong with %s is said in one sentence that names it',
  (name) => {
    const isCount = /^(?:MAX|RATE_LIMIT|KEEP|RETRIEVAL)_/.test(name)
    const value = wrong[name] ?? (isCount ? '0' : ' ')

    const read = () => readConfig({ [name]: value })

    const oneSentence = `^The settings are not right\\. ${name}[: ](?!.*\\. )`
    expect(read).toThrow(new RegExp(oneSentence))
    expect(read).not.toThrow('""')
  },
)

test.each(['BASE_URL', 'WEB_CONTACT', 'MODEL_URL', 'EMBEDDING_URL'])(
  'a password in %s is refused, and not repeated',
  (name) => {
    const read = () => readConfig({ [name]: 'https://ada:my-secret@example.org/' })

    expect(read).toThrow(`${name} must have no user or password`)
    expect(read).not.toThrow('my-secret')
  },
)

test.each([
  ['SEARXNG_URL', 'https://ada:my-secret@search.example.org/x', 'https://***@search.example.org/x'],
  ['SEARXNG_URL', 'https://my-secret@search.example.org/', 'https://***@search.example.org/'],
  [
    'SEARCH_ENGINE_URLS',
    'crossref=http://ada:my-secret@a.example/, openalex=https://b.example/?x=y',
    'crossref=http://***@a.example/,openalex=https://b.example/?x=y',
  ],
  [
    'SEARCH_MEDIAWIKIS',
    'https://ada:my-secret@a.example/w/api.php https://b.example/api.php',
    'https://***@a.example/w/api.php,https://b.example/api.php',
  ],
])('a password in %s is used, and not listed', (name, value, shown) => {
  const environment = { [name]: value }

  expect(inspect(readConfig(environment), { depth: 9 })).toContain('my-secret')
  expect(listSettings(environment).find((setting) => setting.name === name)?.value).toBe(shown)
})

test('a password in an address that is refused is not repeated', () => {
  for (const settings of [
    { SEARCH_MEDIAWIKIS: 'ftp://ada:my-secret@a.example/' },
    { SEARCH_ENGINE_URLS: 'crossref=ftp://ada:my-secret@a.example/' },
  ]) {
    expect(() => readConfig(settings)).toThrow('***@a.example')
    expect(() => readConfig(settings)).not.toThrow('my-secret')
  }
})

test.each([
  ['SIGN_UP_GRANT', { SIGN_UP_GRANT: '1e99' }],
  ['METRICS_PORT', { PORT: '4000', METRICS_PORT: '4000' }],
  ['MAX_BODY_BYTES', { MAX_BODY_BYTES: '10' }],
  ['MAX_BYTES_IN_FLIGHT', { MAX_BYTES_IN_FLIGHT: '1' }],
  ['BASE_URL', { BASE_URL: 'https://skein.example.org/?a=b' }],
  ['BASE_URL', { BASE_URL: 'https://skein.example.org/#a' }],
  ['FETCH_ALLOW_PRIVATE', { FETCH_ALLOW_PRIVATE: '*' }],
  ['MCP_OAUTH', { MCP_OAUTH: 'on' }],
  ['MCP_OAUTH', { MCP_OAUTH: 'on', BASE_URL: 'http://skein.example.org' }],
  ['MCP_OAUTH', { MCP_OAUTH: 'on', BASE_URL: 'http://localhost.example.org' }],
])('%s is refused where nothing would work with it', (name, environment) => {
  expect(() => readConfig(environment)).toThrow(`The settings are not right. ${name}`)
})

test('MCP clients may sign in where nobody can listen, if the operator says so', () => {
  const mayAt = (BASE_URL: string) => readConfig({ MCP_OAUTH: 'on', BASE_URL }).mcpOAuth

  expect(readConfig({ BASE_URL: 'https://skein.example.org' }).mcpOAuth).toBe(false)
  for (const address of ['https://skein.example.org/a', 'http://localhost:3000', 'http://[::1]'])
    expect(mayAt(address), address).toBe(true)
})
