import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { languages } from '../../src/language/languages.ts'
import { words } from '../../src/language/words/words.ts'
import { type EvaluationSet, megabytesOf } from '../evaluation-set.ts'
import { measureSearch } from '../search/measure-search.ts'
import type { Search } from '../search/search.ts'
import type { Effort, Measure } from '../speed/measure.ts'

const stopWords = languages.get('en')?.stopWords ?? new Set()

/**
 * SQLite's own full-text search on the same passages and questions, in a file, in this process: its best usual
 * settings (Porter stems, no diacritics, BM25, any word may match, the same stop words as ours left out).
 */
export async function measureFts5(
  set: EvaluationSet,
  effort: Pick<Effort, 'rounds'>,
): Promise<Measure[]> {
  const directory = mkdtempSync(join(tmpdir(), 'skein-fts5-'))
  const database = new DatabaseSync(join(directory, 'fts5.db'))
  try {
    const seconds = Array.from({ length: effort.rounds }, () => index(database, set))
    const megabytes = megabytesOf(set.corpus)
    return [
      { what: 'FTS5: index', unit: 'MB/s', rounds: seconds.map((time) => megabytes / time) },
      ...(await measureSearch('FTS5', searchIn(database), set, effort)),
    ]
  } finally {
    database.close()
    rmSync(directory, { recursive: true })
  }
}

/** The seconds that it took. */
function index(database: DatabaseSync, { corpus }: EvaluationSet): number {
  database.exec('pragma journal_mode = wal; drop table if exists passages')
  const began = performance.now()
  database.exec(
    `create virtual table passages using fts5 (
      id unindexed, title, text, tokenize = 'porter unicode61 remove_diacritics 2')`,
  )
  const insert = database.prepare('insert into passages values (?, ?, ?)')
  database.exec('begin')
  for (const { id, title, text } of corpus) insert.run(id, title, text)
  database.exec('commit')
  return (performance.now() - began) / 1000
}

function searchIn(database: DatabaseSync): Search {
  const statement = database.prepare(
    'select id, text from passages where passages match ? order by bm25(passages) limit ?',
  )
  return async (question, limit) => {
    const asked = words(question).map(({ text }) => text)
    const carrying = asked.filter((word) => !stopWords.has(word))
    const quoted = carrying.map((word) => `"${word}"`)
    return statement.all(quoted.join(' OR '), limit).map(({ id }) => String(id))
  }
}
