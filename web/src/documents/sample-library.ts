import { service } from '../service.ts'
import { sampleGraphName } from './sample-graph.ts'

const files = import.meta.glob<string>('../../../examples/library/*.md', {
  query: '?raw',
  import: 'default',
})

/** Adds the sample library in a graph of its own, so that it can be removed at once. */
export async function addSampleLibrary(): Promise<void> {
  const { graph_id } = await service.call('createGraph', { name: sampleGraphName })
  const texts = await Promise.all(Object.values(files).map((load) => load()))
  const results = await service.import(
    texts.map((text) => ({ text, title: /^# (.+)$/m.exec(text)?.[1] })),
    graph_id,
  )
  const failed = results.find(({ error }) => error)
  if (failed?.error) throw new Error(failed.error.message)
}
