import { expect, test } from 'vitest'
import { contractLimits } from '../../../../contract/limits.ts'
import { TextBudget } from '../../../../extraction/blocks/text-budget.ts'
import { parseYamlApi } from './parse-yaml-api.ts'

test('a text that only has a line like that of an API is left to others, however long it is', () => {
  const budget = new TextBudget()
  const most = contractLimits.documentValues
  expect(parseYamlApi(`openapi: see below\n${'a, '.repeat(most / 2)}`, budget)).toBeUndefined()
  expect(parseYamlApi(`openapi: see below\n${'a, '.repeat(most)}`, budget)).toBeUndefined()
  expect(() => budget.addValues(most)).not.toThrow()
})
