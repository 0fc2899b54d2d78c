import { expect, test } from 'vitest'
import { partsOf } from './plan.ts'
import { understand } from './understand.ts'

test.each([
  [
    'When was the museum built, and who designed it?',
    ['When was the museum built', 'who designed it?'],
  ],
  [
    'Wann wurde das Museum gebaut und wer hat es entworfen?',
    ['Wann wurde das Museum gebaut', 'wer hat es entworfen?'],
  ],
  [
    'Where is the yard? How many ships did it build?',
    ['Where is the yard?', 'How many ships did it build?'],
  ],
  ['Which ships and boats did the yard build?', []],
  ['When was the museum built?', []],
])('%s', (text, parts) => {
  expect(partsOf(understand([{ role: 'user', content: text }]))).toEqual(parts)
})
