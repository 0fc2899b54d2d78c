import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import pg from 'pg'

/** What PgBouncer takes at the start of a session unless it is told to ignore more. */
const startParameters = new Set(['user', 'database', 'client_encoding', 'application_name'])
const connectionsMax = 3

type Pooling = {
  /** Takes time limits at the start of a session too, without a word and without effect. */
  readonly ignoresTimeLimits?: boolean
}

/**
 * Stands before PostgreSQL as PgBouncer does whose `pool_mode` is `transaction`: each transaction, and each statement
 * outside of one, gets the connection to the server that was idle for longest. The messages are those of
 * https://www.postgresql.org/docs/17/protocol-message-formats.html
 */
export class TransactionPooler implements AsyncDisposable {
  /** The same database through this pooler. */
  readonly url: string
  /** What the server refused, in the words of its messages. */
  readonly errors: string[] = []
  readonly #databaseUrl: string
  readonly #listener: Server
  readonly #idle: ServerConnection[] = []
  readonly #waiting: ((server: ServerConnection) => void)[] = []
  readonly #clients = new Set<Socket>()

  private constructor(databaseUrl: string, listener: Server) {
    const url = new URL(databaseUrl)
    url.hostname = '127.0.0.1'
    url.port = String((listener.address() as AddressInfo).port)
    this.url = url.href
    this.#databaseUrl = databaseUrl
    this.#listener = listener
  }

  static async open(databaseUrl: string, pooling: Pooling = {}): Promise<TransactionPooler> {
    const listener = createServer({ noDelay: true }).listen(0, '127.0.0.1')
    await once(listener, 'listening')
    const pooler = new TransactionPooler(databaseUrl, listener)
    for (let made = 0; made < connectionsMax; made++) await pooler.#connect()
    listener.on('connection', (client) => void pooler.#serve(client, pooling))
    return pooler
  }

  async #connect(): Promise<void> {
    this.#release(await ServerConnection.open(this.#databaseUrl))
  }

  #release(server: ServerConnection): void {
    const next = this.#waiting.shift()
    if (next) next(server)
    else this.#idle.push(server)
  }

  async #take(): Promise<ServerConnection> {
    return this.#idle.shift() ?? new Promise((resolve) => this.#waiting.push(resolve))
  }

  async #serve(client: Socket, { ignoresTimeLimits = false }: Pooling): Promise<void> {
    this.#clients.add(client)
    client.on('error', () => {})
    let server: ServerConnection | undefined
    let hasStarted = false
    client.on('close', () => {
      this.#clients.delete(client)
      if (!server) return
      // As PgBouncer does where a client leaves in the middle of something.
      server.end()
      void this.#connect()
    })
    const refused = (name: string) =>
      !startParameters.has(name) && !(ignoresTimeLimits && name.endsWith('_timeout'))
    const toClient = (message: Buffer) => {
      client.write(message)
      if (letterOf(message) === 'E') this.errors.push(message.toString('utf8', 5))
      if (letterOf(message) !== 'Z' || message.toString('latin1', 5) !== 'I') return
      if (server) this.#release(server)
      server = undefined
    }
    for await (const message of messagesOf(client, () => hasStarted)) {
      if (!hasStarted) {
        const unknown = parameterNames(message).find(refused)
        if (unknown !== undefined) return void client.end(refusal(unknown))
        client.write(welcome)
        hasStarted = true
      } else if (letterOf(message) === 'X') client.end()
      else {
        server ??= await this.#take()
        server.send(message, toClient)
      }
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#listener.close()
    for (const client of this.#clients) client.destroy()
    await new Promise((resolve) => setImmediate(resolve))
    for (const server of this.#idle) server.end()
  }
}

/** A connection to PostgreSQL whose messages go to the client that sent the last ones. */
class ServerConnection {
  readonly #socket: Duplex
  #receive: (message: Buffer) => void = () => {}

  private constructor(socket: Duplex) {
    this.#socket = socket
  }

  /** The driver logs in, and then leaves the socket to us. */
  static async open(url: string): Promise<ServerConnection> {
    const login = new pg.Client({ connectionString: url })
    login.on('error', () => {})
    await login.connect()
    const socket: Duplex = Reflect.get(Reflect.get(login, 'connection'), 'stream')
    socket.removeAllListeners('data')
    const server = new ServerConnection(socket)
    void server.#pass()
    return server
  }

  send(message: Buffer, receive: (message: Buffer) => void): void {
    this.#receive = receive
    this.#socket.write(message)
  }

  end(): void {
    this.#socket.destroy()
  }

  async #pass(): Promise<void> {
    for await (const message of messagesOf(this.#socket, () => true)) this.#receive(message)
  }
}

/** The messages of a connection: a letter if it `hasStarted`, the length of the rest in four bytes, and the rest. */
async function* messagesOf(socket: Duplex, hasStarted: () => boolean): AsyncGenerator<Buffer> {
  let bytes = Buffer.alloc(0)
  try {
    for await (const chunk of socket) {
      bytes = Buffer.concat([bytes, chunk])
      for (;;) {
        const letters = hasStarted() ? 1 : 0
        if (bytes.length < letters + 4) break
        const length = letters + bytes.readInt32BE(letters)
        if (bytes.length < length) break
        yield bytes.subarray(0, length)
        bytes = bytes.subarray(length)
      }
    }
  } catch {
    // The connection was cut.
  }
}

function letterOf(message: Buffer): string {
  return message.toString('latin1', 0, 1)
}

/** The names in the first message of a client, which come in turn with their values. */
function parameterNames(message: Buffer): string[] {
  const [...words] = message.toString('utf8', 8).split('\0')
  return words.filter((word, at) => at % 2 === 0 && word !== '')
}

/** Logged in, and ready for a query. */
const welcome = Buffer.from('R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I', 'latin1')

function refusal(parameter: string): Buffer {
  const fields = `SFATAL\0C08P01\0Munsupported startup parameter: ${parameter}\0\0`
  const length = Buffer.alloc(4)
  length.writeInt32BE(4 + Buffer.byteLength(fields))
  return Buffer.concat([Buffer.from('E'), length, Buffer.from(fields)])
}
