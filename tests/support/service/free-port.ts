import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Below those that a system gives to whoever asks for any port, and apart for each process of tests, so that nobody else
 * takes one before it is used.
 */
let next = 20_000 + 100 * (process.pid % 120)

/** A port on which nobody listens, for a service that must know its address before it starts. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = next++
    if (await isFree(port)) return port
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}
