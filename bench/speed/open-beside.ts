import { createLogger } from '../../src/base/logger.ts'
import { readConfig } from '../../src/config/config.ts'
import { type Core, openCore } from '../../src/open-core.ts'
import type { Place } from '../../tests/support/service/fresh-place.ts'

/** Data with a corpus in them, and a key of the account that it belongs to. */
export type Loaded = { readonly place: Place; readonly key: string }

/** The service without its doors, in this process, on loaded data. */
export async function openBeside(
  loaded: Loaded,
): Promise<AsyncDisposable & { readonly core: Core; readonly accountId: string }> {
  await using opening = new AsyncDisposableStack()
  const logger = createLogger('silent', () => {})
  const config = readConfig({
    ...loaded.place.env,
    DATA_DIR: loaded.place.dataDirectory,
    MAX_API_KEYS: '1000000',
  })
  const core = opening.use(await openCore(config, 'cli', logger))
  const caller = await core.keys.identify(loaded.key)
  if (!caller) throw new Error('The key of the loaded account must be known')
  const open = opening.move()
  return { core, accountId: caller.accountId, [Symbol.asyncDispose]: () => open.disposeAsync() }
}
