import { deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { ServiceError } from '../../base/errors/service-error.ts'
import { openZip } from './read-zip.ts'

test('what was packed comes out, whether stored or deflated', () => {
  const members = fc.dictionary(
    fc.stringMatching(/^[a-z][a-z0-9/]{0,20}[a-z]$/),
    fc.uint8Array({ maxLength: 2_000 }),
    { maxKeys: 5, noNullPrototype: true },
  )
  fc.assert(
    fc.property(members, fc.constantFrom(0, 9), (inFolders, level) => {
      const packed = { ...inFolders, beside: new Uint8Array() }
      const zip = openZip(zipSync(packed, { level }))
      expect(zip.names.toSorted()).toEqual(Object.keys(packed).toSorted())
      for (const [name, content] of Object.entries(packed))
        expect(Buffer.from(zip.read(name) ?? []).equals(content)).toBe(true)
    }),
  )
})

test('a folder that was packed with what is in it stands before no name', () => {
  const zip = openZip(zipSync({ 'book/': new Uint8Array(), 'book/mimetype': strToU8('epub') }))
  expect(zip.names).toContain('mimetype')
  expect(Buffer.from(zip.read('mimetype') ?? []).toString()).toBe('epub')
})

test('an archive of too many entries is refused with the limit', () => {
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(10_001, 10)
  expect(() => openZip(end)).toThrow(/^The file has more than 10000 entries$/)
})

test('an archive cut short or changed anywhere is read or refused, and never breaks anything', () => {
  const whole = zipSync({ a: strToU8('some text, some text, some text'), b: strToU8('more') })
  const change = fc.record({
    length: fc.nat(whole.length),
    at: fc.nat(whole.length - 1),
    byte: fc.nat(255),
  })
  fc.assert(
    fc.property(change, ({ length, at, byte }) => {
      const changed = whole.slice(0, length)
      changed[at] = byte
      expect(outcome(changed)).toMatch(/^(read|The file )/)
    }),
    { numRuns: 2_000 },
  )
})

test('a bomb is stopped by what comes out, whatever sizes it declares', () => {
  const compressed = deflateRawSync(Buffer.alloc(64 * 1024 * 1024))
  expect(outcome(archive({ compressed, declaredBytes: 10 }))).toBe(
    'The file is too large once decompressed',
  )
})

test('each way to be unreadable has its own reason', () => {
  const compressed = deflateRawSync(Buffer.from('text'))
  expect(outcome(archive({ compressed, encrypted: true }))).toBe(
    'The file is encrypted and needs a password',
  )
  expect(outcome(archive({ compressed }))).toBe(
    'The file is damaged: a checksum in its ZIP container is wrong',
  )
  expect(outcome(archive({ compressed, method: 14 }))).toBe(
    'The file is damaged: unknown compression in its ZIP container',
  )
  expect(outcome(archive({ compressed: Buffer.from('no') }))).toBe(
    'The file is damaged: its ZIP container cannot be read',
  )
})

function outcome(bytes: Uint8Array): string {
  try {
    const zip = openZip(bytes)
    for (const name of zip.names) zip.read(name)
    return 'read'
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'unprocessable_document')
      return error.message
    throw error
  }
}

type Member = {
  readonly compressed: Buffer
  readonly declaredBytes?: number
  readonly encrypted?: boolean
  readonly method?: number
}

/** An archive of one member, written by hand so that its sizes may be false; its checksum is 0. */
function archive({
  compressed,
  declaredBytes = 4,
  encrypted = false,
  method = 8,
}: Member): Uint8Array {
  const common = Buffer.alloc(26)
  common.writeUInt16LE(20, 0)
  common.writeUInt16LE(encrypted ? 1 : 0, 2)
  common.writeUInt16LE(method, 4)
  common.writeUInt32LE(compressed.length, 14)
  common.writeUInt32LE(declaredBytes, 18)
  common.writeUInt16LE(1, 22)
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from('a'), compressed])
  const central = Buffer.concat([
    Buffer.from('PK\x01\x02\x14\0'),
    common,
    Buffer.alloc(14),
    Buffer.from('a'),
  ])
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(local.length, 16)
  return Buffer.concat([local, central, end])
}
