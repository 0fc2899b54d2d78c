import { expect, test } from 'vitest'
import { passageOf } from '../../../../tests/support/library/passage-of.ts'
import { understand } from '../question/understand.ts'
import { readCandidates } from './candidates.ts'
import { rowChain } from './row-chain.ts'

const products = `| product | sensor_supplier | battery_supplier | engineer |
|---|---|---|---|
| Tern | Nordsen | Voltcell | Ida Morn |
| Auk | Sonaris | Voltcell | Lars Holm |
`
const suppliers = `| supplier | city | contact |
|---|---|---|
| Nordsen | Aarhus | Mette Juhl |
| Sonaris | Brest | Yann Goff |
| Voltcell | Delft | Daan Smit |
`
const people =
  'Ada Brae runs the office. Carl Brae left the company in 2009 and runs Nordsen today. Nordsen is old.\n'

test.each([
  ['In which city is the supplier of the sensor of the Auk?', 'Brest'],
  ['Who is the contact at the battery supplier of the Tern?', 'Daan Smit'],
])(
  'a question leads from a row over the value that another table has too: %s',
  (question, cell) => {
    const { text, rows } = chainOf(question) ?? {}

    expect(text).toBe(cell)
    expect(rows).toHaveLength(2)
    expect(rows?.at(-1)).toContain(cell)
  },
)

test('a question leads from a row to the sentence that says what is left of it of a value', () => {
  const { text, rows } = chainOf('Who runs the company that supplies the sensor of the Tern?') ?? {}

  expect(text).toBeUndefined()
  expect(rows).toHaveLength(2)
  expect(rows?.at(-1)).toBe('Carl Brae left the company in 2009 and runs Nordsen today.')
})

test.each([
  ['one row has all that is asked', 'Who is the engineer of the Auk?'],
  ['it names no row', 'In which city is the supplier of the sensor?'],
  ['no column is called what is left of it', 'Which prize did the supplier of the Auk win?'],
  ['two suppliers are as likely', 'In which city is the supplier of the Auk?'],
])('a question leads nowhere if %s', (_, question) => {
  expect(chainOf(question)).toBeUndefined()
})

test.each([
  ['a number', 'Who is the manager of the room of the Auk?'],
  ['a year', 'Which party built the Auk?'],
  ['a number in a sentence', 'Who decides about the room of the Auk?'],
  ['a no in a sentence', 'Who decides about the support of the Auk?'],
  ['an article in a sentence', 'Who counts the class of the Auk?'],
  ['a pronoun in a sentence', 'Who counts the team of the Auk?'],
])('%s that stands in another place too leads there by chance alone', (_, question) => {
  expect(chainOf(question, staff, ships)).toBeUndefined()
})

test('a number leads to the row in whose column the question looks for it', () => {
  const { text } = chainOf('Who won in the year that the Auk was built in?', staff, ships) ?? {}
  expect(text).toBe('Wilson')
})

test('the number of an order leads to its row in another table, as that has a column of such numbers', () => {
  const orders = '| Order | Customer |\n|---|---|\n| 1042 | Dahl |\n| 1043 | Oak School |\n'
  const sent = '| Order no. | City |\n|---|---|\n| 1042 | Leeds |\n| 1043 | Hull |\n'
  const others = sent.replace('1043', '7').replace('1042', '9')

  const asked = 'Which city does Oak School have its order in?'
  expect(chainOf(asked, sent, orders)?.text).toBe('Hull')
  expect(chainOf(asked, others, orders)).toBeUndefined()
})

test('two rows with the same value in a column are ways to different answers, so none is told', () => {
  const more = `${suppliers}| Sonaris | Lyon | Anne Roy |\n`
  expect(chainOf('In which city is the supplier of the sensor of the Auk?', more)).toBeUndefined()
})

const devices = `| no. | device | state | maker |
|---|---|---|---|
| 1 | Pump XR 2 | broken | Nordsen |
| 2 | Pump XR 9 | fine | Sonaris |
| 3 | Crane | broken | Voltcell |
`

test.each([
  ['In which city is the maker of the broken pump?', 'Aarhus'],
  // Two things are broken, and two are pumps.
  ['In which city is the maker of the pump?', undefined],
])('a row may be told by words in two of its cells: %s', (question, city) => {
  expect(chainOf(question, suppliers, devices)?.text).toBe(city)
})

const crew = `| name | post | supervisor |
|---|---|---|
| Ida Morn | fitter | Ole Hansen |
| Lars Holm | painter | Kari Lund |
`
const letter = 'The lease of the old quay was signed by Lars Holm. Ida Morn paints boats.\n'

test.each([
  ['Who is the boss of the engineer of the Auk?', 'Kari Lund'],
  ['Who is the boss of the fitter who is the engineer of the Tern?', 'Ole Hansen'],
])(
  'somebody works under whom a column of superiors has, however it is called: %s',
  (question, name) => {
    expect(chainOf(question, crew)?.text).toBe(name)
  },
)

test('somebody whom a question only describes is whom the sentence about that names', () => {
  const asked = 'Who is the boss of the person who signed the lease of the old quay?'
  const told = chainOf(asked, crew, letter)
  expect(told?.text).toBe('Kari Lund')
  expect(told?.rows?.[0]).toContain('signed by Lars Holm')
  expect(
    chainOf(asked, crew, `${letter}Ida Morn signed the lease of the old quay too.`),
  ).toBeUndefined()
})

const ships = `| ship | room | year built | support | class | team |
|---|---|---|---|---|---|
| Auk | 12 | 1912 | no | A | IT |
| Tern | 14 | 1954 | yes | B | HR |
`
const staff = `| name | age | manager |
|---|---|---|
| Ida Morn | 12 | Ole Hansen |
| Lars Holm | 14 | Kari Lund |

| year | won | party |
|---|---|---|
| 1912 | Wilson | Democrats |
| 1954 | Attlee | Labour |

Anna Lie decides about this, no matter what it costs. Carl Moe decides when 12 people come. A clerk counts it.
`

function chainOf(question: string, second = suppliers, first = products) {
  const passages = [
    passageOf(first, { title: 'Products', docId: 'products' }),
    passageOf(second, { title: 'Suppliers', docId: 'suppliers' }),
    passageOf(people, { title: 'People', docId: 'people' }),
  ]
  const candidates = readCandidates(understand([{ role: 'user', content: question }]), passages)
  const chain = rowChain(candidates)
  return (
    chain && {
      text: chain.cell?.text,
      rows: chain.excerpts.map(({ units }) =>
        units.map((unit) => candidates.units[unit]?.shown).join('\n'),
      ),
    }
  )
}
