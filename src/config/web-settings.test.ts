import { expect, test } from 'vitest'
import { engineTable } from '../web-access/search-engines/engine-table.ts'
import { readConfig } from './config.ts'
import { engineKeys } from './web-settings.ts'

test('each setting for a key gives it to an engine that takes one', () => {
  const settings = Object.keys(engineKeys)
  const environment = Object.fromEntries(settings.map((setting) => [setting, `of ${setting}`]))
  const { keys } = readConfig(environment).web.search
  const takeKeys = engineTable.filter(({ key }) => key !== 'none').map(({ name }) => name)
  expect([...keys.keys()].sort()).toEqual(takeKeys.sort())
  expect(new Set(keys.values()).size).toBe(settings.length)
})
