import { expect, test } from 'vitest'
import { expectLinear } from '../../../../../tests/support/threads/expect-linear.ts'
import { readBlocks, readPlainBlocks } from '../../read-blocks.ts'

/** Each block of a text, a plain one unless it is read otherwise, as `kind: content`, with a mark if it opens its list. */
function shown(text: string, read = readPlainBlocks): string[] {
  return read(text).map(({ kind, opens, start, end }) => {
    return `${kind}${opens ? '*' : ''}: ${text.slice(start, end).replaceAll('\n', '/')}`
  })
}

const recipe = `Apple crumble cake

Serves 12

Ingredients
500 g flour
250 ml lukewarm milk
1 sachet dry yeast
½ lemon (organic)
a pinch of salt

For the crumble
200 g butter
150 g sugar

Method
1. Mix the flour with the milk.
2. Bake it.`

test('quantities below a title are items, and so is the title of numbered steps a heading', () => {
  expect(shown(recipe)).toEqual([
    'paragraph: Apple crumble cake',
    'paragraph: Serves 12',
    'heading: Ingredients',
    'item*: 500 g flour',
    'item: 250 ml lukewarm milk',
    'item: 1 sachet dry yeast',
    'item: ½ lemon (organic)',
    'item: a pinch of salt',
    'heading: For the crumble',
    'item*: 200 g butter',
    'item: 150 g sugar',
    'heading: Method',
    'item*: Mix the flour with the milk.',
    'item: Bake it.',
  ])
})

test('quantities may stand alone, below a title with a blank line, and in several lists with a colon over each', () => {
  expect(shown('Zutaten\n\n3 Eier\n200g Mehl')).toEqual([
    'heading: Zutaten',
    'item*: 3 Eier',
    'item: 200g Mehl',
  ])
  expect(shown('Bring this for us all.\n\n1-2 eggs\n1 1/2 cups of milk')).toEqual([
    'paragraph: Bring this for us all.',
    'item*: 1-2 eggs',
    'item: 1 1/2 cups of milk',
  ])
  expect(shown('For the dough:\n2 eggs\n90 g flour\nFor the crumble:\n1 egg\n20 g oats')).toEqual([
    'paragraph: For the dough:',
    'item*: 2 eggs',
    'item: 90 g flour',
    'paragraph: For the crumble:',
    'item*: 1 egg',
    'item: 20 g oats',
  ])
})

test('things in small letters below a title, and names below a title alone, are items', () => {
  expect(shown('Packing list\npassport\nrain jacket\n2 towels\nsun cream')).toEqual([
    'heading: Packing list',
    'item*: passport',
    'item: rain jacket',
    'item: 2 towels',
    'item: sun cream',
  ])
  expect(shown('Agenda\n\nBudget for 2026\nNew printer\nAny other business')).toEqual([
    'heading: Agenda',
    'item*: Budget for 2026',
    'item: New printer',
    'item: Any other business',
  ])
})

test.each([
  [
    'a poem',
    'The Tyger\n\nTyger Tyger burning bright\nIn the forests of the night\nWhat immortal hand or eye\nCould frame thy fearful symmetry',
  ],
  [
    'a poem in small letters',
    'Still life\nthe lamp is on the table by the door\nand no one comes to put it out again\nthe clock goes on',
  ],
  ['an address', 'Ada Lovelace\n14 Quay Street\nLondon'],
  ['an address below a name', 'Ada Lovelace\n\n14 Quay Street\nPort Ellery\nScotland'],
  ['an address with a postal code', 'Claire Petit\n12 rue de la Paix\n75002 Paris'],
  [
    'the signature of a mail',
    'We come on Monday.\n\nBest regards,\nAda Lovelace\nHead of Sales\n+44 20 7946 0000',
  ],
  [
    'wrapped prose',
    'The engine weaves algebraic patterns just as the\nJacquard loom weaves flowers and\nleaves',
  ],
  [
    'prose that is wrapped narrowly',
    'The quick brown fox\njumps over a lazy\ndog and runs on\ninto the woods of\n12 oaks and 3\npines',
  ],
  ['code', 'Example\nlet a = 1\nlet b = 2\ngo()'],
  ['a log', 'Output\n12:01 start of run\n12:02 end of run\n12:03 bye'],
  [
    'numbered lines of a transcript',
    'Hearing\n1 THE COURT Good morning\n2 and welcome to all of\n3 you',
  ],
  ['a transcript', 'Scene one\nADA: Good morning\nBEN: Hello\nADA: Sit down'],
  ['a table', 'Stock\napples   12\npears     3\nplums     7'],
  ['a table with counts', 'Stock\n12 apples   red\n3 pears     green\n7 plums     blue'],
  ['the end of a commit', 'Update the tests\n\nReported-by: Ada Bell\nFixes #10410\nCloses #10419'],
])('the lines of %s are no items', (_, text) => {
  expect(shown(text).filter((block) => block.startsWith('item'))).toEqual([])
  expect(shown(text).filter((block) => block.startsWith('heading'))).toEqual([])
})

test.each([
  'A\n1 b\n',
  'A:\n1 b\n',
  'A\n\nb\nc\nd\n',
  '1 b\n',
  'A\n\n1. b\n\n',
  'a\n',
  'A  £1 a b\n',
  'Mon 1\n',
  'A  ',
])('lists without marks are read in linear time: %j', async (part) => {
  await expectLinear((length) => {
    const text = part.repeat(length)
    return () => readPlainBlocks(text)
  }, 10_000)
})

test.each([
  [
    'English',
    'Dates',
    [
      '20 Nov  Flu vaccinations',
      'Sat 13 December: no, school (packed lunch, £14)',
      'Jan 5   No school.',
    ],
  ],
  [
    'German',
    'Termine',
    ['Mi 3. Dezember Adventsfeier', 'Do, 12. Jan. Elternabend um 19 Uhr', 'Mo 2. Februar Ferien'],
  ],
  ['Spanish', 'Fechas', ['3 de mayo Fiesta', '12 de junio de 2026 Fin de curso', '1 jul Verano']],
])(
  'lines that open with days of %s months are items, in a plain text and in Markdown',
  (_, title, lines) => {
    const dates = lines.map((line, index) => `item${index === 0 ? '*' : ''}: ${line}`)
    expect(shown(`Hello.\n\n${title}\n${lines.join('\n')}`)).toEqual([
      'paragraph: Hello.',
      `heading: ${title}`,
      ...dates,
    ])
    const markdown = `# Hello\n\n## ${title}\n\n${lines.join('\n')}`
    expect(shown(markdown, readBlocks).slice(2)).toEqual(dates)
  },
)

test.each([
  ['two days', '20 Nov  Flu\n3 Dec   Open morning'],
  ['numbers with what is no month', 'Room 20 Ada\nRoom 3 Bob\nRoom 5 Cyd'],
])('%s are no list of dates', (_, text) => {
  expect(shown(`Above.\n\n${text}`).filter((block) => block.includes('item'))).toEqual([])
})

test('lines that mostly end with a value are items, as in a list of prices', () => {
  const prices = ['Double room 104 €', 'Dog $8', 'Reading 12 MB/s', 'Tax 2,80 € from 16 on']
  const items = prices.map((line, index) => `item${index === 0 ? '*' : ''}: ${line}`)
  expect(shown(`Hello.\n\nPrices\n${prices.join('\n')}`)).toEqual([
    'paragraph: Hello.',
    'heading: Prices',
    ...items,
  ])
  expect(shown(`Hello.\n\n${prices.join('\n')}`).slice(1)).toEqual(items)
})

test('things apart from their prices, also per something, and days with their hours are items', () => {
  const prices = ['Adults        £210 a year', 'Locker rental\t£25 per month', 'Late payment  £20']
  const hours = ['Monday     closed', 'Tuesday    4 pm - 8 pm', 'Sat.       8 am - 6 pm']
  const horario = ['Lunes a viernes    7:00 - 22:30', 'Domingo            9:00 - 14:00']
  const items = (lines: readonly string[]) =>
    lines.map((line, index) => `item${index === 0 ? '*' : ''}: ${line}`)
  const text = `The club.\n\nFees\n${prices.join('\n')}\n\nOpen\n${hours.join('\n')}\n\nHorario\n${horario.join('\n')}`
  expect(shown(text)).toEqual([
    'paragraph: The club.',
    'heading: Fees',
    ...items(prices),
    'heading: Open',
    ...items(hours),
    'heading: Horario',
    ...items(horario),
  ])
})

test.each([
  ['two lines', 'Double room 104 €\nDog 8 €'],
  ['an address', 'Ada Bell\nHigh Street 12\nPerth'],
  ['prose', 'They sold the house for 104\nand bought it back for 208\nin the end.'],
  ['a table', 'Room      Low    High\nSingle    £68    £89\nDouble    £98    £129'],
  ['prose with days', 'Monday is the day of the moon for us\nFriday is that of love'],
])('%s is no list of values', (_, text) => {
  expect(shown(`Above.\n\n${text}`).filter((block) => block.includes('item'))).toEqual([])
})
