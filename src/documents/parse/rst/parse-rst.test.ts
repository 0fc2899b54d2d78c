import { expect, test } from 'vitest'
import { expectLinear } from '../../../../tests/support/threads/expect-linear.ts'
import { parseDocument } from '../parse-document.ts'
import { isRst, parseRst } from './parse-rst.ts'

test('titles, in the order of their styles, are headings, and the first is the title', () => {
  const source = `.. _top:

======
Brewer
======

Water
-----
Fill it.

Beans
-----

Grinding
~~~~~~~~
Coarse.`
  const { title, blocks, text } = parseRst(source)
  expect(title).toBe('Brewer')
  const headings = blocks.filter(({ kind }) => kind === 'heading')
  expect(headings.map(({ start, end, depth }) => [text.slice(start, end), depth])).toEqual([
    ['Brewer', 1],
    ['Water', 2],
    ['Beans', 2],
    ['Grinding', 3],
  ])
})

test.each([
  ['*one* and **two** of ``a|b``', 'one and two of `a|b`'],
  [
    '`The guide <https://example.org/a_b>`_ of Python_, as `it`__ says',
    'The guide of Python, as it says',
  ],
  ['See :ref:`top`, :ref:`the end <end>` and :doc:`/usage`.', 'See top, the end and usage.'],
  [':func:`~os.path.join` of :class:`!Path`, :rfc:`2616`', '`join()` of `Path`, RFC 2616'],
  [':menuselection:`File --> Save`, :kbd:`Ctrl+S`', 'File › Save, `Ctrl+S`'],
  [
    String.raw`2 \* 3, an\ other, snake_case, __init__ and a_`,
    '2 * 3, another, snake_case, __init__ and a',
  ],
  ['It is so [1]_ -- always.', 'It is so – always.'],
])('the marks of %j are left out', (line, expected) => {
  expect(parseRst(line).text).toBe(expected)
})

test('a reference shows the title of its section, and a substitution its text', () => {
  const source = `.. |name| replace:: Brewer 5

.. _first steps:
.. _start:

Before you begin
================

|name|: see :ref:\`First  Steps\`.`
  expect(parseRst(source).text).toBe('Before you begin\n\nBrewer 5: see Before you begin.')
})

test.each([
  ['a paragraph that ends with two colons', 'Type::\n\n    run -a\n\n    run -b\n\nThen wait.'],
  [
    'a directive',
    'Type:\n\n.. code-block:: sh\n   :linenos:\n\n   run -a\n\n   run -b\n\nThen wait.',
  ],
  ['code in an item', '- Type::\n\n    run -a\n\n    run -b\n\nThen wait.'],
])('the code of %s keeps its lines', (_, source) => {
  const { text, blocks } = parseRst(source)
  const [code] = blocks.filter(({ kind }) => kind === 'code')
  expect(text.slice(code?.start, code?.end)).toBe('run -a\n\nrun -b')
  expect(text).toMatch(/^(- )?Type:\n/)
  expect(text).toMatch(/Then wait\.$/)
})

test('lists keep their order and their depth, and go on below their mark', () => {
  const source = `#. First,
   which is long

   - within it

#. Second

* apart`
  const { text, blocks } = parseRst(source)
  expect(text).toBe('1. First, which is long\n\n- within it\n\n2. Second\n\n- apart')
  const items = blocks.filter(({ kind }) => kind === 'item')
  expect(items.map(({ depth, ordered }) => [depth, ordered])).toEqual([
    [0, true],
    [1, false],
    [0, true],
    [0, false],
  ])
})

test.each([
  ['terms', 'retry\n    How often it tries.\nwait\n    How long it waits.'],
  ['fields', ':param retry: How often it tries.\n:wait:\n    How long it waits.\n:orphan:'],
  ['options', '-r, --retry    How often it tries.\n--wait=TIME\n    How long it waits.'],
  [
    'directives',
    '.. option:: retry\n\n   How often it tries.\n\n.. option:: wait\n\n   How long it waits.',
  ],
])('%s are descriptions', (_, source) => {
  const { text, blocks } = parseRst(source)
  const descriptions = blocks.filter(({ kind }) => kind === 'description')
  const shown = descriptions.map(({ start, end }) => text.slice(start, end))
  expect(shown).toHaveLength(2)
  expect(shown[0]).toMatch(/retry\nHow often it tries\.$/)
  expect(shown[1]).toMatch(/wait(=TIME)?\nHow long it waits\.$/)
})

test('an argument between angle brackets may have commas', () => {
  const { text, blocks } = parseRst('-a <[name=]address[,mode, user]>\n\n   Where it listens.')
  expect(blocks.map(({ kind, start, end }) => [kind, text.slice(start, end)])).toEqual([
    ['description', '-a <[name=]address[,mode, user]>\nWhere it listens.'],
  ])
})

const grid = `+-------+---------+
| Size  | Price   |
+=======+=========+
| Small | 3       |
|       | euros   |
+-------+---------+
| Large | 5 euros |
+-------+---------+`
const simple = `=====  =======
Size   Price
=====  =======
Small  3
       euros
Large  5 euros
=====  =======`
const listed = `.. list-table::
   :header-rows: 1

   * - Size
     - Price
   * - Small
     - 3
       euros
   * - Large
     - 5 euros`
const csv = `.. csv-table::
   :header: Size, Price

   Small, 3 euros
   Large, "5 euros"`

test.each([
  ['grid', grid],
  ['simple', simple],
  ['listed', listed],
  ['csv', csv],
])('a table drawn as %s has its rows', (_, source) => {
  const { text, blocks } = parseRst(`Prices:\n\n${source}\n\nWith tax.`)
  expect(text).toBe('Prices:\n\nSize | Price\nSmall | 3 euros\nLarge | 5 euros\n\nWith tax.')
  const rows = blocks.filter(({ kind }) => kind === 'row')
  expect(rows.map(({ opens }) => opens)).toEqual([true, false, false])
})

test('notes keep their label, and what only sets something is left out', () => {
  const source = `.. highlight:: python
.. toctree::
   :maxdepth: 2

   usage

.. comment about this file
   and more

.. warning:: It is hot.

.. note::
   Clean it
   daily.

.. versionadded:: 2.1
.. image:: brewer.png
   :alt: a brewer`
  const { text } = parseRst(source)
  expect(text).toBe('Warning:\nIt is hot.\n\nNote:\nClean it daily.\n\nAdded in version 2.1.')
})

test('it is told by its name, or by its marks', async () => {
  const source = 'Brewer\n======\n\n.. note:: It is hot.\n'
  expect(isRst(source, 'notes.txt')).toBe(true)
  expect(isRst('Brewer\n======\n\nIt is hot.', 'brewer.rst')).toBe(true)
  expect(isRst('Brewer\n======\n\nIt is hot.', 'brewer.txt')).toBe(false)
  const parsed = await parseDocument(Buffer.from(source), { filename: 'notes.txt' })
  expect(parsed).toMatchObject({ title: 'Brewer', text: 'Brewer\n\nNote:\nIt is hot.' })
})

const hostile: readonly (readonly [string, (size: number) => string])[] = [
  ['literals that do not end', (size) => '``a '.repeat(size)],
  ['roles that do not end', (size) => ':a:`b '.repeat(size)],
  ['stars', (size) => ' *a'.repeat(size)],
  ['one long word', (size) => 'a.'.repeat(size)],
  ['bars', (size) => ' |a'.repeat(size)],
  ['colons', (size) => `:${'a:'.repeat(size)}`],
  ['options on one line', (size) => '-a, '.repeat(size)],
  ['options on many lines', (size) => `${'-a, '.repeat(60)}!\n`.repeat(size / 60)],
  [
    'steps to the right',
    (size) =>
      Array.from({ length: size / 10 }, (_, at) => `${' '.repeat(Math.min(at, 60))}- a`).join('\n'),
  ],
  ['many tables', (size) => '+--+\n| a|\n+--+\n\n'.repeat(size)],
  ['borders of tables', (size) => '== ==\n'.repeat(size)],
  ['titles', (size) => 'a\n===\n'.repeat(Math.min(size, 4_000))],
]

test.each(hostile)('%s are read in linear time', async (_, make) => {
  await expectLinear((size) => {
    const source = make(size)
    return () => parseRst(source)
  }, 20_000)
})
