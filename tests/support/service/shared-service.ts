import { test as base } from 'vitest'
import { type ComposedService, composeService } from './compose-service.ts'

type Engine = Parameters<typeof composeService>[0]

/**
 * Tests that need no settings of their own share one service for each store: `serviceOn` starts it for whoever in this
 * process asks first. Every test works with accounts of its own, as strangers do on a server: `service` is the one on
 * the store that `test.override({ engine })` names, and `ada` a new account there.
 */
const withServices = base.extend(
  'serviceOn',
  { scope: 'worker' },
  // biome-ignore lint/correctness/noEmptyPattern: the test runner reads from the pattern which fixtures this one needs.
  async ({}, { onCleanup }) => {
    const opened = new AsyncDisposableStack()
    onCleanup(() => opened.disposeAsync())
    const services = new Map<Engine, Promise<ComposedService>>()
    const start = async (engine: Engine) => opened.use(await composeService(engine))
    return (engine: Engine): Promise<ComposedService> => {
      const service = services.get(engine) ?? start(engine)
      services.set(engine, service)
      return service
    }
  },
)

export const test = withServices
  .extend('engine', (): Engine => {
    throw new Error('The suite names no store: call test.override({ engine }) in it.')
  })
  .extend('service', ({ serviceOn, engine }) => serviceOn(engine))
  .extend('ada', ({ service }) => service.account())
