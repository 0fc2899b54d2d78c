import { expect, test } from 'vitest'
import { asksForReleases, isReleaseHeading } from './releases.ts'

test.each([
  'Version 1.0.8rc1 (2016-10-17)',
  '[2.1.0] - 2024-03-01',
  '2.1 (2024-03-01)',
  'v4.2.0, March 2020',
  'Harbour Release 3.7.11 On 2012-03-20',
  '2007-01-22 (3.3.11)',
  '2024-03-01: v2.1',
  'Version 3.1 vom 4. Mai 2021',
  '1.4.2',
  'Release 1.4.2:',
])('release notes stand under %j', (heading) => {
  expect(isReleaseHeading(heading)).toBe(true)
})

test.each([
  '1.4.2 Solving equations',
  '5.4 Converting strings',
  'Upgrading from 1.4 to 2.0',
  'Installation on Debian 12',
  '2024-03-01',
  '2024-03-01 – 31',
  'Table 2.1: Population of 2020',
  '',
])('none stand under %j', (heading) => {
  expect(isReleaseHeading(heading)).toBe(false)
})

test.each([
  ['What is new in 2.1?', 'en', true],
  ['Which options were removed?', 'en', true],
  ['Was hat sich geändert?', 'de', true],
  ['How do I change the passphrase?', 'en', false],
  ['What does exit code 1 mean?', 'en', false],
])('%j asks for releases: %s %s', (question, language, asks) => {
  expect(asksForReleases(question, language)).toBe(asks)
})
