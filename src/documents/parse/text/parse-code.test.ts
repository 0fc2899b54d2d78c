import { expect, test } from 'vitest'
import { parseDocument } from '../parse-document.ts'
import { parseCode } from './parse-code.ts'

const program = `"""Doc."""
import time

LIMIT = 40


class Bucket:
    """Holds."""

    def take(self):
        return 1


function open() {

}
`

test('a program is cut where what stands together ends, each part as code', () => {
  const { text, blocks } = parseCode(program)
  expect(text).toBe(program)
  expect(blocks.map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`)).toEqual([
    'code: """Doc."""\nimport time',
    'code: LIMIT = 40',
    'code: class Bucket:\n    """Holds."""\n\n    def take(self):\n        return 1',
    'code: function open() {\n\n}',
  ])
})

test('a long part ends at a blank line, so that it can be quoted', () => {
  const method = `    def take(self):\n${'        go()\n'.repeat(12)}\n`
  const { blocks } = parseCode(`class Bucket:\n${method.repeat(4)}`)
  // The class with two of its methods, and each of the others.
  expect(blocks.length).toBe(3)
})

test('the name of a file tells that it is code', async () => {
  const kindsOf = async (filename: string) => {
    const { blocks, title } = await parseDocument(Buffer.from(program), { filename })
    return [new Set(blocks.map(({ kind }) => kind)), title]
  }
  expect(await kindsOf('bucket.py')).toEqual([new Set(['code']), undefined])
  expect(await kindsOf('bucket.txt')).toEqual([new Set(['paragraph']), undefined])
})
