import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const script = fileURLToPath(new URL('./poll-livez.ts', import.meta.url))

/**
 * Asks a service for signs of life until it is disposed of, or for another short answer; `times` tells how many ms each
 * took so far.
 */
export function pollLivez(
  serviceUrl: string,
  path = '/livez',
): Disposable & { times(): Promise<readonly number[]> } {
  const child = fork(script, [`${serviceUrl}${path}`])
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`The process that asks for signs of life ended with ${code}`)
  })
  failed.catch(() => {})
  return {
    times: async () => {
      const told = once(child, 'message')
      child.send('tell')
      const [times] = await Promise.race([told, failed])
      return z.array(z.number()).parse(times)
    },
    [Symbol.dispose]: () => void child.kill(),
  }
}
