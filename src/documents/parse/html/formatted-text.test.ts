import { expect, test } from 'vitest'
import { TextBudget } from '../../../extraction/blocks/text-budget.ts'
import { parseHtml } from './parse-html.ts'

const manual = `BREW(1)                  BREW(1)

<b>NAME</b>
       brew - make coffee

<b>DESCRIPTION</b>
       It fills the kettle and
       heats it.

<b>OPTIONS</b>
       -s <i>size</i>
              How many cups it makes.
`
const rfc = `1.  Introduction

   Coffee is made by many people, each of whom
   has an opinion about it that the others do
   not share.

2.  Terms

   A pot holds water. It is filled before it is
   heated, and emptied after that.

2.1.  Pots

   Each has one handle, and a lid that closes
   with it.
`
const code = `A = 1
B = 2
def brew():
    return A
CUPS = 3
def pour():
    return B
`

test.each([
  [manual, 'OPTIONS', 'How many cups it makes.'],
  [rfc, '2.1.  Pots', 'with it.'],
])('a document that was set for a terminal is read as text', (source, title, last) => {
  const { text, blocks } = parseHtml(`<title>Brew</title><pre>${source}</pre>`)
  const headings = blocks.filter(({ kind }) => kind === 'heading')
  expect(headings.map(({ start, end }) => text.slice(start, end))).toContain(title)
  expect(blocks.map(({ kind }) => kind)).not.toContain('code')
  expect(text.endsWith(last)).toBe(true)
})

test('its text counts against the limit', () => {
  expect(() => parseHtml(`<pre>${manual}</pre>`, new TextBudget(40))).toThrow('MAX_TEXT_CHARACTERS')
})

test.each([
  ['code', `<pre>${code}</pre>`],
  ['the output of a program', '<pre>NAME\n   brew\n\nSIZE\n   3\n</pre>'],
  ['what stands in a list', `<ul><li><pre>${manual}</pre></ul>`],
])('%s stays code', (_, html) => {
  expect(parseHtml(html).blocks.map(({ kind }) => kind)).toContain('code')
})
