import { expect, test } from 'vitest'
import { expectLinear } from '../../../../../tests/support/threads/expect-linear.ts'
import { isPlainCsv } from './is-plain-csv.ts'

test.each([
  ['commas', 'sku,product,stock\nA1,Dowel,1240\nB2,"Hinge, brass",12\n'],
  ['commas with spaces and a column of numbers', 'name, stock\nDowel, 1240\nHinge, 12'],
  ['semicolons and an empty line', 'name;city\nAda;London\n\nBob;Rome\n'],
  ['tabs', 'name\tcity\r\nAda\tLondon\r\nBob\tRome\r\n'],
  ['commas and lines within quotes', 'sku,note\nA1,"one,\ntwo"\nB2,"\n3"\n'],
  ['a line of nothing but a byte order mark', '\ufeff\nsku,stock\nA1,7\nB2,12\n'],
  ['years', 'team;2023;2024\nA;1;2\nB;3;4'],
  ['letters without capitals', '商品,数量\n钉子,12\n螺丝,7'],
])('lines with as many values, by %s, are a table', (_, text) => {
  expect(isPlainCsv(text)).toBe(true)
})

test.each([
  ['two lines', 'name;city\nAda;London'],
  ['a poem', 'Roses are red, violets are blue\nSugar is sweet, so are you\nAnd so am I, too'],
  ['a poem without spaces', '床前明月光,疑是地上霜\n举头望明月,低头思故乡\n春眠不觉晓,处处闻啼鸟'],
  ['names', 'Smith, John\nDoe, Jane\nRoe, Richard'],
  ['prices', 'Coffee 2,50\nTea 1,80\nCocoa 3,20'],
  ['sentences that count', 'On Monday, 3 came.\nOn Tuesday, 4 came.\nOn Sunday, 5 came.'],
  ['a list', '- a,b\n- c,d\n- e,f'],
  ['code', 'foo(a,b)\nbar(c,d)\nbaz(e,f)'],
  ['fields', 'from: Ada;to: Bob\nfrom: Bob;to: Ada\nfrom: Ada;to: Eve'],
  ['long prose', `Then,now\n${'word '.repeat(30)},${'word '.repeat(30)}\na,b`],
  ['values above a letter', `name;city\n${'Ada;London\n'.repeat(3000)}Dear Ada, this is all.`],
])('%s are no table', (_, text) => {
  expect(isPlainCsv(text)).toBe(false)
})

test.each(['a,b\n', 'a,"\n', '",\n', 'a,b', ',"b" '])(
  'whether a text is a table is told in linear time: %j',
  async (part) => {
    await expectLinear((length) => {
      const text = part.repeat(length)
      return () => isPlainCsv(text)
    }, 10_000)
  },
)
