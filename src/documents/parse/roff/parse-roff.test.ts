import { expect, test } from 'vitest'
import { expectLinear } from '../../../../tests/support/threads/expect-linear.ts'
import { isRoff, parseRoff } from './parse-roff.ts'

/** Each block of a manual page as `kind: content`, on one line. */
function shown(...lines: string[]): string[] {
  const { text, blocks } = parseRoff(['.TH SPLIT 1 "May 2026"', ...lines].join('\n'))
  return blocks.map(({ kind, start, end }) => {
    return `${kind}: ${text.slice(start, end).replaceAll(/\s*\n/g, ' / ')}`
  })
}

test('the source of a manual page is told from other texts', () => {
  expect(isRoff('.\\" Made in 2026\n.TH SPLIT 1\n.SH NAME\nsplit')).toBe(true)
  expect(isRoff('.Dd May 1, 2026\n.Dt SPLIT 1\n.Sh NAME\n.Nm split')).toBe(true)
  expect(isRoff('Write .TH first:\n.TH SPLIT 1\n.SH NAME')).toBe(false)
  expect(isRoff('.gitignore\n.npmrc')).toBe(false)
  expect(parseRoff('.TH SPLIT 1\n.SH NAME\nsplit').title).toBe('SPLIT(1)')
})

test('sections are headings, options are terms, and the lines of a paragraph are joined', () => {
  const page = [
    '.SH "İSİM"',
    'split \\- bir dosyayı parçalara',
    'ayırır',
    '.SH',
    'OPTIONS',
    '.TP 4',
    '\\fB-a\\fR, \\fB--suffix-length=\\fR\\fIN\\fR',
    'use suffixes of length \\fIN\\fR (default: 2)',
    '.sp',
    'They are letters.',
    '.TP',
    '.BR -l ", " --lines',
    'put lines into each file',
    '.PP',
    'That is all.',
  ]
  expect(shown(...page)).toEqual([
    'heading: İSİM',
    'paragraph: split - bir dosyayı parçalara ayırır',
    'heading: OPTIONS',
    'description: -a, --suffix-length=N / use suffixes of length N (default: 2)',
    'description: They are letters.',
    'description: -l, --lines / put lines into each file',
    'paragraph: That is all.',
  ])
})

test('indented paragraphs are items by their mark, and what is nested stands within them', () => {
  expect(
    shown(
      '.SH USE',
      '.IP \\(bu 2',
      'one',
      '.RS',
      '.IP 1. 3',
      'deeper',
      '.RE',
      '.IP \\(bu 2',
      'two',
    ),
  ).toEqual(['heading: USE', 'item: one', 'item: deeper', 'item: two'])
})

test('a number that does not go on with the list is a value that is described', () => {
  expect(shown('.SH STEPS', '.IP 1', 'open', '.IP 2', 'close')).toEqual([
    'heading: STEPS',
    'item: open',
    'item: close',
  ])
  expect(shown('.SH STATUS', '.IP 0', 'success', '.IP 127', 'not found', '.IP 1', 'else')).toEqual([
    'heading: STATUS',
    'description: 0 / success',
    'description: 127 / not found',
    'description: 1 / else',
  ])
})

test('a line above an indented paragraph is the term that it describes', () => {
  expect(
    shown(
      ...[
        '.SH OPTIONS',
        '.PP',
        '\\fB\\-q\\fR, \\fB\\-\\-quiet\\fR',
        '.RS 4',
        'Tell nothing\\&.',
        '.RE',
      ],
      ...['.PP', 'Wait=', '.RS 4', 'How long\\&.', '.sp', 'Defaults to 5s\\&.', '.RE'],
      ...['.PP', 'For example:', '.RS 4', '.nf', 'run', '.fi', '.RE'],
    ),
  ).toEqual([
    'heading: OPTIONS',
    'description: -q, --quiet / Tell nothing.',
    'description: Wait= / How long.',
    'description: Defaults to 5s.',
    'paragraph: For example:',
    'code: run',
  ])
})

test('the formats in the middle of a table are no rows', () => {
  const table = [
    '.TS',
    'tab(:);',
    'lB lB.',
    'Name:Use',
    '.T&',
    'l l',
    'l l.',
    'a:first',
    'b:last',
    '.TE',
  ]
  expect(shown('.SH FILE', ...table)).toEqual([
    'heading: FILE',
    'row: Name | Use',
    'row: a | first',
    'row: b | last',
  ])
})

test('code keeps its lines, and a table has its rows', () => {
  expect(shown('.SH FILE', '.nf', 'a  1', 'b\\e  2', '.fi', 'Done.')).toEqual([
    'heading: FILE',
    'code: a  1 / b\\  2',
    'paragraph: Done.',
  ])
  expect(shown('.SH FILE', 'Type', '.nf', '   if x', '     y', '.fi')).toEqual([
    'heading: FILE',
    'paragraph: Type',
    'code: if x /   y',
  ])
  const table = [
    '.TS',
    'tab(;);',
    'l l.',
    'name;value',
    '_',
    'size;T{',
    'ten',
    'bytes',
    'T}',
    '.TE',
  ]
  expect(shown('.SH TABLE', ...table)).toEqual([
    'heading: TABLE',
    'row: name | value',
    'row: size | ten bytes',
  ])
})

test('a list of columns is a table', () => {
  const keys = [
    '.Bl -column "Key" "Function"',
    '.It Sy Key Ta Sy Function',
    '.It Li Up Ta "Goes up"',
  ]
  expect(shown('.SH KEYS', ...keys, '.It Li Down Ta "Goes down"', '.El')).toEqual([
    'heading: KEYS',
    'row: Key | Function',
    'row: Up | Goes up',
    'row: Down | Goes down',
  ])
})

test('comments, definitions and what is set for terminals are not read', () => {
  const hidden = [
    '.ie \\n(.g .ds Aq \\(aq',
    '.de Vb',
    '.ft CW',
    '..',
    '.ig',
    'secret',
    '..',
    '.\\" note',
    '.if n .ig ++',
    '.EQ',
    'delim $$',
    '.EN',
    '.++',
    '.if n \\{',
    'terminal',
    '.\\}',
  ]
  expect(shown(...hidden, '.SH NAME', 'caf\\(\'e \\(lqnow\\(rq \\[u2014] a\\&b \\" end')).toEqual([
    'heading: NAME',
    'paragraph: café “now” — ab',
  ])
})

test('a page of BSD is read with its own macros', () => {
  const page = [
    '.Dt CAT 1',
    '.Sh SYNOPSIS',
    '.Nm cat',
    '.Op Fl bu Ns Ar n',
    '.Sh OPTIONS',
    '.Bl -tag -width x',
    '.It Fl o Ar file , Fl Fl output',
    'Writes to',
    '.Ar file .',
    '.Pp',
    'See',
    '.Xr dd 1 .',
    '.El',
    '.Bl -bullet',
    '.It',
    'one',
    '.El',
  ]
  expect(shown(...page)).toEqual([
    'heading: SYNOPSIS',
    'paragraph: cat [-bun]',
    'heading: OPTIONS',
    'description: -o file, --output / Writes to file.',
    'description: See dd(1).',
    'item: one',
  ])
})

test.each([
  '.TP\n',
  '.RS\n',
  '\\f',
  '\\(',
  '\\[',
  "\\h'",
  '.IP "a\n',
  '.if n \\{\n',
  '.TS\n',
  '.Op Fl a\n',
  '.de\n',
  '""',
])('manual pages are read in linear time: %j', async (part) => {
  await expectLinear((length) => {
    const text = `.TH A 1\n.SH B\n${part.repeat(length)}`
    return () => parseRoff(text)
  }, 10_000)
})

test('what a page sets apart within a description by Sp is a paragraph', () => {
  const page =
    '.TH A 1\n.SH OPTIONS\n.TP\n.B \\-q\nHow much is told:\n.Sp\n.I silent\n\\- nothing.\n'
  const { text, blocks } = parseRoff(page)
  expect(blocks.map(({ start, end }) => text.slice(start, end)).slice(1)).toEqual([
    '-q\nHow much is told:',
    'silent - nothing.',
  ])
})
