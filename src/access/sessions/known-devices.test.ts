import { expect, test } from 'vitest'
import { storageEngines } from '../../../tests/support/storage/open-test-storage.ts'
import { KnownDevices } from './known-devices.ts'
import { SignInThrottle } from './sign-in-throttle.ts'

const devices = new KnownDevices('a secret of 32 characters or more', true)
const cookieOf = (header: string) => new Headers({ cookie: `a=b; ${header.split(';', 1)[0]}` })

test('a device is known to the user who has signed in with it, and to nobody else', () => {
  const cookie = cookieOf(devices.cookieFor('ada@example.org'))

  expect(devices.find('ada@example.org', cookie)).toMatch(/^\w+$/)
  expect(devices.find('bob@example.org', cookie)).toBeUndefined()
  expect(
    new KnownDevices('another secret of 32 characters', true).find('ada@example.org', cookie),
  ).toBeUndefined()
  expect(
    devices.find('ada@example.org', new Headers({ cookie: 'skein_device=forged.signature' })),
  ).toBeUndefined()
})

test('guesses from elsewhere, however many, do not lock out a known device', async () => {
  const [embedded] = storageEngines
  await using storage = await embedded?.open()
  if (!storage) throw new Error('There is an embedded store')
  const throttle = new SignInThrottle(storage.write)
  const from = (address: string) => ({ address, device: undefined })
  for (let guess = 0; guess < 100; guess++)
    await throttle.count('ada@example.org', from(`10.0.0.${guess}`))

  await expect(throttle.count('ada@example.org', from('10.0.1.1'))).rejects.toMatchObject({
    code: 'rate_limit_exceeded',
  })
  await throttle.count('ada@example.org', { address: '10.0.0.1', device: 'req_1' })
})
