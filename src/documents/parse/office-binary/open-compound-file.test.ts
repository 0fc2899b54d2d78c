import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compoundFileOf } from '../../../../tests/support/library/compound-file.ts'
import { expectLinear } from '../../../../tests/support/threads/expect-linear.ts'
import { ServiceError } from '../../../base/errors/service-error.ts'
import { openCompoundFile } from './open-compound-file.ts'

const name = fc.string({ minLength: 1, maxLength: 20 }).map((one) => `a${one.replaceAll('/', '')}`)

test('each stream of a compound file is read, whatever its size', () => {
  const bytes = fc.uint8Array({ maxLength: 9_000, size: 'max' })
  fc.assert(
    fc.property(fc.dictionary(name, bytes), fc.dictionary(name, bytes), (streams, stored) => {
      const within = Object.entries(stored).map(
        ([key, value]) => [`storage/${key}`, value] as const,
      )
      const all = new Map([...Object.entries(streams), ...within])
      const file = openCompoundFile(compoundFileOf(Object.fromEntries(all)))

      expect([...file.names].sort()).toEqual([...all.keys()].sort())
      for (const [path, value] of all) expect(file.read(path)).toEqual(Buffer.from(value))
    }),
    { numRuns: 30 },
  )
})

test('a large compound file names sectors of its table in a chain', () => {
  const large = Buffer.alloc(8 * 1024 * 1024, 'ferry')

  expect(openCompoundFile(compoundFileOf({ large })).read('large')?.equals(large)).toBe(true)
})

test('a compound file that is damaged anywhere is read or refused', () => {
  const whole = compoundFileOf({
    WordDocument: Buffer.alloc(9_000, 1),
    'storage/short': Buffer.alloc(700, 2),
    'storage/shorter': Buffer.alloc(90, 3),
  })
  const change = fc.integer({ min: 0, max: whole.length / 4 - 1 })
  const value = fc.integer({ min: -6, max: 40 })
  fc.assert(
    fc.property(
      fc.array(change, { minLength: 1, maxLength: 4 }),
      value,
      fc.integer(),
      (at, to, end) => {
        const bytes = Buffer.from(whole)
        for (const place of at) bytes.writeInt32LE(to, place * 4)
        expectReadOrRefused(end % 3 === 0 ? bytes.subarray(0, Math.abs(end) % bytes.length) : bytes)
      },
    ),
    { numRuns: 2_000 },
  )
})

test('chains of sectors that go in circles end', () => {
  const file = compoundFileOf({ a: Buffer.alloc(9_000, 1) })
  const table = (file.readUInt32LE(76) + 1) * 512
  file.writeUInt32LE(0, table)
  expect(readAll(file)).toHaveLength(1)

  // The directory in a circle.
  file.writeUInt32LE(file.readUInt32LE(48), table + file.readUInt32LE(48) * 4)
  expect(() => openCompoundFile(file)).toThrow('its compound file cannot be read')
})

test('streams that share their sectors are refused once they are more than the file', () => {
  const names = Array.from({ length: 200 }, (_, at) => `s${at}`)
  const file = compoundFileOf({
    ...Object.fromEntries(names.map((one) => [one, Buffer.alloc(0)])),
    large: Buffer.alloc(100_000),
  })
  const directory = (file.readUInt32LE(48) + 1) * 512
  for (let at = 1; at <= names.length; at++) file.writeUInt32LE(100_000, directory + at * 128 + 120)
  for (let at = 1; at <= names.length; at++) file.writeUInt32LE(0, directory + at * 128 + 116)

  expect(() => readAll(file)).toThrow('its compound file cannot be read')
})

test('a compound file of many streams is opened in linear time', async () => {
  await expectLinear((size) => {
    const entries = Array.from({ length: size / 100 }, (_, at) => [`a/s${at}`, Buffer.alloc(70)])
    const bytes = compoundFileOf(Object.fromEntries(entries))
    return () => readAll(bytes)
  }, 100_000)
})

function readAll(bytes: Buffer): readonly (Buffer | undefined)[] {
  const file = openCompoundFile(bytes)
  return file.names.map((one) => file.read(one))
}

function expectReadOrRefused(bytes: Buffer): void {
  try {
    readAll(bytes)
  } catch (error) {
    const isRefusal = error instanceof ServiceError
    expect(isRefusal || (error instanceof RangeError && 'code' in error)).toBe(true)
  }
}
