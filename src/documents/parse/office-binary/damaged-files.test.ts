import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ServiceError } from '../../../base/errors/service-error.ts'
import { parseDocument } from '../parse-document.ts'

const folder = new URL('../../../../tests/support/office-97/', import.meta.url)

test.each([
  ['charter.doc', 4],
  ['ledger.xls', 2],
  ['bridge.ppt', 2],
] as const)('%s that is damaged anywhere is read or refused with a reason', async (name, bytes) => {
  const whole = readFileSync(new URL(name, folder))
  const change = fc.record({
    at: fc.nat(whole.length / bytes - 1),
    to: fc.nat(2 ** (8 * bytes) - 1),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), async (changes) => {
      const damaged = Buffer.from(whole)
      for (const { at, to } of changes) damaged.writeUIntLE(to, at * bytes, bytes)
      const error: unknown = await parseDocument(damaged, {}).catch((reason) => reason)
      if (error instanceof Error) expect(error).toBeInstanceOf(ServiceError)
    }),
    { numRuns: 100 },
  )
})
