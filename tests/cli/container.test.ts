import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { buildPage } from '../../scripts/build-page.ts'
import { buildServer } from '../../scripts/build-server.ts'

const repository = join(import.meta.dirname, '..', '..')
let installation: string

beforeAll(async () => {
  await Promise.all([buildPage(), buildServer()])
  installation = await mkdtemp(join(tmpdir(), 'skein-container-'))
  const recipe = await readFile(join(repository, 'Dockerfile'), 'utf8')
  for (const { from, to } of copiesOf(recipe)) {
    const target = to.endsWith('/') ? join(to, basename(from)) : to
    await mkdir(join(installation, target, '..'), { recursive: true })
    if (from === 'node_modules') await symlink(join(repository, from), join(installation, target))
    else await cp(join(repository, from), join(installation, target), { recursive: true })
  }
})

afterAll(() => rm(installation, { recursive: true, force: true }))

test('what the recipe of the container copies is all that the command line needs', async () => {
  const skein = join(installation, 'bin', 'skein.mjs')
  const { stdout } = await promisify(execFile)(process.execPath, [skein, '--version'])
  expect(stdout.trim()).toBe(manifest.version)
})

test('what the recipe of the container copies is all that the server and its page need', async () => {
  const server = spawn(process.execPath, [join(installation, 'scripts', 'start.mjs')], {
    env: { PORT: '0', DATA_DIR: join(installation, 'data'), WEB_ACCESS: 'off' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = once(server, 'exit')
  try {
    const url = await listeningUrl(createInterface(server.stderr))
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    expect(await (await fetch(`${url}/app`)).text()).toContain('<title>')
  } finally {
    server.kill('SIGTERM')
    await ended
  }
  expect(server.exitCode).toBe(0)
})

/** What the last stage of a recipe copies, and where to, within its working directory. */
function copiesOf(recipe: string): { from: string; to: string }[] {
  const stage = recipe.slice(recipe.lastIndexOf('\nFROM '))
  return [...stage.matchAll(/^COPY (?:--from=build )?(.+) (\S+)$/gm)].flatMap(
    ([, from = '', to = '']) =>
      from.split(' ').map((path) => ({ from: path.replace('/skein/', ''), to })),
  )
}

async function listeningUrl(lines: AsyncIterable<string>): Promise<string> {
  const said: string[] = []
  for await (const line of lines) {
    const url = /Skein listens on (\S+)/.exec(line)?.[1]
    if (url !== undefined) return url
    said.push(line)
  }
  throw new Error(`The server ended before it listened. It said:\n${said.join('\n')}`)
}
