import { expect, test } from 'vitest'
import { understand } from '../built-in/question/understand.ts'
import type { Utterance } from '../mind.ts'
import { rewritingIn } from './rewriting.ts'

const earlier: readonly Utterance[] = [
  { role: 'user', content: 'Who designed the Kestrel Bridge?' },
  { role: 'assistant', content: 'It was designed by Tilda Voss and opened in 1931.[1]' },
]

function rewriting(message: string, reply: string): string | undefined {
  const conversation = [...earlier, { role: 'user' as const, content: message }]
  return rewritingIn(reply, understand(conversation), conversation)
}

const asked = 'Where did Tilda Voss die?'

test.each([
  ['alone', asked],
  ['below a line that announces it', `Sure! Here is the rewritten question:\n\n${asked}`],
  ['below a remark', `Of course.\n${asked}`],
  ['in bold', `**${asked}**`],
  ['as a quotation', `“${asked}”`],
  ['as an item in italics', `- _${asked}_`],
])('a question is taken from a reply where it stands %s', (_, reply) => {
  expect(rewriting('Where did she die?', reply)).toBe(asked)
})

test.each([
  ['And in 1931?', 'What did Tilda Voss do in 1931?'],
  ['Back to the bridge: how long is it?', 'How long is the Kestrel Bridge?'],
  ['And?', 'Why did Tilda Voss design the Kestrel Bridge?'],
])('%s may become: %s', (message, reply) => {
  expect(rewriting(message, reply)).toBe(reply)
})

test.each([
  ['a name', 'Where did Tilda Voss, the rival of Ada Lund, die?'],
  ['a number', 'Where did Tilda Voss die in 1970?'],
  ['another question', 'Who designed the Kestrel Bridge?'],
  ['an answer without the question', 'She designed the Kestrel Bridge.'],
  ['nothing', ''],
])('a reply that adds %s is not taken', (_, reply) => {
  expect(rewriting('Where did she die?', reply)).toBe(undefined)
})

test.each([
  ['a name', 'Did she know Ada Lund?', 'Did Tilda Voss know anybody?'],
  ['a number', 'Did she know 12 people?', 'Did Tilda Voss know people?'],
])('a reply that leaves out %s is not taken', (_, message, reply) => {
  expect(rewriting(message, reply)).toBe(undefined)
})
