import { expect, test } from 'vitest'
import { contactWarning } from './contact-warning.ts'

test.each([
  'http://127.0.0.1:3000',
  'http://[::1]:3000',
  'https://192.168.0.7/about',
  'http://localhost:3000',
  'https://wiki.internal/contact',
  'mailto:root@localhost',
  'ada@intranet',
])('%s leads web sites nowhere', (contact) => {
  expect(contactWarning(contact)).toContain(contact)
})

test.each([
  'https://example.org',
  'http://93.184.215.14/',
  'http://[2606:4700::1111]/',
  'mailto:ada@example.org',
  'ada@example.org',
])('%s may be reached', (contact) => {
  expect(contactWarning(contact)).toBeUndefined()
})
