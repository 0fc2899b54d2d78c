import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readBlocks } from '../extraction/blocks/read-blocks.ts'
import { codeOf } from './code-of.ts'

const line = fc
  .array(fc.constantFrom('a', 'if x:', '  ', '\t', '>', '-', '#', '1.', '|', '`', '"'), {
    maxLength: 6,
  })
  .map((pieces) => pieces.join(''))

/** Code that begins and ends with a line that is not blank: blank ones around it are not of its block. */
const code = fc
  .array(line, { minLength: 1, maxLength: 6 })
  .map((lines) =>
    lines
      .join('\n')
      .replace(/^(?:\s*\n)+/, '')
      .trimEnd(),
  )
  .filter((text) => text.trim() !== '')

type Nest = (text: string) => string

const eachLine = (text: string, change: (line: string) => string) =>
  text.split('\n').map(change).join('\n')

const fenced = fc.tuple(fc.constantFrom('```', '~~~'), fc.nat(3)).map(([fence, columns]): Nest => {
  const pad = ' '.repeat(columns)
  return (text) => eachLine(`${fence}py\n${text}\n${fence}`, (one) => pad + one)
})
const indented: Nest = (text) => eachLine(text, (one) => (one === '' ? '' : `    ${one}`))
const quoted = fc.constantFrom('> ', '   > ').map(
  (mark): Nest =>
    (text) =>
      eachLine(text, (one) => (one === '' ? mark.trim() : mark + one)),
)
const listed = fc
  .tuple(fc.constantFrom('- ', '* ', '1. ', '12) ', '-   '), fc.boolean())
  .map(([mark, hasLead]): Nest => {
    const pad = ' '.repeat(mark.length)
    return (text) => {
      const lead = hasLead || text.startsWith(' ') ? 'Do this:\n\n' : ''
      return eachLine(lead + text, (one) => (one === '' ? '' : pad + one)).replace(pad, mark)
    }
  })
const containers = fc.array(fc.oneof(quoted, listed), { maxLength: 4 })

/** What is read of some code in some containers. */
function readCode(written: string, block: Nest, around: readonly Nest[]) {
  const text = `Before.\n\n${around.reduce((inner, nest) => nest(inner), block(written))}\n\nAfter.`
  return readBlocks(text)
    .filter(({ kind }) => kind === 'code')
    .map((found) => codeOf(text, found))
}

test('code in a fence is that of the document, whatever lists and quotations it stands in', () => {
  fc.assert(
    fc.property(code, fenced, containers, (text, block, around) => {
      fc.pre(!/^\s*(?:```|~~~)/m.test(text))
      expect(readCode(text, block, around)).toEqual([{ text, language: 'py' }])
    }),
    { numRuns: 500 },
  )
})

test('so is indented code', () => {
  fc.assert(
    fc.property(code, containers, (text, around) => {
      expect(readCode(text, indented, around)).toEqual([{ text, language: '' }])
    }),
    { numRuns: 500 },
  )
})

test.each([
  ['behind blank lines', '1. Run\n\n   ```sh\n\n   a \\\n     b\n   ```', 'a \\\n  b', 'sh'],
  ['that begins an item', '- ```js {1}\n  a(\n    1)\n  ```', 'a(\n  1)', 'js'],
  ['that is indented and begins an item', '-     a:\n        b', 'a:\n  b', ''],
  ['with less indentation than its fence', '   ```\n  a\n   b\n   ```', 'a\nb', ''],
  ['indented by a tab', 'Run:\n\n\tall:\n\t\tmake', 'all:\n\tmake', ''],
  ['in a list, indented by tabs', '- Run:\n\n\t```\n\tall:\n\t\tmake\n\t```', 'all:\n\tmake', ''],
  ['below other code', '```js\na\n```\n\n    b\n      c', 'b\n  c', ''],
])('code %s', (_, text, shown, language) => {
  const last = readBlocks(text).findLast(({ kind }) => kind === 'code')
  expect(last && codeOf(text, last)).toEqual({ text: shown, language })
})
