import { expect, test } from 'vitest'
import { Name } from '../values.ts'
import { cleanName } from './clean-name.ts'

test('a name is on one line, and controls neither its direction nor a terminal', () => {
  expect(cleanName('invoice\u202efdp.exe')).toBe('invoicefdp.exe')
  expect(cleanName('two\r\nlines\u2028or\tmore\u001b[31m')).toBe('two lines or more [31m')
})

test('what is not to be seen in a name is gone before its length and its visible characters are counted', () => {
  expect(Name.parse('\u2067 דוח שנתי (2024) \u2069\n')).toBe('דוח שנתי (2024)')
  expect(Name.safeParse('\u202e\u0007').success).toBe(false)
})
