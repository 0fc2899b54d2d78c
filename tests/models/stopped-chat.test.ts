import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { newId } from '../../src/base/ids.ts'
import { Refused } from '../../src/client/refused.ts'
import type { InteractionEvent } from '../../src/contract/chat/chat.ts'
import { Ledger } from '../../src/ledger/ledger.ts'
import { Reservation } from '../../src/ledger/reservation.ts'
import { LedgerStore } from '../../src/storage/ledger/ledger-store.ts'
import {
  type Asked,
  lineWith,
  type Scripted,
  startScriptedModel,
} from '../support/models/scripted-model.ts'
import {
  type ComposedService,
  composeService,
  type TestCaller,
} from '../support/service/compose-service.ts'
import { storageEngines } from '../support/storage/open-test-storage.ts'

const asked = {
  messages: [{ role: 'user' as const, content: 'Who designed the ferry Aurelia?' }],
}
const text =
  'The Aurelia was designed by Ingrid Solberg and built in Norrvik. She carries 180 passengers.'

describe.each(storageEngines)('an answer that is stopped on $name', ({ name }) => {
  let model: Awaited<ReturnType<typeof startScriptedModel>>
  let script: (asked: Asked) => Scripted
  let service: ComposedService

  beforeAll(async () => {
    model = await startScriptedModel((one) => script(one))
    service = await composeService(name, model.env)
  })

  afterAll(async () => {
    await service[Symbol.asyncDispose]()
    await model[Symbol.asyncDispose]()
  })

  /** An account with one document and 100 tokens. */
  async function reader(): Promise<TestCaller> {
    const ada = await service.account(100)
    await ada.call('addDocument', { title: 'Aurelia (ferry)', text })
    return ada
  }

  test('before anything of it is told costs nothing, and can be asked again with its key', async () => {
    script = () => 'silence'
    const ada = await reader()
    const idempotencyKey = newId('request')
    const ids: string[] = []
    const stopped = async () => {
      for await (const event of ada.events('interact', asked, { idempotencyKey })) {
        if (event.type !== 'interaction-start') continue
        ids.push(event.interaction_id)
        const { status } = await ada.call('cancelInteraction', idOf(event))
        expect(status).toBe('stopping')
      }
    }

    await expect(stopped()).rejects.toSatisfy(
      (error) => error instanceof Refused && error.problem.code === 'conflict',
    )

    expect(await ada.call('getUsage', {})).toMatchObject({ balance: 100, held: 0 })
    const over = { interaction_id: ids[0] ?? '' }
    for (const operation of ['getInteraction', 'cancelInteraction'] as const)
      expect((await ada.refusal(operation, over)).problem.code).toBe('not_found')

    script = (one) => `Ingrid Solberg designed the Aurelia.${lineWith('Solberg', one)}`
    let answer: InteractionEvent | undefined
    for await (const event of ada.events('interact', asked, { idempotencyKey })) answer = event
    if (answer?.type !== 'interaction-end') throw new Error('It did not end')
    expect(answer.messages.at(-1)?.content).toBe('Ingrid Solberg designed the Aurelia.[1]')
    expect(await ada.call('cancelInteraction', idOf(answer))).toMatchObject({ status: 'answered' })
    expect(await ada.call('getUsage', {})).toMatchObject({ balance: 97, held: 0 })
  })

  test('while it is written ends with what was told, and is charged', async () => {
    script = (one) => slowly(`Ingrid Solberg designed the Aurelia.${lineWith('Solberg', one)} She `)
    const ada = await reader()
    const { conversation_id } = await ada.call('createConversation', {})

    let last: InteractionEvent | undefined
    for await (const event of ada.events('interact', { ...asked, conversation_id })) {
      if (event.type === 'interaction-start') last = event
      if (event.type === 'text-delta' && last?.type === 'interaction-start')
        await ada.call('cancelInteraction', idOf(last))
      if (event.type === 'interaction-end') last = event
    }

    if (last?.type !== 'interaction-end') throw new Error('It did not end')
    expect(last.stopped).toBe(true)
    expect(last.messages.at(-1)?.content).toBe('Ingrid Solberg designed the Aurelia.[1]')
    expect(last.citations.map(({ quote }) => quote)).toEqual([text.slice(0, text.indexOf(' She'))])
    expect(last.usage).toMatchObject({ tokens_consumed: 3, balance_remaining: 97 })
    expect(await ada.call('getInteraction', idOf(last))).toMatchObject({ stopped: true })
    const { data } = await ada.call('listTurns', { conversation_id })
    expect(data.map(({ interaction_id }) => interaction_id)).toEqual([last.interaction_id])
  })

  test('by somebody else goes on', async () => {
    script = (one) => `Ingrid Solberg designed the Aurelia.${lineWith('Solberg', one)}`
    const [ada, bob] = [await reader(), await reader()]

    let last: InteractionEvent | undefined
    for await (const event of ada.events('interact', asked)) {
      if (event.type === 'interaction-start')
        expect((await bob.refusal('cancelInteraction', idOf(event))).problem.code).toBe('not_found')
      last = event
    }

    expect(last).toMatchObject({ type: 'interaction-end', usage: { tokens_consumed: 3 } })
  })

  test('through another process is heard of at a heartbeat', async () => {
    const ada = await service.account(100)
    const [here, there] = ['here', 'there'].map(
      (owner) => new Ledger(new LedgerStore(service.storage), owner),
    )
    if (!here || !there) throw new Error('There are two')
    const operationId = newId('interaction')
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    try {
      const reserved = await here.reserve({ accountId: ada.accountId, operationId, amount: 6 })
      if (!(reserved instanceof Reservation)) throw new Error('Nothing was answered before')
      await using reservation = reserved
      const heard = once(reservation.stopAsked, 'abort')

      expect(await there.askToStop(ada.accountId, operationId)).toBe(true)
      vi.advanceTimersByTime(10_000)

      await heard
    } finally {
      vi.useRealTimers()
    }
    expect(await there.askToStop(ada.accountId, operationId)).toBe(false)
  })
})

function idOf({ interaction_id }: { interaction_id: string }) {
  return { interaction_id }
}

/** What was written until now, and then nothing more. */
async function* slowly(written: string): AsyncGenerator<string> {
  yield written
  await new Promise(() => {})
}
