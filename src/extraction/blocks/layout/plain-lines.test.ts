import { expect, test } from 'vitest'
import { expectLinear } from '../../../../tests/support/threads/expect-linear.ts'
import { readPlainBlocks } from '../read-blocks.ts'

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

test('plain text: what stands in a column behind names and colons is a row, a time of day in prose is none', () => {
  const form = 'Arrival:     3 October, after 14:00\nRoom:        "Puffin"\nPrice:       372 euro'
  expect(shownPlain(form)).toEqual(form.split('\n').map((line) => `row: ${line}`))
  const prose =
    'We leave on Monday, from the car park, at\n7:15 in the morning, and are back by\n16:30.'
  expect(shownPlain(prose)).toEqual([`paragraph: ${prose.replaceAll('\n', '/')}`])
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

test('plain text: what is indented below a colon and a blank line is code', () => {
  const text =
    'Retry guide\n===========\n\nTo retry with Python:\n\n    def go():\n        return 1\n\n    go()\n\nDone.'
  expect(shownPlain(text)).toEqual([
    'heading: Retry guide',
    'paragraph: To retry with Python:',
    'code: def go():/        return 1//    go()',
    'paragraph: Done.',
  ])
  expect(shownPlain('1. Build::\n\n     - All\n     - Make\n\n2. Go')).toEqual([
    'item: Build::',
    'code: - All/     - Make',
    'item: Go',
  ])
})

test.each([
  ['a sentence', 'She said:\n\n    We are at sea, and the\n    wind is good.'],
  ['an item', 'You need:\n\n  - bread\n  - salt'],
  ['an option', 'Options:\n\n  -v  says more\n  -q  says less'],
  ['a field', 'Details:\n\n    Arrival:  3 October\n    Price:    3 euro'],
  ['as deep as what is above', '    It has two parts:\n\n    run()'],
  ['without a blank line above', 'Run:\n    make all'],
])('plain text: below a colon, %s is no code', (_, text) => {
  expect(shownPlain(text).filter((block) => block.startsWith('code'))).toEqual([])
})

test('plain text is read in linear time', async () => {
  const hostile = [
    'a:\n\n  b\n',
    ':\n\n\t',
    'a: b\n',
    '[1',
    'A',
    '1. a\nb\n\n',
    '2026-01-01 a\n b\n',
  ]
  for (const part of hostile)
    await expectLinear((length) => {
      const text = `${part.repeat(length)}\n${'A'.repeat(length)}\nb`
      return () => readPlainBlocks(text)
    }, 20_000)
})

test('plain text: a command below a colon is code, though it is not indented', () => {
  const run = (command: string) => shownPlain(`To see it, run:\n\n${command}\n\nThen look.`)[1]
  expect(run('dpkg --status hello')).toBe('code: dpkg --status hello')
  expect(run('# cp debian.iso /dev/sdX\n# sync')).toBe('code: # cp debian.iso /dev/sdX/# sync')
  expect(run('the lists, -a or --all.')).toBe('paragraph: the lists, -a or --all.')
  expect(run('Conffiles are kept')).toBe('paragraph: Conffiles are kept')
})

test('plain text: items are read at any indentation, and with the signs of formatted text', () => {
  expect(shownPlain('It needs:\n\n      * a name,\n      * a number\n        of its own.')).toEqual(
    ['paragraph: It needs:', 'item: a name,', 'item: a number/        of its own.'],
  )
  expect(shownPlain('다음을 알아봐야 합니다:\n\n  • 이름\n  • 주소')).toEqual([
    'paragraph: 다음을 알아봐야 합니다:',
    'item: 이름',
    'item: 주소',
  ])
  expect(shownPlain('It needs:\n\n➢ a name,\n➢ a number')).toEqual([
    'paragraph: It needs:',
    'item: a name,',
    'item: a number',
  ])
})

test('plain text: lines of letters that are two columns wide are measured by their columns', () => {
  const wrapped =
    '설치 프로그램은 메모리 시스템에서 실행할 수 있도록 자동으로\n메모리 절약 기법을 사용합니다. lowmem=1 또는 lowmem=2 parameter\n라미터를 사용하면 됩니다.'
  expect(shownPlain(wrapped)).toEqual([`paragraph: ${wrapped.replaceAll('\n', '/')}`])
})

test('names that share a field open it', () => {
  const hours = 'Mon-Thu: 8:30 - 17:30\nFri: 8:30 - 13:00\nSat, Sun: closed'
  expect(readPlainBlocks(hours).map(({ start, end }) => hours.slice(start, end))).toEqual(
    hours.split('\n'),
  )
})
