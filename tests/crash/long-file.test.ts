import { describe, expect, test } from 'vitest'
import { ApiClient } from '../../src/client/api-client.ts'
import { Document } from '../../src/contract/documents/documents.ts'
import { expectIndexWhole } from '../storage/expect-index-whole.ts'
import { scanOfLines } from '../support/library/pictures.ts'
import { places } from '../support/service/fresh-place.ts'
import { often, until } from '../support/service/until.ts'
import { ServerThatDies } from './server-that-dies.ts'

const ports = ['Marenholm', 'Calderwick', 'Brentholm', 'Harrowick', 'Stavenholm', 'Lindwick']

describe.each(places)('a server on $name that is killed while it reads a scan', ({ fresh }) => {
  test('reads it to its end at its next start, and no page twice', async () => {
    await using server = await ServerThatDies.start(fresh)
    const { db } = server.storage
    const { key } = await server.service.createAccount()
    const scan = await scanOfLines(ports.map((port) => `The ferry of ${port} crosses at noon.`))

    const client = new ApiClient(server.service.url, { key })
    const sent = await client.sendFile(scan, 'ferries.pdf', {}, { prefer: 'respond-async' })
    const { doc_id, status, title } = Document.parse(await sent.json())
    expect([sent.status, status, title]).toEqual([202, 'indexing', 'ferries.pdf'])
    const now = async () => {
      const document = db.selectFrom('documents').selectAll().where('id', '=', doc_id)
      const { reading } = await document.executeTakeFirstOrThrow()
      return Document.shape.reading.parse(reading === null ? undefined : JSON.parse(reading))
    }
    await until(async () => ((await now())?.pages_read ?? 0) >= 2, often)
    await server.die()
    const before = await now()
    expect(before?.pages).toBe(ports.length)
    await renamePort(server)

    await server.startAgain()
    const again = new ApiClient(server.service.url, { key })
    const told: number[] = []
    await until(async () => {
      const document = await again.call('getDocument', { doc_id })
      if (document.reading) told.push(document.reading.pages_read)
      return document.status !== 'indexing'
    })

    expect(Math.min(...told)).toBeGreaterThanOrEqual(before?.pages_read ?? 0)
    // The first page is as it was stored, and not as it would be read anew.
    const text = await again.text(doc_id)
    for (const port of ['Elsewhere', ...ports.slice(1)]) expect(text).toContain(port)
    expect(await again.call('getDocument', { doc_id })).toMatchObject({
      status: 'ready',
      metadata: { read_by_ocr: 'pages 1 to 6' },
    })
    expect(await db.selectFrom('job_steps').selectAll().execute()).toEqual([])
    await expectIndexWhole(server.storage)
    const repeated = await again.sendFile(scan, 'ferries.pdf')
    expect([repeated.status, Document.parse(await repeated.json()).doc_id]).toEqual([201, doc_id])
  })
})

/** Changes what was read on the first page. */
async function renamePort({ storage: { db } }: ServerThatDies): Promise<void> {
  const first = db.selectFrom('job_steps').selectAll().where('name', '=', 'page 1')
  const { result } = await first.executeTakeFirstOrThrow()
  const changed = result.replace(ports[0] ?? '', 'Elsewhere')
  await db.updateTable('job_steps').set({ result: changed }).where('name', '=', 'page 1').execute()
}
