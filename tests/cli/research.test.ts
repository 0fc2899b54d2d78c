import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtInPages } from '../support/web/built-in-pages.ts'
import { type LocalWeb, startLocalWeb } from '../support/web/local-web.ts'
import { Installation } from './installation.ts'

const topic = 'The Norrvik Sound Bridge'
const detached = ['research', topic, '--model', 'snap', '--max-results', '2', '--detach']

const opened = new AsyncDisposableStack()
let installation: Installation
let web: LocalWeb

beforeAll(async () => {
  web = opened.use(await startLocalWeb(builtInPages))
  installation = opened.use(await Installation.withAda(web.env))
})
afterAll(() => opened.disposeAsync())

test('research that is detached waits for a server, and can be cancelled and finished before', async () => {
  const { code, document: first } = await installation.json(detached)
  const { document: second } = await installation.json([
    ...detached,
    ...['--include-domains', 'example.org, example.com', '--exclude-domains', 'ads.example.org'],
  ])
  const shown = await installation.run(['research', 'show', second.research_id])
  expect(shown.stdout).toMatch(/\nNo server is running\. It waits until one is: npm start\n$/)
  expect({ code, first }).toMatchObject({ code: 0, first: { status: 'queued', topic } })
  expect(second).toMatchObject({
    include_domains: ['example.org', 'example.com'],
    exclude_domains: ['ads.example.org'],
  })

  const [cancelled, finished] = await Promise.all([
    installation.json(['research', 'cancel', first.research_id]),
    installation.json(['research', 'finish', second.research_id]),
  ])
  expect(cancelled).toMatchObject({ code: 0, document: { status: 'cancelled' } })
  expect(finished).toMatchObject({ code: 0, document: { research_id: second.research_id } })
  const early = await installation.json(['research', 'report', first.research_id])
  expect(early).toMatchObject({ code: 1, document: { error: { code: 'conflict' } } })
})

test('a server works on what is detached, and its report is printed and written into files', async () => {
  await installation.startServer()
  const { document: begun } = await installation.json(detached)
  const { research_id } = begun

  const followed = await installation.run(['research', 'follow', research_id])
  expect(followed).toMatchObject({ code: 0 })
  expect(followed.stderr).toMatch(/^Researching: [^\n]+ \(res_\w+\)\n[\s\S]*Round 1/)
  expect(followed.stdout).toMatch(/status +done[\s\S]*charged +30 tokens/)

  const file = join(installation.directory, 'report.pdf')
  const [listed, printed, written, homeless] = await Promise.all([
    installation.json(['research', 'list']),
    installation.run(['research', 'report', research_id]),
    installation.json(['research', 'report', research_id, '-o', file]),
    installation.json(['research', 'report', research_id, '--format', 'docx']),
  ])
  const states = listed.document.data.map(({ status }: { status: string }) => status)
  expect(states).toEqual(['done', 'done', 'cancelled'])
  expect(printed).toMatchObject({ code: 0, stdout: expect.stringMatching(/^# The Norrvik/) })
  expect(written).toMatchObject({ code: 0, document: { format: 'pdf', file } })
  const bytes = await readFile(file)
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(homeless).toMatchObject({ code: 1, document: { error: { param: 'output' } } })

  const odd = await installation.json(['research', 'report', research_id, '-o', `${file}.odt`])
  expect(odd).toMatchObject({ code: 1, document: { error: { param: 'output' } } })

  const again = await installation.json(['research', 'report', research_id, '-o', file])
  expect(again).toMatchObject({ code: 1, document: { error: { code: 'conflict' } } })
  expect(await readFile(file)).toEqual(bytes)
})

test('the sources of a report are read again, and it is told which are gone', async () => {
  const { document: jobs } = await installation.json(['research', 'list', '--limit', '1'])
  const [{ research_id, result }] = jobs.data
  const gone = builtInPages.find(({ url }) => web.url(url) === result.sources[0].url)
  if (!gone) throw new Error('The report has a source of the local web')
  web.put({ ...gone, status: 410 })

  const check = ['research', 'check-links', research_id]
  const [shown, told] = await Promise.all([installation.run(check), installation.json(check)])

  expect(shown).toMatchObject({ code: 0, stdout: expect.stringMatching(/^\[1\] +dead +http/) })
  expect(told.document).toMatchObject({ research_id, object: 'link_check' })
  const states = told.document.links.map(({ state }: { state: string }) => state)
  expect(states).toEqual(['dead', ...Array(result.sources.length - 1).fill('same')])
})

test('of several accounts that one is asked which is named', async () => {
  await installation.createAccount('bob')

  const listed = await installation.json(['research', 'list', '--email', 'bob@example.org'])
  expect(listed).toMatchObject({ code: 0, document: { data: [] } })
})
