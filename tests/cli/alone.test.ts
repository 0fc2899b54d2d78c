import { once } from 'node:events'
import { existsSync, openSync } from 'node:fs'
import { chmod, copyFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { openStorage } from '../../src/storage/open-storage.ts'
import { often, until } from '../support/service/until.ts'
import { limitFiles } from '../support/storage/limit-files.ts'
import { fresh, withAda } from './fresh-installation.ts'
import { Installation } from './installation.ts'

test('arguments that make no sense end with 2, failures with 1, each with one sentence', async () => {
  const installation = await fresh()
  const [unknown, badTime, badEngine, noAccount, badSetting] = await Promise.all([
    installation.json(['bogus']),
    installation.json(['keys', 'create', '--name', 'x', '--expires-in', '30x']),
    installation.json(['chat', 'why?', '--engine', 'oracle']),
    installation.run(['keys', 'list']),
    installation.json(['config'], { PORT: 'many' }),
  ])
  const ada = await withAda()
  const wrong = await Promise.all([
    ada.run(['documents', 'list', '--limit', 'abc']),
    ada.run(['research', 'Tides', '--max-results', '99']),
    ada.run(['keys', 'create', '--name', 'x', '--scopes', 'foo']),
    ada.run(['mcp', '--tools', 'ask,nope']),
  ])
  expect(wrong.map(({ code }) => code)).toEqual([2, 2, 2, 2])
  const said = wrong.map(({ stderr }) => stderr)
  expect(said).toEqual([
    expect.stringMatching(/^Invalid value for option: --limit\. It must be a number\.\n$/),
    expect.stringMatching(/^Invalid value for option: --max-results\. It must be at most 20\.\n$/),
    expect.stringMatching(/^Invalid value for option: --scopes\. It must be one of: /),
    expect.stringMatching(/^Invalid value for option: --tools\. There is no tool "nope"\. .*ask,/),
  ])
  const help = await installation.run(['research', 'list', '--help'])
  expect(help.stdout).toMatch(/--limit[\s\S]*--json/)
  expect(help.stdout).not.toContain('--max-results')
  for (const misused of [unknown, badTime, badEngine])
    expect(misused).toMatchObject({ code: 2, document: { error: { code: 'invalid_request' } } })
  expect(badSetting).toMatchObject({ code: 1, document: { error: { code: 'invalid_request' } } })
  expect(noAccount).toMatchObject({ code: 1, stdout: '' })
  expect(noAccount.stderr).toMatch(/^There is no store yet in [^\n]+ \(DATA_DIR\)\. [^\n]+\n$/)
  expect(noAccount.stderr).toContain(installation.directory)
})

test('who mistypes a command is told what was meant, and whose help to read', async () => {
  const installation = await fresh()

  const mistyped = await installation.run(['document', 'list'])
  const short = await installation.run(['documents', 'add'])
  const group = await installation.run(['foo', 'documents', 'add'])

  expect(mistyped).toMatchObject({
    code: 2,
    stdout: '',
    stderr: "Unknown command 'document'. Did you mean documents?\nSee: skein --help\n",
  })
  expect(short.stderr).toBe("Missing required argument 'path'.\nSee: skein documents add --help\n")
  expect(group).toMatchObject({ code: 2, stderr: "Unknown command 'foo'.\nSee: skein --help\n" })
})

test.skipIf(!existsSync('/dev/full'))(
  'output that the disk does not take is a failure',
  async () => {
    await using installation = await Installation.withAda()
    const create = ['keys', 'create', '--name', 'x', '--json']
    const lost = await installation.run(create, {}, '', openSync('/dev/full', 'w'))

    expect(lost.code).toBe(1)
    expect(lost.stderr).toMatch(/^The output could not be written: .*no space left[^\n]*\n$/)
  },
)

test('a balance begins with the grant that was named, or else with SIGN_UP_GRANT', async () => {
  const installation = await fresh()
  const ada = ['accounts', 'create', '--email', 'Ada@Example.org', '--password-stdin', '--grant']
  const first = await installation.run([...ada, '7.5', '--json'], {}, 'analytical\n')
  expect(JSON.parse(first.stdout)).toMatchObject({ email: 'ada@example.org', balance: 7.5 })
  const second = await installation.createAccount('grace', [], { SIGN_UP_GRANT: '40' })
  expect(second).toMatchObject({ code: 0, document: { balance: 40 } })

  const again = await installation.createAccount('grace')
  expect(again).toMatchObject({ code: 1, document: { error: { code: 'conflict' } } })
  const whose = await installation.json(['accounts', 'grant', '--tokens', '5'])
  expect(whose).toMatchObject({ code: 1, document: { error: { param: 'email' } } })
  expect(whose.document.error.message).toContain('--email: ada@example.org, grace@example.org.')
  const listed = await installation.json(['accounts', 'list', '--limit', '1'])
  expect(listed.document).toMatchObject({
    data: [{ email: 'grace@example.org', balance: 40 }],
    has_more: true,
  })
  const grant = ['accounts', 'grant', '--tokens', '5', '--email', 'ada@example.org']
  const granted = await installation.json(grant)
  expect(granted).toMatchObject({ code: 0, document: { balance: 12.5 } })
  for (const wrong of ['0', '1000000000.5']) {
    const refused = await installation.json(['accounts', 'grant', '--tokens', wrong])
    expect(refused).toMatchObject({ code: 2, document: { error: { param: 'tokens' } } })
  }
})

test('usage tells the balance, what was spent, and each change of it', async () => {
  const installation = await withAda()
  const notes = await installation.file('notes.md', 'Ada wrote notes.')
  await installation.json(['documents', 'add', notes])
  await installation.json(['chat', 'Who wrote notes?'])

  const told = await installation.json(['usage'])
  const shown = await installation.run(['usage', '--limit', '1'])
  const wrong = await installation.json(['usage', '--limit', 'many'])

  expect(told).toMatchObject({
    code: 0,
    document: {
      balance: 997,
      held: 0,
      consumed: { today: 3, last_30_days: 3 },
      entries: { data: expect.arrayContaining([expect.objectContaining({ kind: 'grant' })]) },
    },
  })
  expect(shown.stdout).toMatch(
    /^Balance: 997 tokens, of which 0 are held\.\nSpent: 3 today, 3 in the last 30 days\.\nentry_\w+ .*chat_query snap\nThere are more: --starting-after entry_\w+\n$/,
  )
  expect(wrong).toMatchObject({ code: 2, document: { error: { param: 'limit' } } })
})

test('an account is deleted with what it has, but not the first, which owns the installation', async () => {
  const installation = await fresh()
  await installation.createAccount('ada')
  await installation.createAccount('grace')
  const notes = await installation.file('notes.md', 'Grace wrote a compiler.')
  await installation.json(['documents', 'add', notes, '--email', 'grace@example.org'])

  const remove = ['accounts', 'delete', '--email', 'grace@example.org']
  const [deleted, again] = [await installation.json(remove), await installation.json(remove)]

  // On a busy machine its remains are removed after the second that a command waits.
  const cleaned_up = expect.any(Boolean)
  expect(deleted).toMatchObject({ code: 0, document: { deleted: true, cleaned_up } })
  expect(again).toMatchObject({ code: 1, document: { error: { code: 'not_found' } } })
  const left = await installation.json(['documents', 'list'])
  expect(left).toMatchObject({ code: 0, document: { data: [] } })
  const owner = await installation.json(['accounts', 'delete', '--email', 'ada@example.org'])
  expect(owner).toMatchObject({ code: 1, document: { error: { code: 'conflict' } } })
})

test('a forgotten password is replaced, and the old one holds no more', async () => {
  const installation = await fresh()
  await installation.createAccount('ada')
  const change = ['accounts', 'set-password', '--email', 'ada@example.org', '--password-stdin']

  const short = await installation.run([...change, '--json'], {}, 'short\n')
  const set = await installation.run([...change, '--json'], {}, 'difference engine\n')

  expect(JSON.parse(short.stdout)).toMatchObject({ error: { param: 'password' } })
  expect(JSON.parse(set.stdout)).toMatchObject({ email: 'ada@example.org', ended_sessions: 0 })
})

test.each([
  {
    args: ['add'],
    told: /^Interrupted\. (\d+) of 3000 files were read, and what was added stays\. /,
  },
  {
    args: ['import', '--json'],
    told: /"code":"overloaded","message":"Interrupted\. (\d+) documents/,
  },
])(
  'what $args.0 has stored stays when it is interrupted, and it says so',
  async ({ args, told }) => {
    const installation = await withAda()
    const texts = Array.from({ length: 3_000 }, (_, number) => `Ada wrote letter ${number}.`)
    const folder = join(installation.directory, 'letters')
    await mkdir(folder)
    await Promise.all(texts.map((text, number) => writeFile(join(folder, `${number}.md`), text)))
    const lines = texts.map((text) => `${JSON.stringify({ text: text.repeat(200) })}\n`)
    const file = await installation.file('letters.jsonl', lines.join(''))
    await using storage = await openStorage({ kind: 'embedded', directory: installation.directory })
    const stored = async () =>
      (await storage.db.selectFrom('documents').select('id').execute()).length

    const [action = '', ...options] = args
    const path = action === 'add' ? folder : file
    const child = installation.start(['documents', action, path, ...options])
    const output = Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
    await until(async () => (await stored()) > 0, often)
    child.kill('SIGINT')
    const [stdout, stderr, [code]] = await output

    expect(code).toBe(130)
    const said = told.exec(`${stderr}${stdout}`)
    expect(said).not.toBeNull()
    expect(Number(said?.[1])).toBeLessThanOrEqual(await stored())
    expect(await stored()).toBeLessThan(3_000)
  },
)

test('settings that cannot be met end a start with a sentence that names them', async () => {
  const wrong = [
    ['HOST', '999.1.1.1'],
    ['PORT', 'abc'],
    ['DATA_DIR', '/proc/nope'],
    ['DATABASE_URL', 'postgres://ada:hunter2@127.0.0.1:1/skein'],
  ] as const
  await Promise.all(
    wrong.map(async ([name, value]) => {
      const installation = await fresh()
      const { code, said } = await installation.failedStart({ [name]: value })

      expect(code).toBe(1)
      expect(said).toMatch(new RegExp(`^[^\\n]*${name}[^\\n]*\\.$`))
      expect(said).not.toContain('hunter2')
    }),
  )
})

test('a backup taken amid writes is a sound store, and never takes the place of another file', async () => {
  const installation = await withAda()
  const { document: key } = await installation.json([
    'keys',
    'create',
    '--name',
    'kept',
    '--spend-cap',
    '40',
  ])
  const file = join(installation.directory, 'backup.db')
  const lines = Array.from({ length: 500 }, (_, number) => `{"text":"Text number ${number}."}\n`)
  const source = await installation.file('many.jsonl', lines.join(''))
  const [imported, saved] = await Promise.all([
    installation.json(['documents', 'import', source]),
    installation.json(['backup', file]),
  ])
  expect(imported).toMatchObject({ code: 0, document: { stored: 500 } })
  expect(saved).toMatchObject({ code: 0, document: { file } })
  expect((await stat(file)).mode & 0o077).toBe(0)

  const content = await readFile(file)
  const again = await installation.json(['backup', file])
  expect(again).toMatchObject({ code: 1, document: { error: { code: 'conflict' } } })
  expect((await readFile(file)).equals(content)).toBe(true)

  const restored = await fresh()
  await copyFile(file, join(restored.directory, 'skein.db'))
  const { document } = await restored.json(['keys', 'list'])
  expect(document.data).toMatchObject([{ id: key.id, name: 'kept', spend_cap: 40 }])
  const changing = ['keys', 'change', key.id, '--name', 'shared', '--spend-cap', 'none']
  const changed = await restored.json(changing)
  expect(changed).toMatchObject({ code: 0, document: { id: key.id, name: 'shared' } })
  expect(changed.document).not.toHaveProperty('spend_cap')
  expect(await restored.json(['doctor'])).toMatchObject({ document: { ok: true } })
})

test('the doctor fails where others can read the secret, and changes nothing', async () => {
  const installation = await fresh()
  const before = await installation.json(['doctor'])
  expect(before).toMatchObject({ code: 0, document: { ok: true } })
  expect(before.document.checks).toContainEqual(
    expect.objectContaining({
      name: 'web contact',
      status: 'warning',
      message: expect.stringContaining('set WEB_CONTACT'),
    }),
  )
  await expect(stat(join(installation.directory, 'skein.db'))).rejects.toThrow('ENOENT')

  await installation.createAccount('ada')
  await chmod(join(installation.directory, 'auth-secret'), 0o644)
  const after = await installation.json(['doctor'])
  expect(after).toMatchObject({ code: 1, document: { ok: false } })
  const failed = after.document.checks.filter(
    ({ status }: { status: string }) => status === 'failed',
  )
  expect(failed).toMatchObject([{ name: 'files' }])
})

test('a lock that cannot be opened is one finding of the doctor among others', async () => {
  const installation = await withAda()
  const lock = join(installation.directory, 'server.lock')
  await mkdir(lock)

  const { code, document } = await installation.json(['doctor'])

  expect(code).toBe(1)
  expect(document.checks).toContainEqual({
    name: 'server',
    status: 'failed',
    message: expect.stringMatching(new RegExp(`user \\S+ cannot open its lock, ${lock}: .*right`)),
  })
  expect(document.checks).toContainEqual(expect.objectContaining({ name: 'ledger', status: 'ok' }))
  expect(await installation.json(['research', 'list'])).toMatchObject({ code: 0 })
})

test.runIf(process.platform === 'linux')(
  'a store that a backup cannot open is named, and so is the file that its disk has no room for',
  async () => {
    const installation = await withAda()
    const file = join(installation.directory, 'backup.db')

    await limitFiles(process.pid, '40000')
    const ending = installation.run(['backup', file])
    await limitFiles(process.pid, 'unlimited')
    const full = await ending
    const store = join(installation.directory, 'skein.db')
    await rm(store)
    await mkdir(store)
    const unopened = await installation.run(['backup', file])

    expect(full.stderr).toMatch(new RegExp(`^${file} could not be written: .*has room\\.\n$`))
    expect(unopened.stderr).toMatch(new RegExp(`${store}, cannot be opened: `))
    expect(await readdir(installation.directory)).not.toContain('backup.db')
  },
)

test('the settings are listed without what is secret', async () => {
  const installation = await fresh()
  const secret = 'a secret of more than thirty-two characters'
  const { stdout } = await installation.run(['config'], { AUTH_SECRET: secret, PORT: '4000' })
  expect(stdout).toMatch(/^PORT +4000 \(set\)/m)
  expect(stdout).toMatch(/^AUTH_SECRET +\(set\)/m)
  expect(stdout).not.toContain(secret)
})
