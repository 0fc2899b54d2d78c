import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { resolvePublicHost } from './resolve-host.ts'

const addressRecord = 1

test('names whose servers never answer keep no other name waiting', async () => {
  await using names = await startNameServer()
  const resolve = resolvePublicHost(false, [names.address])
  const hanging = Array.from({ length: 32 }, (_, count) =>
    resolve(`hanging-${count}.example.org`).catch(() => 'failed'),
  )

  const found = resolve('ferry.example.org')

  expect(await Promise.race([found, ...hanging])).toEqual(['192.0.2.7'])
})

test('a name that no server knows is looked for by the system only where it may be internal', async () => {
  await using names = await startNameServer()
  const told = (asksSystem: boolean) =>
    resolvePublicHost(asksSystem, [names.address])('nobody.invalid').catch(String)
  expect(await told(false)).toContain('No name server gives an address (ENOTFOUND, ENOTFOUND)')
  expect(await told(true)).toContain('getaddrinfo')
})

/** Knows `ferry.example.org`, answers that there is no other name, and to `hanging-…` nothing at all. */
async function startNameServer() {
  const socket = createSocket('udp4')
  socket.on('message', (asked, from) => {
    const name = asked.toString('latin1', 12)
    if (name.includes('hanging')) return
    const question = asked.subarray(12, asked.indexOf(0, 12) + 5)
    const isKnown = name.includes('ferry')
    const hasAddress = isKnown && question.readUInt16BE(question.length - 4) === addressRecord
    // Id, flags (an answer; 3: no such name), and how many questions and answers there are (RFC 1035, section 4.1.1).
    const header = Buffer.alloc(12)
    asked.copy(header, 0, 0, 2)
    header.writeUInt16BE(isKnown ? 0x8180 : 0x8183, 2)
    header.writeUInt16BE(1, 4)
    header.writeUInt16BE(hasAddress ? 1 : 0, 6)
    const answer = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, 192, 0, 2, 7])
    socket.send(Buffer.concat([header, question, ...(hasAddress ? [answer] : [])]), from.port)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return {
    address: `127.0.0.1:${socket.address().port}`,
    async [Symbol.asyncDispose]() {
      await new Promise<void>((resolve) => socket.close(() => resolve()))
    },
  }
}
