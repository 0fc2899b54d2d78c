import { expect, test } from 'vitest'
import { expectLinear } from '../../../../tests/support/threads/expect-linear.ts'
import { parseDocument } from '../parse-document.ts'
import { isAsciidoc, parseAsciidoc } from './parse-asciidoc.ts'

const manual = `= Brewer 5
Ada Lind <ada@example.org>
v2, 2026-03-04
:kettle: the kettle

include::shared/notice.adoc[]

[[start]]
== Before you begin

Fill {kettle} with _cold_ water -- see <<care,Care>>.

. Fill it.
. Switch it *on*:
+
[source,sh]
----
brew --start
----

[NOTE]
It is hot.

[#care]
== Care

Press kbd:[F8].

retry:: How often it tries.

.Sizes
|===
|Size |Price

|Small |3 euros
|===
`

test('it is read as its readers see it', async () => {
  const parsed = await parseDocument(Buffer.from(manual), { filename: 'manual.adoc' })
  expect(parsed).toMatchObject({
    title: 'Brewer 5',
    publishedAt: '2026-03-04',
    metadata: { author: 'Ada Lind' },
  })
  const shown = parsed.blocks.map(({ kind, depth, start, end }) => {
    return `${kind}${kind === 'heading' ? ` ${depth}` : ''}: ${parsed.text.slice(start, end)}`
  })
  expect(shown).toEqual([
    'heading 1: Brewer 5',
    'heading 2: Before you begin',
    'paragraph: Fill the kettle with cold water — see Care.',
    'item: Fill it.',
    'item: Switch it on:',
    'code: brew --start',
    'paragraph: Note:\nIt is hot.',
    'heading 2: Care',
    'paragraph: Press `F8`.',
    'description: retry\nHow often it tries.',
    'paragraph: Table 1. Sizes:',
    'row: Size | Price',
    'row: Small | 3 euros',
  ])
})

test('it is told by its name, or by its marks', () => {
  expect(isAsciidoc(manual, 'manual.txt')).toBe(true)
  expect(isAsciidoc('Brewer\n\nIt is hot.', 'brewer.adoc')).toBe(true)
  expect(isAsciidoc('Brewer\n------\n\n= 5 euros\n', 'brewer.txt')).toBe(false)
})

test('neither files nor addresses are read', async () => {
  const source = `= A\n\ninclude::/etc/hostname[]\n\n|===\ninclude::/etc/hostname[]\n|===\n\nimage::x.svg[opts=inline]\n\nB.`
  const { text } = await parseAsciidoc(source)
  expect(text).toMatch(/^A\n\n[\s\S]*B\.$/)
  expect(text).not.toContain('hostname')
})

test.each([
  '* a ',
  '<<a',
  '[[a]]\n',
  '|===\n',
  '. a\n+\n',
  'a::\n',
  '{a',
  '`a',
  '____\n',
  '== a\n',
])('AsciiDoc is read in linear time: %j', async (part) => {
  await expectLinear((size) => {
    const source = part.repeat(size)
    return () => parseAsciidoc(source).catch(() => undefined)
  }, 4_000)
})
