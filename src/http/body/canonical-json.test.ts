import { expect, test } from 'vitest'
import { canonicalJson } from './canonical-json.ts'

test.each([
  ['{"a":1,"b":{"c":[1,{"d":2,"e":3}]}}', '{ "b": {"c":[1.0, {"e":3, "d":2}]}, "a":1 }', true],
  ['{"a":[1,2]}', '{"a":[2,1]}', false],
  ['{"a":"1"}', '{"a":1}', false],
  ['{"__proto__":{"a":1}}', '{}', false],
])('%s and %s: the same is %s', (one, other, same) => {
  expect(canonicalJson(JSON.parse(one)) === canonicalJson(JSON.parse(other))).toBe(same)
})
