import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectLinear } from '../../../tests/support/threads/expect-linear.ts'
import { wordRanges } from '../../language/words.ts'
import { readBlocks, readPlainBlocks } from './read-blocks.ts'

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
    'definition: A note',
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

/** Each block of a text that is no Markdown as `kind: content`. */
function shownPlain(text: string): string[] {
  return readPlainBlocks(text).map(
    ({ kind, start, end }) => `${kind}: ${text.slice(start, end).replaceAll('\n', '/')}`,
  )
}

test('plain text: lines of logs and chats are rows, each with the lines that go on with it', () => {
  const log = '2026-06-01T06:12:44Z ERROR no room\n  at store.js:7\n2026-06-01T06:15:00Z INFO fine'
  expect(shownPlain(log)).toEqual([
    'row: 2026-06-01T06:12:44Z ERROR no room/  at store.js:7',
    'row: 2026-06-01T06:15:00Z INFO fine',
  ])
  const chat = '[04.05.26, 08:02] Nadia: Morning! Who drives?\n[04.05.26, 08:03] Ben: I do'
  expect(shownPlain(chat)).toEqual([
    'row: [04.05.26, 08:02] Nadia: Morning! Who drives?',
    'row: [04.05.26, 08:03] Ben: I do',
  ])
})

test('plain text: what stands after a name and a colon is a row, and a line of capitals a heading', () => {
  const form =
    'MINUTES\nBoard of the society\nDate: 9 June\nPresent: Ada Lovelace (chair),\nGrace Hopper'
  expect(shownPlain(form)).toEqual([
    'heading: MINUTES',
    'paragraph: Board of the society',
    'row: Date: 9 June',
    'row: Present: Ada Lovelace (chair),/Grace Hopper',
  ])
})

test('plain text: what stands behind a name and a line of dots is a row', () => {
  const text = 'Landlord ......... Ada Bell\nShips .............. 17\nRent due .......... monthly'
  const lines = text.split('\n')
  expect(shownPlain(text)).toEqual(lines.map((line) => `row: ${line}`))
})

test('plain text: a rule is nothing, and right under a few words it makes a heading of them', () => {
  const text =
    'Pemberley Line\n====\nA firm\nwith ships\nKey figures (2024)\n------------------\nStaff: 1,940\nShips: 17\n\n* * *\nBye.'
  expect(shownPlain(text)).toEqual([
    'paragraph: Pemberley Line',
    'paragraph: A firm/with ships',
    'heading: Key figures (2024)',
    'row: Staff: 1,940',
    'row: Ships: 17',
    'paragraph: Bye.',
  ])
})

test('plain text: wrapped lines are one paragraph, lines that end early stand for themselves', () => {
  const wrapped =
    'The engine weaves algebraic patterns just as the\nJacquard loom weaves flowers and\nleaves.'
  expect(shownPlain(wrapped)).toEqual([`paragraph: ${wrapped.replaceAll('\n', '/')}`])
  const address = 'Ada Lovelace\n12 Square\nLondon, in the county of Middlesex'
  expect(shownPlain(address)).toEqual([
    'paragraph: Ada Lovelace',
    'paragraph: 12 Square',
    'paragraph: London, in the county of Middlesex',
  ])
})

test('plain text: a number and a few words above a text are a heading, in a list they are an item', () => {
  expect(shownPlain('1. Water\nThe pump failed twice in May.\n\n2. Fete\nIt is in July.')).toEqual([
    'heading: Water',
    'paragraph: The pump failed twice in May.',
    'heading: Fete',
    'paragraph: It is in July.',
  ])
  expect(shownPlain('1. Open the\n   door\n2. Go in')).toEqual([
    'item: Open the/   door',
    'item: Go in',
  ])
})

test('plain text: a few words alone above a sentence are a heading, as sections and decisions have', () => {
  const decision =
    'DECISION 2025/88 – Swimming pool\nThe council accepts the tender of the builder.'
  expect(shownPlain(decision)).toEqual([
    'heading: DECISION 2025/88 – Swimming pool',
    'paragraph: The council accepts the tender of the builder.',
  ])
  expect(shownPlain('§ 5 Laufzeit\nDer Vertrag läuft drei Jahre.\nEr verlängert sich.')).toEqual([
    'heading: § 5 Laufzeit',
    'paragraph: Der Vertrag läuft drei Jahre./Er verlängert sich.',
  ])
  expect(shownPlain('Ada Lovelace\n14 Quay Street\nLondon')).not.toContain('heading: Ada Lovelace')
  expect(shownPlain('Roses are red\nViolets are blue')).toEqual([
    'paragraph: Roses are red/Violets are blue',
  ])
  const wrapped = 'The pump in the\nWest wing is new.'
  expect(shownPlain(wrapped)).toEqual([`paragraph: ${wrapped.replaceAll('\n', '/')}`])
})

test('plain text: each numbered clause stands for itself', () => {
  const contract =
    '3. PAY\n3.1 The salary is paid monthly.\n3.2 Overtime is not\npaid. It is time off.'
  expect(shownPlain(contract)).toEqual([
    'heading: PAY',
    'paragraph: 3.1 The salary is paid monthly.',
    'paragraph: 3.2 Overtime is not/paid. It is time off.',
  ])
  expect(shownPlain('The lessee must\n(a) pay the rent,\n(b) keep the house dry.')).toEqual([
    'paragraph: The lessee must',
    'paragraph: (a) pay the rent,',
    'paragraph: (b) keep the house dry.',
  ])
  const prose = 'It rose by 3.1 points, from\n2.5 to 5.6 in a year.'
  expect(shownPlain(prose)).toEqual([`paragraph: ${prose.replaceAll('\n', '/')}`])
})

test('plain text: capitals at the margin above what is indented are a heading, as in a manual page', () => {
  expect(shownPlain('NAME\n       timeout - run a command with a limit')).toEqual([
    'heading: NAME',
    'paragraph: timeout - run a command with a limit',
  ])
})

test('plain text is read in linear time', async () => {
  const hostile = ['a: b\n', '[1', 'A', '1. a\nb\n\n', '2026-01-01 a\n b\n']
  for (const part of hostile)
    await expectLinear((length) => {
      const text = `${part.repeat(length)}\n${'A'.repeat(length)}\nb`
      return () => readPlainBlocks(text)
    }, 20_000)
})
