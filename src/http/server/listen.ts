import { once } from 'node:events'
import type { Server } from 'node:http'

type Address = { readonly host: string; readonly port: number }

/** By the code of the failure. */
const failures = new Map<unknown, (setting: string) => string>([
  [
    'EADDRINUSE',
    (setting) => `another program already does. Stop it, or set ${setting} to another port`,
  ],
  ['EACCES', (setting) => `this user may not use that port. Set ${setting} to one above 1023`],
  [
    'EADDRNOTAVAIL',
    () => 'this machine has no such address. Set HOST to one that it has, or to 0.0.0.0',
  ],
  ['ENOTFOUND', () => 'there is no host of that name. Set HOST to an address of this machine'],
  ['EAI_AGAIN', () => 'that name cannot be looked up. Set HOST to an address of this machine'],
])

/** Lets a server listen. Throws an error that says what to do about `setting`, which the port comes from, or `HOST`. */
export async function listen(
  server: Server,
  { host, port }: Address,
  setting: 'PORT' | 'METRICS_PORT',
): Promise<void> {
  try {
    server.listen(port, host)
    await once(server, 'listening')
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
    const why = failures.get(code)?.(setting) ?? `${cause}. Look at HOST and ${setting}`
    throw new Error(`Cannot listen on port ${port} of ${host}: ${why}.`, { cause })
  }
}
