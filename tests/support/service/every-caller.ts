import type { ApiClient } from '../../../src/client/api-client.ts'
import type { Operation } from '../../../src/contract/operation.ts'
import { builtInPages } from '../web/built-in-pages.ts'
import { startLocalWeb } from '../web/local-web.ts'
import { type ComposedService, composeService, type TestCaller } from './compose-service.ts'

type EveryCaller = AsyncDisposable & {
  readonly service: ComposedService
  /** A person who has signed in, with a key. */
  readonly ada: TestCaller
  /** The session of that person. */
  readonly cookie: string
  /** A client that may call the operation: by this key, signed in where nothing else will do, or as the owner. */
  clientFor(described: Operation, caller?: Pick<TestCaller, 'key'>): ApiClient
}

/** A service of its own with a web of its own and whoever is needed to call each of its operations. */
export async function everyCaller(
  engine: Parameters<typeof composeService>[0],
  settings: Readonly<Record<string, string>> = {},
): Promise<EveryCaller> {
  await using opening = new AsyncDisposableStack()
  const web = opening.use(await startLocalWeb(builtInPages))
  const service = opening.use(await composeService(engine, { ...web.env, ...settings }))
  const owner = (await service.owner()).cookie
  const ada = await service.person()
  const { cookie } = ada
  const open = opening.move()
  return {
    service,
    ada,
    cookie,
    clientFor: ({ session }, { key } = ada) => {
      if (session === 'owner') return service.client({ cookie: owner })
      return service.client(session ? { cookie } : { key })
    },
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  }
}
