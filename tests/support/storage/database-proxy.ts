import { EventEmitter, once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'

/** Tells for each commit that passes on which connection to the database it does. */
type Commits = EventEmitter<{ commit: [database: Socket] }>

/** Stands between a service and PostgreSQL, and fails as networks and servers do. */
export class DatabaseProxy implements AsyncDisposable {
  /** The same database through this proxy. */
  readonly url: string
  readonly #server: Server
  readonly #sockets: Set<Socket>
  readonly #commits: Commits

  private constructor(url: string, server: Server, sockets: Set<Socket>, commits: Commits) {
    this.url = url
    this.#server = server
    this.#sockets = sockets
    this.#commits = commits
  }

  static async open(databaseUrl: string): Promise<DatabaseProxy> {
    const { hostname, port } = new URL(databaseUrl)
    const sockets = new Set<Socket>()
    const commits: Commits = new EventEmitter()
    const server = createServer((client) => {
      const database = connect(Number(port || 5432), hostname)
      client.on('data', (bytes) => {
        if (bytes.includes('commit')) commits.emit('commit', database)
      })
      for (const [one, other] of [
        [client, database],
        [database, client],
      ] as const) {
        sockets.add(one)
        one.pipe(other)
        one.on('error', () => {})
        one.on('close', () => {
          sockets.delete(one)
          other.destroy()
        })
      }
    })
    const url = new URL(databaseUrl)
    url.hostname = '127.0.0.1'
    url.port = String(await listen(server, 0))
    return new DatabaseProxy(url.href, server, sockets, commits)
  }

  /** Cuts all connections, as a server does that starts again. */
  cut(): void {
    for (const socket of this.#sockets) socket.resetAndDestroy()
  }

  /** Refuses all connections until it is restored, as a server does that is down. */
  async goDown(): Promise<void> {
    this.#server.close()
    this.cut()
    if (this.#server.listening) await once(this.#server, 'close')
  }

  /** Lets the next commit pass, and goes down before it is acknowledged. */
  async loseAcknowledgement(): Promise<void> {
    const [database] = await once(this.#commits, 'commit')
    database.unpipe()
    const acknowledged = once(database, 'data')
    database.resume()
    await acknowledged
    await this.goDown()
  }

  async restore(): Promise<void> {
    await listen(this.#server, Number(new URL(this.url).port))
  }

  /** From here on, nothing passes on the connections that are open; nobody is told. New ones work. */
  freeze(): void {
    for (const socket of this.#sockets) socket.unpipe()
  }

  /** Stops what passes on all connections for a while, as when the server's processes are stopped. */
  async stop(timeMs: number): Promise<void> {
    const stopped = [...this.#sockets]
    for (const socket of stopped) socket.pause()
    await setTimeout(timeMs)
    for (const socket of stopped) socket.resume()
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.goDown()
  }
}

async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port')
  return address.port
}
