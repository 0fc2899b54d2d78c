import { expect, test } from 'vitest'
import { expectLinear } from '../../tests/support/threads/expect-linear.ts'
import { codeIn } from './code-in.ts'

test.each([
  ['plain text', []],
  ['Call `list[1]` and ``a`b`` now.', ['`list[1]`', '``a`b``']],
  ['A lone `` here, and \\`not` this', []],
  ['A backslash `ends \\` too', ['`ends \\`']],
  ['one `open\n\nand another` paragraph', []],
  ['two `lines\nof` one', ['`lines\nof`']],
  ['Run:\n\n```sh\nrm [1]\n```\n[2]', ['```sh\nrm [1]\n```\n']],
  ['- item\n  ~~~\n  ```\n  [1]\n  ~~~\nlast', ['  ~~~\n  ```\n  [1]\n  ~~~\n']],
  ['````\n```\n[1]\n````\n', ['````\n```\n[1]\n````\n']],
  ['`a`\n```\nwithout an end `b`', ['`a`', '```\nwithout an end `b`']],
])('the code of %j', (text, code) => {
  expect(codeIn(text).map(({ start, end }) => text.slice(start, end))).toEqual(code)
})

test('no text makes it slow', async () => {
  const hostile = ['`', '` ', '`` ` ', '\n```\n', '~~~\n', '\\`', '`\n\n']
  for (const part of hostile)
    await expectLinear((size) => {
      const text = part.repeat(size / part.length)
      return () => codeIn(text)
    }, 100_000)
  await expectLinear((size) => {
    const runs = Array.from({ length: Math.sqrt(size) }, (_, length) => '`'.repeat(length))
    return () => codeIn(runs.join(' '))
  }, 100_000)
})
