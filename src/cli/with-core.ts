import { resolve } from 'node:path'
import type { Caller } from '../access/caller.ts'
import { ServiceError } from '../base/errors/service-error.ts'
import { allScopes } from '../contract/scope.ts'
import type { Core } from '../open-core.ts'
import type { Call } from '../operations/call.ts'
import { currentConfig } from './current-config.ts'
import type { Terminal } from './terminal.ts'

/**
 * Opens the core of the service while a command uses it. Throws `not_found` where nothing is stored: most often,
 * DATA_DIR is not that of the server, and to make a store there would hide that.
 */
export async function withCore<Result>(use: (core: Core) => Promise<Result>): Promise<Result> {
  const { storage } = currentConfig()
  const { hasStore } = await import('../maintenance/has-store.ts') // not at the top, so that other commands start faster
  if (!hasStore(storage))
    throw new ServiceError('not_found', `There is no store yet${storeNamed()}. ${accountHint}`)
  return withCoreOrNew(use)
}

/** Opens the core as `withCore` does, and makes its store if there is none. */
export async function withCoreOrNew<Result>(use: (core: Core) => Promise<Result>): Promise<Result> {
  const config = currentConfig()
  // Loaded here, because loading takes longer than many commands.
  const { openCore } = await import('../open-core.ts')
  const { createLogger } = await import('../base/logger.ts')
  // Failures are part of the command's result, so they need not be logged.
  const level = config.logLevel === 'debug' ? 'debug' : 'silent'
  const logger = createLogger(level, (line) => process.stderr.write(line))
  await using core = await openCore(config, 'cli', logger)
  return await use(core)
}

/** The option `--email` for commands on behalf of an account; its value goes to `withCaller`. */
export const emailOption = [
  '--email <address>',
  'whose account; not needed if there is only one',
] as const

/** Opens the core on behalf of an account: the one with this e-mail address, or the only one there is. */
export function withCaller<Result>(
  email: string | undefined,
  use: (core: Core, caller: Caller) => Promise<Result>,
): Promise<Result> {
  return withCore(async (core) => {
    const { id: accountId, userId } = await namedAccount(core, email)
    return use(core, { accountId, userId, session: true, scopes: new Set(allScopes) })
  })
}

/** The call of a command as operations see it. */
export function callFrom({ signal }: Terminal): Call {
  return { signal, requestId: 'cli' }
}

/** How many accounts a message names. */
const namedMax = 5

const accountHint = 'Make an account with: skein accounts create --email …'

/** Where there is no account or no store: DATA_DIR may be another than the server has. */
function storeNamed(): string {
  const { storage } = currentConfig()
  return storage.kind === 'embedded' ? ` in ${resolve(storage.directory)} (DATA_DIR)` : ''
}

/**
 * The account with this e-mail address, or the only one. Throws `not_found`, or `invalid_request` if there are
 * several.
 */
export async function namedAccount({ accounts }: Core, email: string | undefined) {
  if (email !== undefined) {
    const account = await accounts.byEmail(email)
    if (account) return account
    throw new ServiceError('not_found', `There is no account with the e-mail address ${email}.`)
  }
  const [only, ...others] = await accounts.oldest(namedMax + 1)
  if (!only) {
    throw new ServiceError('not_found', `There is no account yet${storeNamed()}. ${accountHint}`)
  }
  if (others.length === 0) return only
  const emails = [only, ...others].slice(0, namedMax).map(({ email }) => email)
  const more = others.length < namedMax ? '' : ' and more, see skein accounts list'
  const message = `There are several accounts. Say which one with --email: ${emails.join(', ')}${more}.`
  throw new ServiceError('invalid_request', message, { param: 'email' })
}
