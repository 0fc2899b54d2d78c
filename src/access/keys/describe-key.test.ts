import { expect, test } from 'vitest'
import { ApiKey } from '../../contract/access/keys.ts'
import { describeKey } from './describe-key.ts'

const noon = Date.parse('2026-05-01T12:00:00.000Z')
const stored = {
  id: 'key_a',
  accountId: 'acc_ada',
  name: 'laptop',
  digest: 'secret',
  last4: 'wxyz',
  scopes: '["chat"]',
  createdAt: noon,
  lastUsedAt: null,
  expiresAt: noon + 1_000,
  revokedAt: null,
  requests: 2,
  charged: 7,
  spendCap: 21,
  spentUnderCap: 4,
  firstKeyId: null,
}

test('a key is told as the contract says, without what only we need', () => {
  const key = describeKey(stored, noon)

  expect(ApiKey.strict().parse(key)).toEqual(key)
  expect(key).toMatchObject({
    created_at: '2026-05-01T12:00:00.000Z',
    expires_at: '2026-05-01T12:00:01.000Z',
    usage_30d: { requests: 2, tokens: 3.5 },
    spend_cap: 10.5,
    cap_left: 8.5,
  })
  const uncapped = describeKey({ ...stored, spendCap: null }, noon)
  expect(uncapped).not.toHaveProperty('spend_cap')
  expect(uncapped).not.toHaveProperty('cap_left')
})

test('its state follows from the time, and from revocation before that', () => {
  const statusAt = (nowMs: number, revokedAt: number | null) =>
    describeKey({ ...stored, revokedAt }, nowMs).status

  expect(statusAt(noon + 999, null)).toBe('active')
  expect(statusAt(noon + 1_000, null)).toBe('expired')
  expect(statusAt(noon + 999, noon)).toBe('revoked')
  expect(statusAt(noon + 1_000, noon)).toBe('revoked')
})
