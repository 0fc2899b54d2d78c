import { expect, test } from 'vitest'
import { runSmallResearch } from '../../../tests/support/web/run-small-research.ts'

test('The graph of a report has its sources as nodes, and a quotation behind every relation of names', async () => {
  const { graph, sources } = await runSmallResearch()
  const ids = new Set(graph.nodes.map(({ id }) => id))
  expect(graph.nodes.filter(({ kind }) => kind === 'source')).toHaveLength(sources.length)
  expect(graph.nodes.map(({ label }) => label)).toContain('Ada Lund')
  for (const { from, to, status, evidence } of graph.edges) {
    expect(ids.has(from) && ids.has(to)).toBe(true)
    if (status !== 'structure') expect(evidence.length).toBeGreaterThan(0)
    for (const { source, start, end, quote } of evidence)
      expect(sources[source - 1]?.page.text.slice(start, end)).toBe(quote)
  }
})
