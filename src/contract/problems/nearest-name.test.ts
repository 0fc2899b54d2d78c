import { expect, test } from 'vitest'
import { nearestName } from './nearest-name.ts'

const known = ['messages', 'model', 'target_graph_id', 'target_doc_id', 'expires_at', 'q']

test.each([
  ['graph_id', 'target_graph_id'],
  ['targetDocId', 'target_doc_id'],
  ['expires_in_seconds', 'expires_at'],
  ['mesages', 'messages'],
  ['message', 'messages'],
  ['modle', 'model'],
])('%s is near %s', (name, near) => {
  expect(nearestName(name, known)).toBe(near)
})

test.each(['temperature', 'id', '', 'constructor', '__proto__', '😀'])(
  '%s is near none',
  (name) => {
    expect(nearestName(name, known)).toBeUndefined()
  },
)
