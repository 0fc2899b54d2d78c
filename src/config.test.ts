import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { listSettings, readConfig } from './config.ts'

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
