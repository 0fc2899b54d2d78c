import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectLinear } from '../../../tests/support/threads/expect-linear.ts'
import { wordRanges } from '../../language/words/words.ts'
import { readBlocks } from './read-blocks.ts'

/** Each block as `kind depth: content`, with `^` if it opens its list or table. */
function shown(text: string): string[] {
  return readBlocks(text).map(
    ({ kind, depth, opens, start, end }) =>
      `${kind}${depth > 0 ? ` ${depth}` : ''}${opens ? '^' : ''}: ${text.slice(start, end)}`,
  )
}

test('headings are read with their level, without the marks around them', () => {
  expect(
    shown('# One #\n##Two\nThree\n---\n###   Four # five   ##  \n<h1 align="center">Six</h1>'),
  ).toEqual([
    'heading 1: One',
    'heading 2: ##Two\nThree',
    'heading 3: Four # five',
    'heading 1: Six',
  ])
})

test('headings among tags of HTML are read, but no cells and no pictures', () => {
  const logo = '<p align="center">\n  <img src="logo.svg"/>\n'
  expect(
    shown(`${logo}  <h1 align="center"><a href="/">Zed <b>2</b></a>\n</h1>\n  <p>Fast</p>`),
  ).toEqual([`boilerplate: ${logo.trim()}`, 'heading 1: Zed <b>2', 'paragraph: <p>Fast</p>'])
  expect(shown('<h1><img src="logo.svg"></h1>')).toEqual([
    'boilerplate: <h1><img src="logo.svg"></h1>',
  ])
  const table = '<table><td><h3>Port</h3></td></table>'
  expect(shown(table)).toEqual([`paragraph: ${table}`])
})

test('the rows of a table of HTML are rows, unless it has merged cells or no header', () => {
  const row = (...cells: string[]) => cells.map((cell) => `<td>${cell}</td>`).join('\n  ')
  const table = (attribute: string) => `<table>
<thead>
<tr${attribute}><th>Port</th><th>Use</th></tr>
</thead>
<tr>
  ${row('80', '<b>web</b>')}
</tr>
<tr>${row('25', 'mail')}</tr>
</table>`
  expect(shown(`Ports:\n\n${table('')}\nAll of them.`)).toEqual([
    'paragraph: Ports:',
    'row^: <th>Port</th><th>Use</th>',
    `row: ${row('80', '<b>web</b>')}`,
    `row: ${row('25', 'mail')}`,
    'paragraph: All of them.',
  ])
  expect(shown(table(''))).toHaveLength(3)
  const merged = table('').replace('<th>', '<th colspan="2">')
  expect(shown(merged)).toEqual([`paragraph: ${merged}`])
  const gallery = table('').replaceAll('th>', 'td>')
  expect(shown(gallery)).toEqual([`paragraph: ${gallery}`])
})

test.each(['<h1><b>', '<h1><b></h1>', '<tr><td>', '<tr><td></tr>'])(
  'many %s are read in linear time',
  async (tags) => {
    await expectLinear((length) => {
      const text = `<div>${tags.repeat(length / tags.length)}`
      return () => readBlocks(text)
    }, 200_000)
  },
)

test('items are read apart, nested ones after the one they stand under', () => {
  const text = '- a\n  goes on\n  1. b\n     - c\n- d\n\n  more\n\n1) e\n- [ ] f'
  expect(shown(text)).toEqual([
    'item^: a\n  goes on',
    'item 1^: b',
    'item 2^: c',
    'item: d',
    'paragraph: more',
    'item^: e',
    'item^: f',
  ])
  expect(readBlocks(text).map(({ ordered }) => ordered)).toEqual([
    false,
    true,
    false,
    false,
    undefined,
    true,
    false,
  ])
})

test('what stands in an item after its first paragraph is read as what it is', () => {
  expect(
    shown('1. Run:\n\n   ```sh\n   make\n   ```\n2. Look:\n   > quoted\n3. ## Sub\n   text'),
  ).toEqual([
    'item^: Run:',
    'code: make',
    'item: Look:',
    'quote: quoted',
    'heading 2: Sub',
    'paragraph: text',
  ])
})

test('code is the lines inside of the fence, and nothing in it is read', () => {
  expect(shown('~~~\n\n# no\n\n- no\n```\n\n~~~~\nafter\n\n    indented\n\n    too\n')).toEqual([
    'code: # no\n\n- no\n```',
    'paragraph: after',
    'code: indented\n\n    too',
  ])
})

test('a table is its rows, the first as header, without the delimiters', () => {
  expect(shown('Text\n| a | b |\n|---|:-:|\n| c \\| d | e |\nf | g\n\nname | size\nx | 1')).toEqual(
    [
      'paragraph: Text',
      'row^: a | b',
      'row: c \\| d | e',
      'row: f | g',
      'row^: name | size',
      'row: x | 1',
    ],
  )
})

test('front matter is metadata, and comments and link references are nothing', () => {
  const text =
    '---\ntitle: T\n# c\n---\n[a]: /b "t"\n[`close([done])`]: A.md#close\nText [^1]\n\n<!-- no\n\nno -->\n\n[^1]: A note'
  expect(shown(text)).toEqual([
    'metadata: title: T\n# c',
    'paragraph: Text [^1]',
    'description: A note',
  ])
  expect(shown('---\nNo front matter\n---')).toEqual(['heading 2: No front matter'])
})

test('pictures, tags and runs of links are boilerplate, and a link in a sentence is none', () => {
  const text =
    '[![ok](a)](b) ![c](d)\n\n<a id="x"></a>\n\n- [One](1)\n- [Two](2)\n- [Three](3)\n\nSee [the page](4).\n\n- [Five](5) is about five things'
  expect(readBlocks(text).map(({ kind }) => kind)).toEqual([
    'boilerplate',
    'boilerplate',
    'boilerplate',
    'boilerplate',
    'boilerplate',
    'paragraph',
    'item',
  ])
})

test('a link that stands alone again and again is boilerplate', () => {
  const section = '## Locks\n\nA lock opens.\n\n[Back to top](#top)\n\n'
  const kinds = (text: string) => readBlocks(text).map(({ kind }) => kind)
  expect(kinds(section.repeat(3)).slice(0, 3)).toEqual(['heading', 'paragraph', 'boilerplate'])
  expect(kinds(section.repeat(2))).not.toContain('boilerplate')
})

test('a text that is all links is no boilerplate', () => {
  const links = Array.from({ length: 9 }, (_, index) => `- [Page number ${index}](${index})`)
  expect(new Set(readBlocks(links.join('\n')).map(({ kind }) => kind))).toEqual(new Set(['item']))
})

const markdown = fc
  .array(
    fc.constantFrom(
      ...[
        'word',
        'two words',
        '\n',
        '\n\n',
        ' ',
        '    ',
        '\t',
        '# ',
        '- ',
        '* ',
        '12. ',
        '> ',
        '```',
      ],
      ...[
        '~~~',
        '|',
        ' | ',
        '---',
        '===',
        '|---|---|',
        '<div>',
        '</div>',
        '<p',
        '>',
        '[a]',
        '(b)',
        '!',
        '[^1]: ',
      ],
      ...['\v', '\u00a0', 'é', '東京', '😀', '\\', '`', '_', '+++', 'key: value', '[x] ', '<br>'],
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(''))

test('blocks are in order, inside of the text, not empty, and do not overlap', () => {
  fc.assert(
    fc.property(markdown, (text) => {
      let last = 0
      for (const { kind, start, end } of readBlocks(text)) {
        expect(start).toBeGreaterThanOrEqual(last)
        expect(end).toBeGreaterThan(start)
        expect(text.slice(start, end)).toMatch(kind === 'code' ? /\S/ : /^\S([\s\S]*\S)?$/)
        last = end
      }
      expect(last).toBeLessThanOrEqual(text.length)
    }),
    { numRuns: 2_000 },
  )
})

test('every word is in some block, but the info of fences, list numbers and marks', () => {
  fc.assert(
    fc.property(markdown, (text) => {
      const blocks = readBlocks(text)
      const isIn = (start: number, end: number) =>
        blocks.some((block) => block.start <= start && end <= block.end)
      for (const { start, end } of wordRanges(text)) {
        const lineStart = text.lastIndexOf('\n', start - 1) + 1
        const before = text.slice(lineStart, start)
        const isMark =
          /(`{3,}|~{3,})|\[\^?$|\[$/.test(before) || /^(12|x|br)$/.test(text.slice(start, end))
        if (!isMark)
          expect([text, text.slice(start, end), isIn(start, end)]).toEqual([
            text,
            text.slice(start, end),
            true,
          ])
      }
    }),
    { numRuns: 2_000 },
  )
})

const hostile: Record<string, (length: number) => string> = {
  'quotation marks': (length) => '>'.repeat(length),
  'nested items, then blank lines': (length) => '- '.repeat(length / 4) + '\n'.repeat(length / 2),
  'deep items, then lines': (length) =>
    `${'- '.repeat(40)}\n${' '.repeat(90)}b\n`.repeat(length / 172),
  stars: (length) => '* '.repeat(length / 2),
  brackets: (length) => '['.repeat(length),
  'links without an end': (length) => '[]('.repeat(length / 3),
  'a heading with spaces': (length) => `# a${' '.repeat(length)}b`,
  'a heading with marks': (length) => `# a ${'# '.repeat(length / 2)}b`,
  backticks: (length) => '`'.repeat(length),
  fences: (length) => '```\n~~~\n'.repeat(length / 8),
  'a wide table': (length) => `${'a|'.repeat(length / 4)}\n${'-|'.repeat(length / 4)}\n`,
  'a long table': (length) => `a|b\n-|-\n${'c|d\n'.repeat(length / 4)}`,
  'rows of text': (length) => 'a | b\n'.repeat(length / 6),
  'short paragraphs': (length) => 'a\nb\n\n'.repeat(length / 5),
  'one paragraph': (length) => 'a\n'.repeat(length / 2),
  'tags without an end': (length) => '<a '.repeat(length / 3),
  'front matter without an end': (length) => `---\na: b\n${'---x\n'.repeat(length / 5)}`,
  'references with spaces': (length) => `[a]: b${' '.repeat(length)}c`,
}

test.each(Object.entries(hostile))('the time for %s grows with the length alone', async (_, of) => {
  await expectLinear((length) => {
    const text = of(length)
    return () => readBlocks(text)
  }, 200_000)
})
