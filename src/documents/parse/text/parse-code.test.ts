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

test('what a comment documents is a part of its own, with the comment', () => {
  const types = `export interface Options {
    /**
     * How long it waits.

     * @default 10
     */
    timeout?: number;
    /** Whether it tries again. */
    retry?: boolean;
}
/// Opens it.
/// Never fails.
fn open() {}
`
  const { text, blocks } = parseCode(types)
  expect(blocks.map(({ start, end }) => text.slice(start, end).split('\n').length)).toEqual([
    1, 6, 3, 3,
  ])
})

test('a setting that is explained on its line is a part, and the title of a section a heading', () => {
  const settings = `[server]
port=9001 ; where it listens
user = web ; who it runs as
color=red
shape=round

[[client]]
port=9002 # where it asks
`
  const { text, blocks } = parseCode(settings, 'server.ini')
  expect(blocks.map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`)).toEqual([
    'heading: server',
    'code: port=9001 ; where it listens',
    'code: user = web ; who it runs as',
    'code: color=red\nshape=round',
    'heading: client',
    'code: port=9002 # where it asks',
  ])
})

test('the name of a file tells that it is code', async () => {
  const kindsOf = async (filename: string) => {
    const { blocks, title } = await parseDocument(Buffer.from(program), { filename })
    return [new Set(blocks.map(({ kind }) => kind)), title]
  }
  expect(await kindsOf('bucket.py')).toEqual([new Set(['code']), undefined])
  expect(await kindsOf('bucket.txt')).toEqual([new Set(['paragraph']), undefined])
})

test('a line in brackets is no title in a program: an attribute, a condition or a list', () => {
  const program = '[Serializable]\npublic class Bucket {}\n\n[ -f x ]\n'
  const { text, blocks } = parseCode(program, 'Bucket.cs')
  expect(blocks.map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`)).toEqual([
    'code: [Serializable]\npublic class Bucket {}',
    'code: [ -f x ]',
  ])
})
