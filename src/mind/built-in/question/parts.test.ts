import { expect, test } from 'vitest'
import { partAsked, partsOf } from './parts.ts'
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
  ['Is it free, and may I bring a dog?', ['Is it free', 'may I bring a dog?']],
  [
    'If I come late, what do I pay and when does it close?',
    ['If I come late, what do I pay', 'when does it close?'],
  ],
  [
    'After a storm, how long do I wait, and if a ferry is lost when do I get my money?',
    ['After a storm, how long do I wait', 'if a ferry is lost when do I get my money?'],
  ],
  ['Who wrote the song that was sung at sea and was sold in Norrvik?', []],
  ['Which ships and boats did the yard build?', []],
  ['When was the museum built?', []],
  // Too many parts for the length of a reply: the question is not split, so that none is silently left out.
  ['Where is it built? Who built it? When was it sold? Who bought it? How large is it?', []],
])('%s', (text, parts) => {
  expect(partsOf(understand([{ role: 'user', content: text }]))).toEqual(parts)
})

test('A part that refers to the others is asked about the names that answer those', () => {
  const text = 'Which ferry sails to the island, and who built it?'
  const question = understand([{ role: 'user', content: text }])
  const parts = partsOf(question)
  const [first = '', second = ''] = parts

  const referring = partAsked(second, question, parts, ['The ferry Aurelia sails there at noon.'])
  const whole = partAsked(first, question, parts, ['The ferry Aurelia sails there at noon.'])

  expect(referring.context).toContain('Aurelia')
  expect(whole.context).not.toContain('Aurelia')
})
