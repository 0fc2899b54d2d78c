import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readBody } from './read-body.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test.each(['whole', 'line'] as const)('a body that stops coming is given up (%s)', async (time) => {
  const { request } = requestInPieces()
  const body = readBody(request, { bytesMax: 100, time })
  await body.next()

  const next = expect(body.next()).rejects.toMatchObject({
    code: 'invalid_request',
    message: 'The body did not arrive in time.',
  })
  vi.advanceTimersByTime(30_000)

  await next
})

test('a client is not blamed for what we take our time with', async () => {
  const { request, send } = requestInPieces()
  const body = readBody(request, { bytesMax: 100, time: 'line' })

  for (let piece = 0; piece < 5; piece++) {
    const { done } = await body.next()
    expect(done).toBe(false)
    vi.advanceTimersByTime(29_000)
    send()
  }
})

test('a body in drops is given up as a whole', async () => {
  const { request, send } = requestInPieces()
  const body = readBody(request, { bytesMax: 100, time: 'whole' })
  await body.next()
  const second = body.next()
  vi.advanceTimersByTime(29_000)
  send()
  await second

  const next = expect(body.next()).rejects.toMatchObject({ code: 'invalid_request' })
  vi.advanceTimersByTime(1_001)

  await next
})

/** A request whose body is one byte, and then another at each `send`. */
function requestInPieces() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const send = () => {
    writer.write(Buffer.from('x')).catch(() => {}) // nobody reads it any more
  }
  send()
  const init = { method: 'POST', body: readable, duplex: 'half' } as const
  return { request: new Request('http://localhost', init), send }
}
