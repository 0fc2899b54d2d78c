import type { Storage } from '../../src/storage/storage.ts'
import type { freshPlace, Place } from '../support/service/fresh-place.ts'
import { type Service, startService } from '../support/service/start-service.ts'
import { runOutLeases } from '../support/storage/run-out-leases.ts'
import { storageOf } from '../support/storage/storage-of.ts'

/** A server that is killed and started again on the same data, and the storage beside it. */
export class ServerThatDies implements AsyncDisposable {
  readonly storage: Storage
  readonly #place: Place
  readonly #opened: AsyncDisposableStack
  #service: Service

  private constructor(
    parts: { place: Place; service: Service; storage: Storage },
    opened: AsyncDisposableStack,
  ) {
    this.#place = parts.place
    this.#service = parts.service
    this.storage = parts.storage
    this.#opened = opened
  }

  static async start(fresh: typeof freshPlace): Promise<ServerThatDies> {
    await using opening = new AsyncDisposableStack()
    const place = opening.use(await fresh())
    const service = await startService(place)
    const storage = opening.use(await storageOf(service))
    return new ServerThatDies({ place, service, storage }, opening.move())
  }

  get service(): Service {
    return this.#service
  }

  /** Kills it as a power cut would. */
  async die(): Promise<void> {
    await this.#service.kill('SIGKILL')
  }

  async startAgain(): Promise<void> {
    await this.#service.stop()
    if (this.storage.kind === 'postgres') await runOutLeases(this.storage)
    this.#service = await startService(this.#place)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#service.stop()
    await this.#opened.disposeAsync()
  }
}
