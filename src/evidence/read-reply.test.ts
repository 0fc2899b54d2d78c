import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectLinear } from '../../tests/support/threads/expect-linear.ts'
import { readReply } from './read-reply.ts'

function claimsOf(reply: string) {
  const read = readReply(reply)
  if (read.kind !== 'answer') throw new Error('It is no answer')
  return read.lines.map(({ bullet, claims }) => [
    bullet,
    ...claims.map(({ text, cited }) => [text, cited]),
  ])
}

test('each piece of a reply has the citations behind it', () => {
  expect(
    claimsOf(
      'The port is 3000.[1] It is set by `PORT` [2][3]. It is free.\n\nSteps:\n1. Stop it.[4]\n2. Start it.[4][5]\n',
    ),
  ).toEqual([
    ['', ['The port is 3000.', [1]], ['It is set by `PORT`.', [2, 3]], ['It is free.', []]],
    ['', ['Steps:', []]],
    ['1. ', ['Stop it.', [4]]],
    ['2. ', ['Start it.', [4, 5]]],
  ])
})

test('other marks, links, pictures and headings are read as what they mean', () => {
  expect(
    claimsOf(
      '# Answer\n* **Open** the [manual](https://evil.example/?q=1)![x](https://evil.example/x.png) first【7】\n',
    ),
  ).toEqual([['- ', ['**Open** the manual first', [7]]]])
})

test.each([
  ['It is open [^3].', [3]],
  ['It is open【3†source】', [3]],
  ['It is open [lines 3-5].', [3, 4, 5]],
  ['It is open. [3], [7]', [3, 7]],
  ['It is open [9-3].', [9]],
  ['It is open [1-999].', Array.from({ length: 12 }, (_, at) => at + 1)],
])('marks as models write them: %s', (reply, cited) => {
  const read = readReply(reply)
  const claims = read.kind === 'answer' ? read.lines.flatMap(({ claims }) => claims) : []
  expect(claims.flatMap((claim) => claim.cited)).toEqual(cited)
})

test('in a reply that begins with a mark, marks stand before what they cite', () => {
  expect(claimsOf('[1] It is open. [4][5] It is blue.\n- [7]: It is new.\n[8] It has:')).toEqual([
    ['', ['It is open.', [1]], ['It is blue.', [4, 5]]],
    ['- ', ['It is new.', [7]]],
    ['', ['It has:', []]],
  ])
  expect(claimsOf('[1] It is open. [4]\n[5] The handbook')).toEqual([
    ['', ['It is open.', [4]]],
    ['', ['The handbook', []]],
  ])
})

test('a mark in the middle of a sentence belongs to all of it', () => {
  expect(claimsOf('The mill [1] was built by Ada.')).toEqual([
    ['', ['The mill was built by Ada.', [1]]],
  ])
  expect(claimsOf('It is open.[1] It is blue.')).toEqual([
    ['', ['It is open.', [1]], ['It is blue.', []]],
  ])
})

test('a reply that is wrapped as code in Markdown is read as what is in it', () => {
  const code = '```js\nlisten()\n```'
  expect(
    claimsOf(`\`\`\`markdown\nIt listens.[1]\n${code}\n[2]\n\`\`\`\n\nSo it does.[3]`),
  ).toEqual([
    ['', ['It listens.', [1]]],
    ['', [code, [2]]],
    ['', ['So it does.', [3]]],
  ])
})

test('rows of a table are items', () => {
  expect(claimsOf('| Who | Fare |\n|---|---|\n| Adults | 14 kroner [5] |')).toEqual([
    ['- ', ['Who · Fare', []]],
    ['- ', ['Adults · 14 kroner', [5]]],
  ])
})

test('code is one piece, cited below its fence or behind it', () => {
  const code = '```js\nlisten([0])\n```'
  expect(claimsOf(`${code}\n[2]`)).toEqual([['', [code, [2]]]])
  expect(claimsOf(`${code}[2]\nIt listens.[2]`)).toEqual([
    ['', [code, [2]]],
    ['', ['It listens.', [2]]],
  ])
})

test('code in a list has no indentation of the list, and code between backticks is no block', () => {
  const code = '```py\nif x:\n  y()\n```'
  expect(claimsOf(`1. Run [1]\n\n   ${code.replaceAll('\n', '\n   ')}\n   [2]`)).toEqual([
    ['1. ', ['Run', [1]]],
    ['', [code, [2]]],
  ])
  expect(claimsOf('```make all``` builds it.[1]\nThen wait.[2]')).toEqual([
    ['', ['```make all``` builds it.', [1]]],
    ['', ['Then wait.', [2]]],
  ])
})

test('a reply may say that there is no answer, or what is missing', () => {
  expect(readReply('NO ANSWER')).toEqual({ kind: 'no-answer' })
  expect(readReply('**No answer.**')).toEqual({ kind: 'no-answer' })
  expect(readReply('It is blue.[1]\nNO ANSWER to the rest.')).toMatchObject({ kind: 'answer' })
  expect(readReply('It is blue.[1]\nNOT FOUND: its weight')).toMatchObject({
    missing: ['its weight'],
  })
})

test('any text is read, and no text makes it slow', async () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (reply) => {
      readReply(reply)
    }),
  )
  for (const part of ['[', '[1', '[1,', '```\n', '![', '](', '<a ', '- ', '[1]', '【', '\n'])
    await expectLinear((size) => {
      const reply = part.repeat(size)
      return () => readReply(reply)
    }, 16_000)
})
