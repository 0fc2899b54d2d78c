import { text as readAll } from 'node:stream/consumers'
import { ServiceError } from '../base/errors/service-error.ts'
import type { Terminal } from './terminal.ts'

export type PasswordOptions = { readonly password?: string; readonly passwordStdin?: boolean }

/** The password from the option, from stdin, or as a person types it. */
export async function readPassword(terminal: Terminal, options: PasswordOptions): Promise<string> {
  if (options.password !== undefined) return options.password
  if (options.passwordStdin) return (await readAll(process.stdin)).replace(/\r?\n$/, '')
  if (!process.stdin.isTTY || !process.stderr.isTTY) throw noPassword()
  const { password } = await import('@clack/prompts') // loaded only when a person is asked
  const { signal } = terminal
  const typed = await password({ message: 'Password', output: process.stderr, signal })
  if (typeof typed === 'string') return typed
  throw new Error('Interrupted.')
}

function noPassword(): ServiceError {
  const message = 'Missing required parameter: password. Use --password or --password-stdin.'
  return new ServiceError('invalid_request', message, { param: 'password' })
}
