import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { buildServer } from '../../scripts/build-server.ts'
import { inHalfTokens } from '../../src/base/token-amounts.ts'
import { AccountStore } from '../../src/storage/access/account-store.ts'
import { ServerProcess } from '../support/service/server-process.ts'
import { giveSchema } from '../support/storage/fresh-directory.ts'
import { openBeside } from '../support/storage/open-beside.ts'

type Environment = Readonly<Record<string, string>>
type Ran = { readonly code: number; readonly stdout: string; readonly stderr: string }

const root = fileURLToPath(new URL('../..', import.meta.url))
await buildServer()
/** From the bundle a command takes half the CPU that it takes from the source, and most tests run many. */
const main = join(root, 'dist', 'cli.js')
/** As `skein` does it: many short processes start faster. */
const compileCache = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled') }

/** A data directory of its own, with real processes on it: commands, and a server if one is started. */
export class Installation implements AsyncDisposable {
  readonly directory: string
  readonly #settings: Environment
  readonly #opened: AsyncDisposableStack

  private constructor(directory: string, settings: Environment, opened: AsyncDisposableStack) {
    this.directory = directory
    this.#settings = settings
    this.#opened = opened
  }

  /** `settings` hold for all of its processes. */
  static async make(settings: Environment = {}): Promise<Installation> {
    const directory = await mkdtemp(join(tmpdir(), 'skein-cli-'))
    const opened = new AsyncDisposableStack()
    opened.defer(() => rm(directory, { recursive: true, force: true, maxRetries: 3 }))
    return new Installation(directory, settings, opened)
  }

  /**
   * One with an account of Ada's, who cannot sign in. For tests of other commands: a first start and `skein accounts
   * create` take a second of CPU.
   */
  static async withAda(settings: Environment = {}): Promise<Installation> {
    const installation = await Installation.make(settings)
    await giveSchema(installation.directory)
    await using storage = await openBeside({ kind: 'embedded', directory: installation.directory })
    const ada = { userId: randomUUID(), email: 'ada@example.org', grant: inHalfTokens(1_000) }
    await new AccountStore(storage).create(ada)
    return installation
  }

  /** Runs `skein …args`, with `input` as its stdin, and its stdout as a file that is open, if one is given. */
  async run(
    args: readonly string[],
    environment: Environment = {},
    input = '',
    output?: number,
  ): Promise<Ran> {
    const env = { ...this.#environment(), ...environment }
    const stdio = ['pipe', output ?? 'pipe', 'pipe'] as const
    const child = spawn(process.execPath, [main, ...args], { env, stdio: [...stdio] })
    child.stdin?.end(input)
    const [stdout, stderr, [code]] = await Promise.all([
      child.stdout ? text(child.stdout) : '',
      child.stderr ? text(child.stderr) : '',
      once(child, 'exit'),
    ])
    return { code, stdout, stderr }
  }

  /** Starts `skein …args`, to speak with it; it ends when its stdin does. */
  start(args: readonly string[]) {
    const child = spawn(process.execPath, [main, ...args], {
      env: this.#environment(),
      stdio: 'pipe',
    })
    this.#opened.defer(() => void child.kill())
    return child
  }

  /** What `skein …args --json` prints: the one JSON document, and how it ended. */
  async json(args: readonly string[], environment: Environment = {}) {
    const { code, stdout } = await this.run([...args, '--json'], environment)
    return { code, document: JSON.parse(stdout) }
  }

  /** `skein accounts create` for Ada or others, with further options. */
  createAccount(name: string, options: readonly string[] = [], environment: Environment = {}) {
    const account = ['--email', `${name}@example.org`, '--password', `the password of ${name}`]
    return this.json(['accounts', 'create', ...account, ...options], environment)
  }

  /** Writes a file for a command to read, and says where it is. */
  async file(name: string, content: string): Promise<string> {
    const path = join(this.directory, name)
    await writeFile(path, content)
    return path
  }

  /** The address of the server, once it listens. */
  startServer(): Promise<string> {
    return this.#opened.use(new ServerProcess({ ...this.#environment(), PORT: '0' })).url()
  }

  /** A server with further settings, which ends before the installation does. */
  startedServer(settings: Environment): ServerProcess {
    return new ServerProcess({ ...this.#environment(), PORT: '0', ...settings })
  }

  /** How a server ends that cannot start in this environment, and what it says. */
  async failedStart(environment: Environment) {
    await using server = this.startedServer(environment)
    return { code: await server.exitCode(), said: server.stderrLines.join('\n') }
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.#opened.disposeAsync()
  }

  /** Nothing of the environment that the tests run in may change what is tested. */
  #environment(): Environment {
    const own = { PATH: process.env.PATH ?? '', DATA_DIR: this.directory, ...compileCache }
    return { ...own, READY_THREADS: '0', ...this.#settings }
  }
}
