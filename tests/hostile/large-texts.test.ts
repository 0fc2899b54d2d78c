import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ComposedService, composeService } from '../support/service/compose-service.ts'

const sentence = 'The ferry Aurelia crosses the sound to Norrvik. '
const textOf = (length: number, first: string) => first + sentence.repeat(length / sentence.length)

let service: ComposedService

beforeAll(async () => {
  service = await composeService('sqlite', { MAX_UPLOAD_BYTES: '33554432' })
})
afterAll(() => service[Symbol.asyncDispose]())

test('who sends a text of 1.15 MB does not wait for the texts of 18 MB of another', async () => {
  const [greedy, other] = [await service.account(), await service.account()]
  const order: string[] = []
  const added = async (name: string, sending: Promise<Response>) => {
    const { status } = await sending
    order.push(name)
    return status
  }
  const large = ['A. ', 'B. '].map((first) =>
    added('large', greedy.send('addDocument', { text: textOf(18_000_000, first) })),
  )

  const small = await other.call('addDocument', { text: textOf(1_150_000, '') })
  order.push('small')

  expect(small.status).toBe('indexing')
  // The second large text waits a minute for the first to be indexed, which takes longer on a busy machine.
  expect([202, 503]).toEqual(expect.arrayContaining(await Promise.all(large)))
  expect(order.indexOf('small')).toBeLessThan(2)
})
