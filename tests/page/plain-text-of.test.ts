import { expect, test } from 'vitest'
import { plainTextOf } from '../../web/src/chat/turns/plain-text-of.ts'

test.each([
  ['Set `MAX_BODY_BYTES` to **5**.[1]', 'Set MAX_BODY_BYTES to 5.'],
  ['_Aurelia_ is written in C#.[12]', 'Aurelia is written in C#.'],
  ['## Fault codes\n\n- E01', 'Fault codes\n\n- E01'],
  ['| Code | Meaning |\n|---|:-:|\n| E01 | No water |', ' Code  Meaning \n\n E01  No water '],
])('%j is read aloud as %j', (reply, said) => {
  expect(plainTextOf(reply)).toBe(said)
})
