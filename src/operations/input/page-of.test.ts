import { expect, test } from 'vitest'
import { newId } from '../../base/ids.ts'
import { pageOf } from './page-of.ts'

test('a list goes on after an id of its own kind, and after nothing else', () => {
  const graphId = newId('graph')
  const goOn = (starting_after: string) => () => pageOf('graph', { limit: 7, starting_after })

  expect(goOn(graphId)()).toEqual({ limit: 7, startingAfter: graphId })
  for (const cursor of ['zzz', '', 'graph_', 'graph_9', newId('document'), `${graphId}_x`])
    expect(goOn(cursor)).toThrow('Invalid value for parameter: starting_after. It must be')
})
