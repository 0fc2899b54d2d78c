import { setTimeout } from 'node:timers/promises'
import pg from 'pg'

/** Does to a database what its administrator, another program or its own settings may do to it at any time. */
export class DatabaseAdministrator implements AsyncDisposable {
  readonly #url: string
  readonly #client: pg.Client

  private constructor(url: string, client: pg.Client) {
    this.#url = url
    this.#client = client
  }

  static async connect(url: string): Promise<DatabaseAdministrator> {
    return new DatabaseAdministrator(url, await connected(url))
  }

  /** Ends all connections, as often as that. */
  async terminate(times: number): Promise<void> {
    for (let count = 0; count < times; count++) await this.#toOthers('pg_terminate_backend')
  }

  /** Breaks off what is being asked, as often as that. */
  async cancel(times: number): Promise<void> {
    for (let count = 0; count < times; count++) await this.#toOthers('pg_cancel_backend')
  }

  /** Another program has the table for itself. */
  async lock(table: 'accounts' | 'jobs', timeMs: number): Promise<void> {
    const other = await connected(this.#url)
    await other.query(`begin; lock table ${table} in access exclusive mode`)
    await setTimeout(timeMs)
    await other.end()
  }

  /** A setting for all connections that begin in that time. */
  async setDefault(setting: string, value: string, timeMs: number): Promise<void> {
    const name = new URL(this.#url).pathname.slice(1)
    await this.#client.query(`alter database ${name} set ${setting} = ${value}`)
    await this.terminate(1)
    await setTimeout(timeMs)
    await this.#client.query(`alter database ${name} reset ${setting}`)
    await this.terminate(1)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#client.end()
  }

  async #toOthers(act: string): Promise<void> {
    await this.#client.query(
      `select ${act}(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    )
    await setTimeout(150)
  }
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  // A server that is killed tells of it, and what is asked next fails.
  client.on('error', () => {})
  await client.connect()
  return client
}
