import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readEvents } from '../../src/client/read-events.ts'
import { Refused } from '../../src/client/refused.ts'
import { ResearchJob } from '../../src/contract/research/research.ts'
import { ResearchEvent } from '../../src/contract/research/research-events.ts'
import {
  type ComposedService,
  composeService,
  type TestCaller,
} from '../support/service/compose-service.ts'

describe('research that failed', () => {
  let service: ComposedService
  let ada: TestCaller
  beforeAll(async () => {
    service = await composeService('sqlite', { SEARXNG_URL: 'http://127.0.0.1:9' })
    ada = await service.account()
  })
  afterAll(() => service[Symbol.asyncDispose]())

  test('ends the stream of whoever follows it, after whichever event', async () => {
    const begun = await ada.send('research', { topic: 'Ferries' }, { prefer: 'respond-async' })
    const { research_id } = ResearchJob.parse(await begun.json())
    const whole = await follow(ada, research_id, 0)
    expect((await ada.call('getResearch', { research_id })).status).toBe('failed')
    const last = whole.events.length
    expect(last).toBeGreaterThan(1)

    for (const seen of [0, 1, last - 1, last, last + 1, 1_000]) {
      const { status, events, failure } = await follow(ada, research_id, seen)

      expect([status, failure]).toEqual([200, 'upstream_error'])
      expect(events).toEqual(whole.events.slice(seen))
    }
    const bob = await service.account()
    expect((await bob.refusal('followResearch', { research_id, after: '5' })).status).toBe(404)
  })
})

async function follow(caller: TestCaller, research_id: string, seen: number) {
  const headers = { 'last-event-id': String(seen) }
  const response = await caller.send('followResearch', { research_id }, headers)
  const events: ResearchEvent[] = []
  let failure: string | undefined
  try {
    for await (const event of readEvents(response)) events.push(ResearchEvent.parse(event))
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    failure = error.problem.code
  }
  return { status: response.status, events, failure }
}
