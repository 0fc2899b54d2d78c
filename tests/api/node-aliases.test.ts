import { describe, expect } from 'vitest'
import { filledGraph } from '../support/library/filled-graph.ts'
import { test } from '../support/service/shared-service.ts'
import { storageEngines } from '../support/storage/open-test-storage.ts'

const text =
  'The World Health Organization (WHO) met. It was Ada Brook who spoke. Later, Brook left.'

describe.each(storageEngines)('other names of a node on $name', ({ name }) => {
  test.override({ engine: name })

  test('a node is found by each of its names, and told with the sentences that show them', async ({
    service,
  }) => {
    const ada = await service.account()
    const { graph_id, docIds } = await filledGraph(ada, [{ title: 'A meeting', text }])
    const [doc_id = ''] = docIds

    const { data: organizations } = await ada.call('listNodes', { graph_id, q: 'WHO' })
    const [brook] = (await ada.call('listNodes', { graph_id, q: 'brook' })).data

    expect(organizations.map((node) => node.name)).toEqual(['WHO', 'World Health Organization'])
    expect(brook?.name).toBe('Ada Brook')
    for (const { node_id } of [...organizations, ...(brook ? [brook] : [])]) {
      const { aliases } = await ada.call('getNode', { graph_id, node_id })
      expect(aliases).toHaveLength(1)
      for (const { start, end, sentence, ...alias } of aliases) {
        expect(alias.doc_id).toBe(doc_id)
        expect((await ada.text(doc_id)).slice(start, end)).toBe(sentence)
        expect(sentence).toContain(alias.name)
      }
    }
  })

  test('what only a deleted document showed is gone', async ({ service }) => {
    const ada = await service.account()
    const { graph_id, docIds } = await filledGraph(ada, [
      { title: 'A meeting', text },
      { title: 'Another', text: 'In May came the World Health Organization.' },
    ])

    await ada.call('deleteDocument', { doc_id: docIds[0] ?? '' })

    const { data: found } = await ada.call('listNodes', { graph_id, q: 'WHO' })
    const [node] = (await ada.call('listNodes', { graph_id, q: 'World Health' })).data
    const { aliases } = await ada.call('getNode', { graph_id, node_id: node?.node_id ?? '' })
    expect(found).toEqual([])
    expect(aliases).toEqual([])
  })
})
