import { expect, test } from 'vitest'
import { parseDocument } from './parse-document.ts'

test('columns of one name beside each other are told each under it', async () => {
  expect((await parse('Key;Comment;Comment\nA-1;broken;mended\nA-2;new;\n')).text).toBe(
    'Key: A-1; Comment: broken; Comment: mended\nKey: A-2; Comment: new',
  )
  expect((await parse('2024;2025;2024\nx;y;z\nu;v;w\n')).text).not.toContain('2024: x')
})

test('a long record of JSON stands under its title', async () => {
  const body = 'It ends with an error when the file is empty. '.repeat(10)
  const issues = [
    { id: 1, title: 'Crash at start', user: { login: 'ada' }, body: `<p>${body}</p>` },
    { id: 2, title: 'Dark mode', user: { login: 'ole' }, body: 'Please.' },
  ]
  const { text, blocks, title } = await parse(JSON.stringify(issues))

  expect(blocks.slice(0, 4).map(({ start, end }) => text.slice(start, end))).toEqual([
    'Crash at start',
    'id: 1',
    'title: Crash at start',
    'user.login: ada',
  ])
  expect(text).toContain(`body:\n\n${body.trim()}\n\nid: 2; title: Dark mode`)
  expect(title).toBeUndefined()
})

test('values: rows with their headers, and JSON with its paths', async () => {
  expect((await parse('name;city\nAda;"London; UK"\nCharles;\n')).text).toBe(
    'name: Ada; city: London; UK\nname: Charles',
  )
  const forExcel = 'sep=;\r\nname;city;age\r\nAda;London;36\r\nCharles;London;79\r\n'
  expect((await parse(forExcel)).text).toBe(
    'name: Ada; city: London; age: 36\nname: Charles; city: London; age: 79',
  )
  expect((await parse('1,2\n3,4\n5,6\n')).text).toBe('1 | 2\n3 | 4\n5 | 6')
  const titled = 'name;city\nAda;London\n'
  const read = 'Members\n\nname: Ada; city: London'
  expect((await parse(`Members;\n;\n${titled}`)).text).toBe(read)
  expect((await parse(`Members\n\n${titled}`, 'members.csv')).text).toBe(read)
  expect((await parse('[{"a":{"b":[1,2]},"c":null},{"d":[{"e":"x"}]}]')).text).toBe(
    'a.b: 1, 2\n\nd[0]: e: x',
  )
  expect((await parse('{"a":1}\n{"a":2}\n')).text).toBe('a: 1\n\na: 2')
  const list = JSON.stringify({ items: Array.from({ length: 200_000 }, (_, id) => ({ id })) })
  expect((await parse(list)).text).toMatch(/^items\[0\]: id: 0\n\nitems\[1\]: id: 1\n\n/)
})

test('a text, or Markdown, that is nothing but separated values has the rows of a CSV file', async () => {
  const values = 'sku,product,stock\nA1,Dowel,1240\nB2,"Hinge, brass",12\n'
  const table = await parse(values, 'stock.csv')
  for (const name of ['stock.txt', 'stock.md'])
    expect(await parse(values, name)).toMatchObject({
      format: 'text',
      text: 'sku: A1; product: Dowel; stock: 1240\nsku: B2; product: Hinge, brass; stock: 12',
      blocks: table.blocks,
    })
})

test('JSON: a short record is a row, a long one has a row for each value, and prose is prose', async () => {
  const prose = 'The café is open. It has a garden.\n\nIt is white.'.repeat(10)
  const menu = {
    menu: { updated: '2026-02-20', drinks: [{ name: 'Flat white', kcal: 120 }, { name: 'Tea' }] },
    about: prose,
  }
  const { text, blocks } = await parse(JSON.stringify(menu))
  expect(text).toBe(
    `menu.updated: 2026-02-20\n\nmenu.drinks[0]: name: Flat white; kcal: 120\n\nmenu.drinks[1]: name: Tea\n\nabout: ${prose}`,
  )
  expect(blocks.slice(0, 4).map(({ kind, opens }) => [kind, opens])).toEqual([
    ['row', false],
    ['row', false],
    ['row', false],
    ['paragraph', false],
  ])
  const settings = Object.fromEntries(
    Array.from({ length: 30 }, (_, at) => [`key${at}`, 'a value']),
  )
  expect((await parse(JSON.stringify({ settings }))).text).toMatch(
    /^settings\.key0: a value\nsettings\.key1: a value\n/,
  )
})

test('JSON: numbers stay as they are written, however long they are', async () => {
  const order =
    '{"id":12345678901234567890,"price":1.10,"rate":-1e400,"n":[0,-0,41.0],"s":"1.10 \\" 2.0"}'
  expect((await parse(order)).text).toBe(
    'id: 12345678901234567890; price: 1.10; rate: -1e400; n: 0, -0, 41.0; s: 1.10 " 2.0',
  )
  expect((await parse('{"id":9007199254740993}\n{"id":9007199254740995}\n')).text).toBe(
    'id: 9007199254740993\n\nid: 9007199254740995',
  )
})

function parse(text: string, filename?: string) {
  return parseDocument(Buffer.from(text), { filename })
}
