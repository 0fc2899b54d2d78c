import { expect, test } from 'vitest'
import { clientAddress, networkOf, trusting } from './client-address.ts'

const isTrusted = trusting(['127.0.0.1', '10.0.0.0/8', 'fd00::/8'])

test.each([
  ['a client without a proxy', '203.0.113.5', '198.51.100.1', '203.0.113.5'],
  ['a client behind a proxy', '127.0.0.1', '203.0.113.5', '203.0.113.5'],
  ['a client behind two proxies', '10.1.2.3', '203.0.113.5, 10.9.9.9', '203.0.113.5'],
  ['a client that writes the header itself', '10.1.2.3', '1.2.3.4, 203.0.113.5', '203.0.113.5'],
  ['a proxy that says nothing', '10.1.2.3', null, '10.1.2.3'],
  ['a proxy that says nonsense', '10.1.2.3', 'unknown', '10.1.2.3'],
  ['an address in IPv6', 'fd00::1', '2001:db8::5', '2001:db8::5'],
])('%s', (_who, connectedFrom, forwardedFor, expected) => {
  expect(clientAddress(connectedFrom, forwardedFor, isTrusted)).toBe(expected)
})

test.each([
  ['203.0.113.5', '203.0.113.5'],
  ['::ffff:203.0.113.5', '203.0.113.5'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::9', '2001:db8:1:3::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s belongs to %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
