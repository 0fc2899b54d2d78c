import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hashText } from '../base/hash/hash-text.ts'
import { entityHash, entityId } from './entity-id.ts'

test('an id leads to the hash of its entity, in its own graph', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (graphId, key) => {
      const id = entityId(graphId, key)
      expect(id).toMatch(/^ent_[0-9a-z]{11}$/)
      expect(entityHash(graphId, id)).toBe(hashText(`e:${key}`))
      expect(entityHash(`${graphId}x`, id)).not.toBe(hashText(`e:${key}`))
    }),
  )
})

test.each([
  ...['', 'ent_', 'ent_zzzzzzzzzzz', 'ent_0000000000', 'ent_000000000000', 'ent_0000000000A'],
  ...['doc_00000000000', ' ent_00000000000', 'ent_0000000000-'],
])('%j is no id of an entity', (id) => {
  expect(entityHash('graph_1', id)).toBeUndefined()
})
