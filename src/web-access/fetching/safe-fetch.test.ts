import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startWebServer } from '../../../tests/support/web/web-server.ts'
import type { PageFailureReason } from '../pages/web-page.ts'
import { AddressRules } from './address-rules.ts'
import { type FetchOptions, SafeFetch } from './safe-fetch.ts'

const megabyte = 1024 * 1024
const asked: string[] = []
let site: Awaited<ReturnType<typeof startWebServer>>
let fetch: SafeFetch

const pages: Record<string, (request: IncomingMessage, response: ServerResponse) => void> = {
  '/plain': (_, response) => response.end('hello'),
  '/gzip': (_, response) => response.setHeader('content-encoding', 'gzip').end(gzipSync('hello')),
  '/brotli': (_, response) =>
    response.setHeader('content-encoding', 'br').end(brotliCompressSync('hello')),
  '/cut-off': (_, response) =>
    response
      .setHeader('content-encoding', 'gzip')
      .end(gzipSync('hello '.repeat(5000)).subarray(0, -12)),
  '/not-gzip': (_, response) => response.setHeader('content-encoding', 'gzip').end('hello'),
  '/unknown-packing': (_, response) => response.setHeader('content-encoding', 'zpaq').end('hello'),
  '/bomb': (_, response) =>
    response.setHeader('content-encoding', 'gzip').end(gzipSync(Buffer.alloc(40 * megabyte))),
  '/small-bomb': (_, response) =>
    response.setHeader('content-encoding', 'gzip').end(gzipSync(Buffer.alloc(3 * megabyte))),
  '/announces-too-much': (_, response) =>
    response.setHeader('content-length', 100 * megabyte).end(),
  '/endless': (_, response) => {
    const chunk = Buffer.alloc(65_536, 'a')
    const write = () => {
      while (!response.destroyed && response.write(chunk));
    }
    response.on('drain', write)
    write()
  },
  '/silence': () => {},
  '/drip': (_, response) => {
    const timer = setInterval(() => response.write('a'), 20)
    response.on('close', () => clearInterval(timer))
  },
  '/breaks': (_, response) => {
    response.write('half')
    response.destroy()
  },
  '/huge-header': (_, response) => response.setHeader('x-filler', 'a'.repeat(70_000)).end(),
  '/not-http': (request) => request.socket.end('SSH-2.0-OpenSSH_9.2\r\n'),
  '/loop': (_, response) => response.writeHead(302, { location: '/loop' }).end(),
  '/once': (_, response) => response.writeHead(301, { location: '/plain?\u00c3\u00a9' }).end(),
  '/to-metadata': (_, response) =>
    response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end(),
  '/to-private': (_, response) => response.writeHead(302, { location: 'http://10.0.0.1/' }).end(),
  '/to-file': (_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/to-other-port': (_, response) =>
    response.writeHead(302, { location: 'http://site.localhost:1/' }).end(),
  '/headers': (request, response) => response.end(JSON.stringify(request.headers)),
}

beforeAll(async () => {
  site = await startWebServer((request, response) => {
    asked.push(`${request.headers.host} ${request.url}`)
    const page = pages[request.url?.split('?')[0] ?? '']
    if (page) page(request, response)
    else response.writeHead(404).end()
  })
  fetch = new SafeFetch('Skein/1 (test)', new AddressRules([`127.0.0.1:${site.port}`]))
})

afterAll(async () => {
  await fetch[Symbol.asyncDispose]()
  await site[Symbol.asyncDispose]()
})

const options: FetchOptions = { bytesMax: 8 * megabyte, redirectsMax: 3, timeoutMs: 60_000 }
const never = new AbortController().signal

describe('A fetch', () => {
  test.each(['/plain', '/gzip', '/brotli'])('of %s gives its bytes', async (path) => {
    const { status, bytes } = await fetch.fetch(site.url(path), options, never)
    expect([status, bytes.toString()]).toEqual([200, 'hello'])
  })

  test('takes what came of an answer that was cut off', async () => {
    const { bytes } = await fetch.fetch(site.url('/cut-off'), options, never)
    expect(bytes.toString()).toMatch(/^(hello )+/)
  })

  test('follows a redirect, and says where it led', async () => {
    const { url } = await fetch.fetch(site.url('/once'), options, never)
    expect(url).toBe(site.url('/plain?%C3%A9'))
  })

  test('says who asks, and sends no cookie and no referrer', async () => {
    const { bytes } = await fetch.fetch(site.url('/headers'), options, never)
    const headers = JSON.parse(bytes.toString())
    expect(headers['user-agent']).toBe('Skein/1 (test)')
    expect(Object.keys(headers)).not.toContain('cookie')
    expect(Object.keys(headers)).not.toContain('referer')
  })

  test.each<[string, PageFailureReason]>([
    ['/bomb', 'too-large'],
    ['/small-bomb', 'too-large'],
    ['/announces-too-much', 'too-large'],
    ['/endless', 'too-large'],
    ['/not-gzip', 'unreadable'],
    ['/unknown-packing', 'unreadable'],
    ['/breaks', 'unreachable'],
    ['/huge-header', 'unreachable'],
    ['/not-http', 'unreachable'],
    ['/loop', 'too-many-redirects'],
    ['/to-metadata', 'address-refused'],
    ['/to-private', 'address-refused'],
    ['/to-file', 'address-refused'],
    ['/to-other-port', 'address-refused'],
  ])('of %s fails: %s', async (path, reason) => {
    await expect(fetch.fetch(site.url(path), options, never)).rejects.toMatchObject({
      name: 'FetchFailure',
      reason,
    })
  })

  test.each(['/silence', '/drip'])('of %s ends in time', async (path) => {
    const hurried = { ...options, timeoutMs: 300 }
    await expect(fetch.fetch(site.url(path), hurried, never)).rejects.toMatchObject({
      reason: 'timeout',
    })
  })

  test('ends with the reason of its signal', async () => {
    const stop = new AbortController()
    const answer = fetch.fetch(site.url('/silence'), options, stop.signal)
    stop.abort(new Error('enough'))
    await expect(answer).rejects.toThrow('enough')
  })
})

describe('A name', () => {
  test.each([
    ['that is a private address', ['10.0.0.1']],
    ['that is this machine', ['::1']],
    ['of which one address is private', ['93.184.215.14', '192.168.0.1']],
    ['that is a private address within IPv6', ['::ffff:169.254.169.254']],
  ])('%s is refused', async (_, addresses) => {
    await using wary = new SafeFetch('Skein/1 (test)', new AddressRules(), async () => addresses)
    await expect(wary.fetch('http://innocent.example/', options, never)).rejects.toMatchObject({
      reason: 'address-refused',
    })
  })

  test('without addresses is unreachable', async () => {
    await using wary = new SafeFetch('Skein/1 (test)', new AddressRules(), async () => [])
    await expect(wary.fetch('http://nowhere.example/', options, never)).rejects.toMatchObject({
      reason: 'unreachable',
    })
  })

  test('is resolved once: what it is a moment later does not count', async () => {
    const answers = [['127.0.0.1'], ['10.0.0.1']]
    let count = 0
    const rules = new AddressRules([`127.0.0.1:${site.port}`])
    await using wary = new SafeFetch('Skein/1 (test)', rules, async () => answers[count++] ?? [])
    const url = site.url('/plain', 'rebinding.example')
    expect((await wary.fetch(url, options, never)).bytes.toString()).toBe('hello')
    expect(count).toBe(1)
  })

  test('that becomes a private address is refused when a redirect asks for it again', async () => {
    const answers = [['127.0.0.1'], ['10.0.0.1']]
    const rules = new AddressRules([`127.0.0.1:${site.port}`])
    await using wary = new SafeFetch('Skein/1 (test)', rules, async (host) =>
      host === 'second.example' ? (answers[1] ?? []) : (answers[0] ?? []),
    )
    asked.length = 0
    const redirected = wary.fetch(site.url('/to-second', 'first.example'), options, never)
    pages['/to-second'] = (_, response) =>
      response.writeHead(302, { location: site.url('/plain', 'second.example') }).end()
    await expect(redirected).rejects.toMatchObject({ reason: 'address-refused' })
    expect(asked).toEqual([`first.example:${site.port} /to-second`])
  })
})

test('a connection that ends at another address than the name has is not used', async () => {
  asked.length = 0
  // A connection to 0.0.0.0 reaches this machine at 127.0.0.1, which these rules do not allow.
  const rules = new AddressRules(['0.0.0.0/32'])
  await using strict = new SafeFetch('tests', rules, async () => ['0.0.0.0'])
  const options = { bytesMax: 1000, redirectsMax: 0, timeoutMs: 60_000 }

  const fetched = strict.fetch(
    site.url('/plain', 'odd.example'),
    options,
    new AbortController().signal,
  )

  await expect(fetched).rejects.toMatchObject({ reason: 'address-refused' })
  expect(asked).toEqual([])
})
