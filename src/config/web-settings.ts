import { z } from 'zod'
import { messageOf } from '../base/errors/message-of.ts'
import { keysOf } from '../base/keys-of.ts'
import { hasUser, withoutUser } from '../base/text/url-user.ts'
import { AddressRules } from '../web-access/fetching/address-rules.ts'
import { engineTable } from '../web-access/search-engines/engine-table.ts'
import type { SearchConfig, WebConfig } from '../web-access/web-config.ts'

/** A list of words separated by commas or white space. */
export const wordList = z
  .string()
  .default('')
  .transform((list) => list.split(/[\s,]+/).filter((word) => word !== ''))

const engineKey = (label: string) =>
  z.string().trim().min(1).optional().describe(`A key for ${label}`)

/** API keys of search engines; an engine that requires a key is not used without one. */
export const engineKeys = {
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
type EngineKey = keyof typeof engineKeys

/** The engine of each key, by its name in `engineTable`. */
const engineOfKey: Readonly<Record<EngineKey, string>> = {
  BRAVE_API_KEY: 'brave',
  TAVILY_API_KEY: 'tavily',
  EXA_API_KEY: 'exa',
  SERPER_API_KEY: 'serper',
  OPENALEX_API_KEY: 'openalex',
  SEMANTIC_SCHOLAR_API_KEY: 'semanticscholar',
  MARGINALIA_API_KEY: 'marginalia',
  PUBMED_API_KEY: 'pubmed',
  STACK_EXCHANGE_API_KEY: 'stackexchange',
  GITHUB_API_KEY: 'github',
}

/** The settings for web access. */
export const webSettings = {
  WEB_ACCESS: z
    .enum(['on', 'off'])
    .default('on')
    .describe('off: nothing is searched or fetched on the web, for nobody'),
  WEB_CONTACT: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'WEB_CONTACT must be a mailbox or a URL, without blanks')
    .refine((contact) => !hasUser(contact), 'WEB_CONTACT must have no user or password')
    .optional()
    .describe('A mailbox or page of yours, which web sites see; BASE_URL if not set'),
  SEARXNG_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Your own SearXNG; it is asked first'),
  SEARCH_ENGINES: wordList
    .superRefine(checkEngines)
    .describe('The search engines that may be asked; all that can be, if not set'),
  SEARCH_ENGINE_URLS: wordList
    .superRefine(checkEngineUrls)
    .describe('Where search engines answer, if elsewhere than usual: name=url'),
  SEARCH_MEDIAWIKIS: wordList
    .superRefine(checkWikis)
    .describe('The api.php of wikis of yours that run MediaWiki, asked beside the other engines'),
  ...engineKeys,
  FETCH_ALLOW_PRIVATE: wordList
    .superRefine(checkAllowances)
    .describe('Private hosts, ports or networks that pages may be fetched from'),
}

type WebEnvironment = z.output<z.ZodObject<typeof webSettings>>

/** `baseUrl` is the contact for web sites if no other is set. */
export function webConfig(env: WebEnvironment, baseUrl: string): WebConfig {
  return {
    isOff: env.WEB_ACCESS === 'off',
    contact: env.WEB_CONTACT ?? baseUrl,
    allowPrivate: env.FETCH_ALLOW_PRIVATE,
    search: searchConfig(env),
  }
}

function searchConfig(env: WebEnvironment): SearchConfig {
  const bases = new Map(env.SEARCH_ENGINE_URLS.map(nameAndUrl))
  if (env.SEARXNG_URL) bases.set('searxng', env.SEARXNG_URL)
  const keys = new Map<string, string>()
  for (const setting of keysOf(engineOfKey)) {
    const key = env[setting]
    if (key !== undefined) keys.set(engineOfKey[setting], key)
  }
  const { SEARCH_ENGINES: engines, SEARCH_MEDIAWIKIS: wikis } = env
  return { engines, bases, wikis, keys }
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
      message: `"${withoutUser(address)}" must be the URL of a wiki, such as https://wiki.example.org/w/api.php`,
    })
}

function checkEngineUrls(pairs: readonly string[], check: z.RefinementCtx): void {
  for (const pair of pairs) {
    const [name, url] = nameAndUrl(pair)
    if (name !== '' && /^https?:/.test(URL.parse(url)?.href ?? '')) checkEngines([name], check)
    else
      check.addIssue({
        code: 'custom',
        message: `"${withoutUser(pair)}" must be a name and a URL, such as crossref=https://…`,
      })
  }
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
      message: messageOf(error),
    })
  }
}
