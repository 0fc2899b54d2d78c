import { service } from '../service.ts'
import { sampleGraphName } from './sample-graph.ts'

const files = import.meta.glob<string>('../../../examples/library/*.md', {
  query: '?raw',
  import: 'default',
})

/** Adds the sample library in a graph of its own, so that it can be removed at once. */
export async function addSampleLibrary(): Promise<void> {
  const { graph_id } = await service.call('createGraph', { name: sampleGraphName })
  const results = await service.import(await samples(), graph_id)
  const failed = results.find(({ error }) => error)
  if (failed?.error) throw new Error(failed.error.message)
}

/** How many documents of the sample library's graph are not samples. */
export async function countOwn(graph_id: string): Promise<number> {
  const titles = new Set((await samples()).map(({ title }) => title))
  let own = 0
  for (let after: string | undefined; ; ) {
    const page = await service.call('listDocuments', {
      graph_id,
      limit: 100,
      starting_after: after,
    })
    own += page.data.filter(({ title }) => !titles.has(title)).length
    if (page.next_cursor === null) return own
    after = page.next_cursor
  }
}

async function samples(): Promise<readonly { text: string; title: string | undefined }[]> {
  const texts = await Promise.all(Object.values(files).map((load) => load()))
  return texts.map((text) => ({ text, title: /^# (.+)$/m.exec(text)?.[1] }))
}
