import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scriptedApp } from '../../../tests/support/service/scripted-app.ts'
import { findPageFiles, type PageFiles } from './page-files.ts'

let directory: string
let page: PageFiles

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'skein-page-'))
  await mkdir(join(directory, 'assets'))
  await writeFile(join(directory, 'index.html'), '<script src="./assets/index-1.js"></script>')
  await writeFile(join(directory, 'assets/index-1.js'), 'let a')
  await writeFile(join(directory, 'assets/index-1.js.gz'), gzipSync('let a'))
  await writeFile(join(directory, '.built-from'), 'secret')
  page = await findPageFiles(directory)
})
afterAll(() => rm(directory, { recursive: true }))

test.each(['/app', '/app/', '/app/chat/conv_1', '/app/.built-from', '/app/..%2f..%2fpackage.json'])(
  'every path of the page that is no file gets its document: %s',
  async (path) => {
    const { app } = scriptedApp({ page })

    const response = await app.request(path)

    expect(response.status).toBe(200)
    expect(await response.text()).toBe('<script src="/app/assets/index-1.js"></script>')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    const policy = response.headers.get('content-security-policy')
    expect(policy).toContain("script-src 'self'")
    expect(policy).not.toContain('unsafe')
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  },
)

test('below a path of its own, the assets are named with it', async () => {
  const { app } = scriptedApp({ page, baseUrl: new URL('https://example.org/skein') })

  const response = await app.request('/skein/app/usage')

  expect(await response.text()).toContain('src="/skein/app/assets/index-1.js"')
  expect((await app.request('/skein/app/assets/index-1.js')).status).toBe(200)
})

test('assets are kept for ever, and compressed for those who can read that', async () => {
  const { app } = scriptedApp({ page })
  const get = (encodings: string) =>
    app.request('/app/assets/index-1.js', { headers: { 'accept-encoding': encodings } })

  const plain = await get('identity')
  const compressed = await get('gzip, deflate, br')

  expect(await plain.text()).toBe('let a')
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(compressed.headers.get('content-encoding')).toBe('gzip')
  for (const { headers } of [plain, compressed]) {
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(headers.get('vary')).toBe('Accept-Encoding')
  }
})

test('what is not there is not found, and a page that is not built says so', async () => {
  const { app } = scriptedApp({ page })

  expect((await app.request('/app/assets/index-2.js')).status).toBe(404)
  expect((await app.request('/app/assets/..%2findex.html')).status).toBe(404)
  const unbuilt = await scriptedApp().app.request('/app')
  expect([unbuilt.status, await unbuilt.text()]).toEqual([
    404,
    expect.stringContaining('not built'),
  ])
})

test('the root leads browsers to the page, and tells programs where everything is', async () => {
  const { app } = scriptedApp({ baseUrl: new URL('https://example.org/skein') })

  const browser = await app.request('/skein', { headers: { accept: 'text/html,*/*;q=0.8' } })
  const program = await app.request('/skein')

  expect([browser.status, browser.headers.get('location')]).toEqual([302, '/skein/app'])
  expect(await program.json()).toMatchObject({ links: { app: 'https://example.org/skein/app' } })
  const slashed = await app.request('/skein/')
  expect([slashed.status, slashed.headers.get('location')]).toEqual([302, '/skein'])
})
