import { expect, test } from 'vitest'
import type { Answer } from '../../operations/run-call.ts'
import { BytesInFlight } from '../bytes-in-flight.ts'
import { answerCall } from './answer-call.ts'

const bytes = Buffer.alloc(300_000, 'a')
const json: Answer = {
  form: 'json',
  status: 200,
  replayed: false,
  body: { text: bytes.toString() },
}
const content: Answer = { form: 'content', content: { mediaType: 'text/plain', bytes } }
const never = new AbortController().signal

function answering(isRead = true) {
  const flight = new BytesInFlight(1_000_000, async () => {})
  return (answer: Answer, signal = never) =>
    answerCall(answer, null, {
      share: flight.share('acc'),
      signal,
      isRead,
      requestId: 'r',
      events: { answered: () => {}, failed: () => {} },
    })
}

test.each([
  ['JSON', json],
  ['a file', content],
])('%s that nobody reads counts until it is read, or its reader leaves', async (_, long) => {
  const answer = answering()
  const first = answer(long)
  expect(() => answer(long)).toThrow('bytes on their way')

  expect((await first.text()).length).toBeGreaterThanOrEqual(bytes.length)
  const second = answer(long)
  await second.body?.cancel()
  const gone = new AbortController()
  answer(long, gone.signal)
  gone.abort()

  expect(answer(long).status).toBe(200)
})

test('what a call has changed is answered, however much is on its way', () => {
  const answer = answering(false)
  for (let count = 0; count < 10; count++) expect(answer(json).status).toBe(200)
})
