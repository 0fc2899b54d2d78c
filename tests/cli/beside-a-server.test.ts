import { afterAll, beforeAll, expect, test } from 'vitest'
import { contractLimits } from '../../src/contract/limits.ts'
import { Installation } from './installation.ts'

const installation = await Installation.make()
let address = ''
const noQuestion = "Missing required argument 'question'.\nSee: skein chat --help\n"
const plans = '| plan | price |\n|---|---|\n| Leaf | 5 € |\n| Grove | 20 € |\n| Pine | 40 € |\n'

beforeAll(async () => {
  address = await installation.startServer()
  await installation.createAccount('ada', ['--grant', '100'])
})
afterAll(() => installation[Symbol.asyncDispose]())

test('a key works at once in the running server, and no longer once it is revoked', async () => {
  const made = await installation.json(['keys', 'create', '--name', 'laptop', '--expires-in', '2d'])
  const { id, key, expires_at } = made.document
  expect(await statusWith(key)).toBe(200)
  const lifetimeMs = Date.parse(expires_at) - Date.parse(made.document.created_at)
  expect(Math.abs(lifetimeMs - 2 * 86_400_000)).toBeLessThan(60_000)

  const listed = await installation.json(['keys', 'list'])
  expect(listed.document.data).toMatchObject([{ id, name: 'laptop', status: 'active' }])
  expect(JSON.stringify(listed.document)).not.toContain(key)

  const revoked = await installation.json(['keys', 'revoke', id])
  expect(revoked).toMatchObject({ code: 0, document: { id, status: 'revoked' } })
  expect(await statusWith(key)).toBe(401)
})

test('a document that is added is quoted by the answer, which is paid for', async () => {
  const text = 'Ada Lovelace was born in London. She wrote notes on the Analytical Engine.'
  const file = await installation.file('ada.md', text)
  const added = await installation.json(['documents', 'add', file, '--graph', 'people'])
  const [{ doc_id, status }] = added.document.documents
  expect({ code: added.code, status }).toEqual({ code: 0, status: 'ready' })

  const question = [
    'chat',
    'Where was Ada Lovelace born?',
    '--engine',
    'graph',
    '--graph',
    'people',
  ]
  const { document: answer } = await installation.json(question)
  const [citation] = answer.citations
  expect(citation.doc_id).toBe(doc_id)
  expect(citation.quote).toBe(text.slice(citation.start, citation.end))
  const { tokens_consumed, balance_remaining } = answer.usage
  expect(balance_remaining).toBe(100 - tokens_consumed)

  const shown = await installation.run(['chat', 'Where was Ada Lovelace born?', '--doc', doc_id])
  expect(shown.stdout).toContain(`[1] ada.md (${doc_id} 0–`)
  expect(shown.stdout).toContain('tokens charged')
  expect(shown.stderr).toBe('')

  const piped = ['chat', '-', '--doc', doc_id]
  const said = await installation.run(piped, {}, 'Where was Ada Lovelace born?\n')
  expect(said.stdout).toContain('was born in London')
  const empty = await installation.run(piped)
  expect(empty).toMatchObject({ code: 2, stderr: noQuestion })
})

test('lines of stdin are questions of one conversation, and any answer can be gone on from', async () => {
  const file = await installation.file('plans.md', plans)
  await installation.json(['documents', 'add', file, '--graph', 'plans'])
  const chat = ['chat', '--graph', 'plans']

  const lines = 'How much is the Grove plan?\n\nAnd the Leaf plan?\n'
  const talked = await installation.run([...chat, '--json'], {}, lines)
  const [first, second] = talked.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(talked.code).toBe(0)
  expect(first.messages.at(-1).content).toContain('20 €')
  expect(second.messages).toHaveLength(4)
  expect(second.messages.at(-1).content).toContain('5 €')

  const more = [...chat, 'And the Pine plan?', '--continue']
  const { document } = await installation.json([...more, second.interaction_id])
  expect(document.messages).toHaveLength(6)
  expect(document.messages.at(-1).content).toContain('40 €')
  const unknown = await installation.run(['chat', 'Why?', '--graph', 'plan'])
  expect(unknown.stderr).toMatch(/^There is no such graph: plan\. There are: (?:.*, )?plans\b/)
  const nowhere = await installation.json([...more, 'int_nowhere'])
  expect(nowhere).toMatchObject({ code: 1, document: { error: { code: 'not_found' } } })
})

test('no question costs nothing, and one that fails ends what a pipe asks', async () => {
  const none = await installation.run(['chat'], {}, '\n')
  expect(none).toMatchObject({ code: 2, stderr: noQuestion })
  const long = `${'x'.repeat(contractLimits.messageCharacters + 1)}\nWhy?\n`
  const failed = await installation.run(['chat', '--json'], {}, long)
  expect(failed.code).toBe(1)
  expect(failed.stdout.trim().split('\n')).toHaveLength(1)
})

test('a line that cannot be imported fails alone, and no title steers the terminal', async () => {
  const lines = [
    JSON.stringify({ title: '\u001b[31mRed', text: 'A red text.', external_id: 'r1' }),
    'not json',
    '',
    JSON.stringify({ title: 'Without a text' }),
    JSON.stringify({ text: 'The last text.' }),
  ]
  const file = await installation.file('import.jsonl', lines.join('\n'))
  const imported = await installation.json(['documents', 'import', file, '--graph', 'many'])
  expect(imported).toMatchObject({ code: 1, document: { stored: 2, failed: 2 } })
  expect(imported.document.failures.map(({ line }: { line: number }) => line)).toEqual([2, 4])

  const { stdout } = await installation.run(['documents', 'list', '--graph', 'many'])
  expect(stdout).toContain('Red')
  expect(stdout).not.toContain('\u001b')
})

test('of many lines that fail the first are told, and how many more there are', async () => {
  const file = await installation.file('prose.txt', 'no json\n'.repeat(25))
  const { stdout } = await installation.run(['documents', 'import', file])
  expect(stdout.trim().split('\n')).toHaveLength(22)
  expect(stdout).toContain('Line 20: The line is not valid JSON.\n… and 5 lines more')
})

test('a directory on which a server runs is not moved', async () => {
  const moved = await installation.json(['migrate', '--to', 'postgres://127.0.0.1:1/nowhere'])
  expect(moved).toMatchObject({ code: 1, document: { error: { code: 'conflict' } } })
  expect(moved.document.error.message).toMatch(/^Another Skein server \(process \d+\)/)
})

test('the doctor finds the server where it listens, and nothing wrong', async () => {
  const { code, document } = await installation.json(['doctor'])
  expect({ code, ok: document.ok }).toEqual({ code: 0, ok: true })
  const found = (wanted: string) =>
    document.checks.find(({ name }: { name: string }) => name === wanted)
  expect(found('server').message).toMatch(/^Process \d+ is running at http/)
  expect(found('server').message).toContain(`at ${address}`)
  expect(found('web contact').message).toContain(`told to turn to ${address},`)
})

test('the doctor tells the address that is set for it, or that of the server with its name', async () => {
  await using named = await Installation.make({ SEARCH_ENGINES: 'searxng' })
  const contact = async (settings: Record<string, string>) => {
    const { document } = await named.json(['doctor'], settings)
    return document.checks.find(({ name }: { name: string }) => name === 'web contact')
  }
  {
    await using server = await named.startedServer({ BASE_URL: 'https://skein.example.org' })
    await server.url()

    expect(await contact({})).toMatchObject({
      status: 'ok',
      message: expect.stringContaining('https://skein.example.org'),
    })
    expect((await contact({ WEB_CONTACT: 'ada@example.org' })).message).toContain('ada@example')
    expect((await contact({ BASE_URL: 'http://10.0.0.7' })).message).toContain('http://10.0.0.7')
  }

  expect((await contact({})).message).toContain('http://127.0.0.1:3000')
})

async function statusWith(key: string): Promise<number> {
  const headers = { authorization: `Bearer ${key}` }
  return (await fetch(`${address}/api-keys`, { headers })).status
}
