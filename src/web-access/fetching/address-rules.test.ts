import { describe, expect, test } from 'vitest'
import { AddressRules } from './address-rules.ts'
import { checkedUrl } from './checked-url.ts'

const rules = new AddressRules()

/** Ways in which private and special addresses are written. */
const hostile = [
  '127.0.0.1',
  '127.1',
  '127.0.1',
  '127.255.255.254',
  '2130706433',
  '0x7f000001',
  '0x7f.0.0.1',
  '0x7F.0x0.0x0.0x1',
  '017700000001',
  '0177.0.0.1',
  '0177.0x0.0.1',
  '00000000177.0.0.1',
  '127.0.0.1.',
  '127。0。0。1',
  '１２７.0.0.1',
  '①②⑦.⓪.⓪.①',
  '%31%32%37.0.0.1',
  '0',
  '0.0.0.0',
  '0.1.2.3',
  '00',
  '0x0',
  '10.0.0.1',
  '10.255.255.255',
  '0xa.0.0.1',
  '012.0.0.1',
  '167772161',
  '172.16.0.1',
  '172.31.255.255',
  '0xac.0x10.0.1',
  '192.168.0.1',
  '192.168.1',
  '3232235777',
  '0xc0a80101',
  '169.254.169.254',
  '169.254.43518',
  '0xa9fea9fe',
  '2852039166',
  '0251.0376.0251.0376',
  '100.64.0.1',
  '100.127.255.255',
  '100.100.100.200',
  '192.0.0.192',
  '192.0.2.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '192.88.99.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '[::]',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[0000::0001]',
  '[::127.0.0.1]',
  '[::7f00:1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::ffff:a9fe:a9fe]',
  '[::ffff:10.0.0.1]',
  '[::ffff:0:127.0.0.1]',
  '[64:ff9b::127.0.0.1]',
  '[64:ff9b::a9fe:a9fe]',
  '[64:ff9b:1::a00:1]',
  '[2002:7f00:1::]',
  '[2002:a9fe:a9fe::1]',
  '[2001:0:7f00:1::]',
  '[2001:db8::1]',
  '[fc00::1]',
  '[fd00:ec2::254]',
  '[fe80::1]',
  '[fec0::1]',
  '[ff02::1]',
  '[100::1]',
  '[5f00::1]',
]

describe('Addresses', () => {
  test.each(hostile)('as %s are refused', (host) => {
    expect(() => checkedUrl(`http://${host}/`, rules)).toThrow(
      expect.objectContaining({ reason: 'address-refused' }),
    )
  })

  test.each([
    'file:///etc/passwd',
    'gopher://example.org/',
    'ftp://example.org/',
    'data:text/plain,hello',
    'javascript:alert(1)',
    'blob:http://example.org/1',
    'ws://example.org/',
    'http://ada:secret@example.org/',
    'http://example.org@127.0.0.1/',
    'http://example.org\\@127.0.0.1/',
    'http:\\\\127.0.0.1\\',
    'http://exa\tmple.org/',
    'http://example.org/\r\nHost: internal',
    ' http://example.org/',
    'http://[::1%25eth0]/',
    '//example.org/',
    'example.org',
    '',
    `http://example.org/${'a'.repeat(5000)}`,
  ])('written as %j are refused', (address) => {
    expect(() => checkedUrl(address, rules)).toThrow(
      expect.objectContaining({ reason: 'address-refused' }),
    )
  })

  test.each(['http://93.184.215.14/', 'https://[2606:2800:21f:cb07:6820:80da:af6b:8b2c]/'])(
    'of the public web, such as %s, are allowed',
    (address) => {
      expect(checkedUrl(address, rules).href).toBe(address)
    },
  )

  test('of the public web are allowed at the ports of the web only', () => {
    expect(rules.allows('example.org', '93.184.215.14', 443)).toBe(true)
    expect(rules.allows('example.org', '93.184.215.14', 22)).toBe(false)
    expect(rules.allows('example.org', '64:ff9b::5db8:d70e', 443)).toBe(true)
  })
})

describe('What an operator lists', () => {
  test.each([
    ['10.1.0.0/16', 'a', '10.1.2.3', 8080, true],
    ['10.1.0.0/16', 'a', '10.2.2.3', 8080, false],
    ['10.1.0.0/16', 'a', '::ffff:10.1.2.3', 80, true],
    ['fd00::/8', 'a', 'fd12::1', 80, true],
    ['wiki.intern', 'wiki.intern', '192.168.1.2', 8080, true],
    ['wiki.intern', 'Wiki.Intern.', '192.168.1.2', 8080, true],
    ['wiki.intern', 'other.intern', '192.168.1.2', 80, false],
    ['wiki.intern', 'wiki.intern', '169.254.169.254', 80, false],
    ['wiki.intern:8080', 'wiki.intern', '192.168.1.2', 8080, true],
    ['wiki.intern:8080', 'wiki.intern', '192.168.1.2', 80, false],
    ['example.org:8443', 'example.org', '93.184.215.14', 8443, true],
    ['127.0.0.1:4000', 'a', '127.0.0.1', 4000, true],
    ['127.0.0.1:4000', 'a', '127.0.0.1', 4001, false],
    ['[::1]:4000', 'a', '::1', 4000, true],
    ['::1', 'a', '::1', 9, true],
    [':4000', 'a', '127.0.0.1', 4000, true],
    [':4000', 'a', '10.0.0.1', 80, false],
    [':4000', 'a', '169.254.169.254', 4000, false],
    ['169.254.0.0/16', 'a', '169.254.169.254', 80, true],
  ])('%s: %s at %s, port %d: %s', (entry, host, address, port, isAllowed) => {
    expect(new AddressRules([entry]).allows(host, address, port)).toBe(isAllowed)
  })

  test.each([
    '*',
    '*.wiki.intern',
    '10.0.0.0/33',
    'a b',
    'http://wiki.intern',
    'user@wiki.intern',
    '',
  ])('is refused if it is none: %j', (entry) => {
    expect(() => new AddressRules([entry])).toThrow('is no host, port or network')
  })
})
