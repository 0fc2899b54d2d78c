import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { ApiClient } from '../../src/client/api-client.ts'
import { readConfig } from '../../src/config/config.ts'
import { openStorage } from '../../src/storage/open-storage.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { freshPlace, type Place } from '../support/service/fresh-place.ts'
import { startService } from '../support/service/start-service.ts'
import { until } from '../support/service/until.ts'
import { firstVersion, firstVersionPlaces } from '../support/storage/first-version-store.ts'

/** The store is from 2026: nothing in it may be too old to be kept. */
const env = { KEEP_ANSWERS_DAYS: '36500', KEEP_USAGE_DAYS: '36500' }

describe.each(firstVersionPlaces)('a store that the first version left on $name', ({ fresh }) => {
  test('goes on with all that was in it', async () => {
    await using place = await fresh()
    await using service = await startService({ ...place, env: { ...place.env, ...env } })
    const { key, revokedKey, documents, interactionId, question, reply, tokens } = firstVersion
    const ada = new ApiClient(service.url, { key })

    const former = new ApiClient(service.url, { key: revokedKey })
    expect((await former.refusal('getUsage', {})).problem.code).toBe('invalid_api_key')
    expect(await ada.call('getUsage', {})).toMatchObject({ balance: tokens, held: 0 })
    for (const { id, text } of documents) expect(await textOf(ada, id)).toBe(text)
    const told = await ada.call('getInteraction', { interaction_id: interactionId })
    expect(told.messages.at(-1)?.content).toBe(reply)
    for (const { doc_id, start, end, quote } of told.citations)
      expect(documents.find(({ id }) => id === doc_id)?.text.slice(start, end)).toBe(quote)

    await until(async () => {
      const { data } = await ada.call('listDocuments', {})
      return data.every(({ status }) => status === 'ready')
    })
    const messages = [{ role: 'user' as const, content: question }]
    const { citations, usage } = await ada.call('interact', { messages })
    expect(citations.at(0)?.quote).toContain(told.citations.at(0)?.quote)
    expect(usage.balance_remaining).toBe(tokens - 3)
  })

  test('has the schema of a new one', async () => {
    await using place = await fresh()
    await using newPlace = await freshPlace(place.env.DATABASE_URL ? undefined : '')
    await using old = await opened(place)
    await using made = await opened(newPlace)

    expect(await schemaOf(old)).toEqual(await schemaOf(made))
  })
})

async function textOf(client: ApiClient, doc_id: string): Promise<string> {
  const response = await client.send('getDocumentContent', { doc_id, format: 'text' })
  return response.text()
}

/** As a server opens it, which changes the schema first. */
function opened({ env, dataDirectory }: Place): Promise<Storage> {
  return openStorage(readConfig({ ...env, DATA_DIR: dataDirectory }).storage)
}

/** All columns and indexes, without regard to their order. */
async function schemaOf({ kind, db }: Storage): Promise<unknown> {
  const columns =
    kind === 'embedded'
      ? sql`select owner.name as owner, column.name, column.type, column."notnull", column.dflt_value, column.pk
          from sqlite_master as owner, pragma_table_info(owner.name) as column
          where owner.type = 'table' order by 1, 2`
      : sql`select table_name, column_name, data_type, collation_name, is_nullable, column_default
          from information_schema.columns where table_schema = 'public' order by 1, 2`
  const indexes =
    kind === 'embedded'
      ? sql`select name, tbl_name, sql from sqlite_master where type <> 'table' order by name`
      : sql`select indexname, indexdef from pg_indexes where schemaname = 'public' order by 1`
  return { columns: (await columns.execute(db)).rows, indexes: (await indexes.execute(db)).rows }
}
