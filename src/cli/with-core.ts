import type { Caller } from '../access/caller.ts'
import { ServiceError } from '../base/service-error.ts'
import { allScopes } from '../contract/scope.ts'
import type { Core } from '../open-core.ts'
import type { Call } from '../operations/call.ts'
import { currentConfig } from './settings.ts'
import type { Terminal } from './terminal.ts'

/** Opens the service for as long as one command works with it. */
export async function withCore<Result>(use: (core: Core) => Promise<Result>): Promise<Result> {
  const config = currentConfig()
  // Loaded only here, as this takes longer than many a command.
  const { openCore } = await import('../open-core.ts')
  const { createLogger } = await import('../base/logger.ts')
  // Whoever gives a command is told of failures by its outcome.
  const level = config.logLevel === 'debug' ? 'debug' : 'silent'
  const logger = createLogger(level, (line) => process.stderr.write(line))
  await using core = await openCore(config, 'cli', logger)
  return await use(core)
}

/** The same, on behalf of an account: the one with this e-mail address, or the only one there is. */
export function withCaller<Result>(
  email: string | undefined,
  use: (core: Core, caller: Caller) => Promise<Result>,
): Promise<Result> {
  return withCore(async (core) => {
    const { id: accountId, userId } = await accountOf(core, email)
    return use(core, { accountId, userId, session: true, scopes: new Set(allScopes) })
  })
}

/** What operations may know of a call that comes from the command line. */
export function callFrom({ signal }: Terminal): Call {
  return { signal, requestId: 'cli' }
}

/** Throws `not_found` if there is none, `invalid_request` if it is not clear which is meant. */
export async function accountOf({ accounts }: Core, email: string | undefined) {
  if (email !== undefined) {
    const account = await accounts.byEmail(email)
    if (account) return account
    throw new ServiceError('not_found', `There is no account with the e-mail address ${email}.`)
  }
  const [only, another] = await accounts.oldest(2)
  if (!only) {
    const hint = 'Make one with: skein accounts create --email …'
    throw new ServiceError('not_found', `There is no account yet. ${hint}`)
  }
  if (!another) return only
  const message = 'There are several accounts. Say which one with --email.'
  throw new ServiceError('invalid_request', message, { param: 'email' })
}
