import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type ComposedService,
  composeService,
  type TestCaller,
} from '../support/service/compose-service.ts'
import { startWebServer } from '../support/web/web-server.ts'

const text =
  'The ferry Aurelia was built at the Halvorsen yard in Norrvik in 1931, of steel and oak.'

let site: Awaited<ReturnType<typeof startWebServer>>
let service: ComposedService
let ada: TestCaller

beforeAll(async () => {
  site = await startWebServer(({ url = '', headers }, response) => {
    if (headers.host?.startsWith('failing.')) response.writeHead(503).end()
    else if (url === '/ferry')
      response
        .setHeader('content-type', 'text/html')
        .end(`<title>The Aurelia</title><main><p>${text}</p></main>`)
    else if (url === '/robots.txt') response.end('User-agent: Skein\nDisallow: /private')
    else if (url === '/broken') response.destroy()
    else response.writeHead(404).end()
  })
  service = await composeService('sqlite', { FETCH_ALLOW_PRIVATE: `:${site.port}` })
  ada = await service.account()
})

afterAll(async () => {
  await service[Symbol.asyncDispose]()
  await site[Symbol.asyncDispose]()
})

describe('A document that is given by its address', () => {
  test('is fetched, and found', async () => {
    const url = site.url('/ferry')
    const added = await ada.call('addDocument', { url, external_id: 'ferry' })
    expect(added).toMatchObject({
      title: 'The Aurelia',
      url,
      external_id: 'ferry',
      status: 'ready',
      media_type: 'text/html',
    })
    expect(await ada.text(added.doc_id)).toBe(text)
    const { passages } = await ada.call('searchDocuments', {
      query: 'Where was the Aurelia built?',
    })
    expect(passages).toMatchObject([{ doc_id: added.doc_id }])
  })

  test('is one document, however often it is added', async () => {
    const [one, other] = [1, 2].map(() => ada.call('addDocument', { url: site.url('/ferry') }))
    expect((await one)?.doc_id).toBe((await other)?.doc_id)
  })

  test.each([
    ['/private/a', 422, 'unprocessable_document', /robots\.txt/],
    ['/nowhere', 502, 'upstream_error', /status 404/],
    ['/broken', 502, 'upstream_error', /connection/],
  ])('at %s is refused with status %d', async (path, status, code, message) => {
    const refused = await ada.refusal('addDocument', { url: site.url(path) })
    expect(refused).toMatchObject({ status, problem: { code } })
    expect(refused.problem.message).toMatch(message)
  })

  test('on a site whose robots.txt cannot be read is no fault of the document', async () => {
    const url = site.url('/ferry', 'failing.localhost')
    const { status, problem } = await ada.refusal('addDocument', { url })
    expect([status, problem.code]).toEqual([502, 'upstream_error'])
    expect(problem.message).toMatch(
      /could not be fetched\. The robots\.txt of .+ cannot be read now/,
    )
  })

  test('and does not answer is told to the operator in a line, not as an error of ours', async () => {
    const url = site.url('/nowhere')
    const from = service.logLines.length
    await ada.refusal('addDocument', { url })

    const told = service.logLines.slice(from).map((line) => JSON.parse(line))
    expect(told.filter(({ level }) => level === 40)).toMatchObject([
      { msg: 'failed', code: 'upstream_error', why: expect.stringContaining('status 404') },
    ])
    expect(told.filter(({ level, err }) => level > 40 || err)).toEqual([])
  })

  test.each([
    'http://169.254.169.254/latest/meta-data',
    'http://[::ffff:a9fe:a9fe]/',
    'http://localhost/',
  ])('at %s, which is not on the public web, is refused as invalid', async (url) => {
    const { status, problem } = await ada.refusal('addDocument', { url })
    expect([status, problem.code, problem.param]).toEqual([400, 'invalid_request', 'url'])
    expect(problem.message).toContain('FETCH_ALLOW_PRIVATE')
  })
})
