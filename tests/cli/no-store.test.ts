import { readdir, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { Installation } from './installation.ts'

const installation = await Installation.make()
const mistyped = join(installation.directory, 'dta')
afterAll(() => installation[Symbol.asyncDispose]())

test.each([
  [['documents', 'list']],
  [['documents', 'add', 'notes.md']],
  [['accounts', 'list']],
  [['accounts', 'grant', '--tokens', '5', '--email', 'ada@example.org']],
  [['keys', 'list']],
  [['chat', 'Why?']],
  [['research', 'list']],
  [['mcp']],
])('skein %j makes no store where there is none, and says so', async (args) => {
  const { code, stderr } = await installation.run(args, { DATA_DIR: mistyped })

  expect(code).toBe(1)
  expect(stderr).toMatch(/^There is no store yet in \S+\/dta \(DATA_DIR\)\. Make an account with: /)
  expect(await readdir(installation.directory)).toEqual([])
})

test.each([[['documents', 'list']], [['backup', 'copy.db']], [['doctor']]])(
  'skein %j takes no store that it cannot look at for one that is not there',
  async (args) => {
    const loop = join(installation.directory, 'loop')
    await symlink(loop, loop)
    onTestFinished(() => rm(loop))

    const { code, stdout, stderr } = await installation.run(args, { DATA_DIR: loop })

    expect(code).toBe(1)
    expect(stdout + stderr).toMatch(
      /Whether there is \S+skein\.db cannot be told: .* Run this as the/,
    )
    expect(stdout + stderr).not.toMatch(/no store|no embedded store|Nothing is stored/)
  },
)

test('the first account makes the store, also in a directory that is not there yet', async () => {
  const place = { DATA_DIR: join(installation.directory, 'data') }

  expect(await installation.createAccount('ada', [], place)).toMatchObject({ code: 0 })

  const listed = await installation.json(['accounts', 'list'], place)
  expect(listed.document.data).toMatchObject([{ email: 'ada@example.org' }])
})
