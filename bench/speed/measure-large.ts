import { hash } from 'node:crypto'
import type { ImportDocument } from '../../src/contract/documents/document-import.ts'
import { freshPlace } from '../../tests/support/service/fresh-place.ts'
import { megabytesOf, readEvaluationSet, toImport } from '../evaluation-set.ts'
import { passagesMax, readCorpusOf } from './large-corpus.ts'
import type { Effort, Measure, Section } from './measure.ts'
import { measureLargeImport } from './measure-large-import.ts'
import { measureLargeChat, measureLargeUpkeep } from './measure-large-use.ts'
import { measureOneCore } from './measure-one-core.ts'
import { measureStart } from './measure-start.ts'

/**
 * Import, chat and upkeep with 100,000 passages or `count`; and with 100,000 both imports with one core. `say` is told
 * what begins.
 */
export async function measureLarge(
  effort: Effort,
  say: (what: string) => void,
  count = passagesMax,
): Promise<Section[]> {
  await using place = await freshPlace()
  const corpus = readCorpusOf(count)
  const megabytes = megabytesOf(corpus)
  const title = `${corpus.length.toLocaleString('en')} passages, ${Math.round(megabytes)} MB`

  say(`import of ${title}`)
  const { measures, key, docIds } = await measureLargeImport(corpus, megabytes, place)
  const loaded = { place, key }
  const questions = mixedQuestions()
  say(`start-up and chat with ${title}`)
  const aims = { startMs: { atMost: 1500 }, memoryMb: { atMost: 400 } }
  const started = await measureStart('loaded', effort, { place, aims })
  const graph = await measureLargeChat('graph', questions, loaded)
  const rag = await measureLargeChat('rag', questions, loaded)
  const some = docIds.filter((_, index) => index % deletedEvery === 0)
  const upkeep = await measureLargeUpkeep(some, loaded)
  const oneCore = count === passagesMax ? await measureBothOnOneCore(corpus, title, say) : []
  return [
    { title: `Import (${title})`, measures: [...measures, ...oneCore] },
    { title: `Chat over HTTP, 1 client (${title})`, measures: [...graph, ...rag] },
    { title: `Start-up and upkeep (${title})`, measures: [...started, ...upkeep] },
  ]
}

async function measureBothOnOneCore(
  corpus: readonly ImportDocument[],
  title: string,
  say: (what: string) => void,
): Promise<readonly Measure[]> {
  say('imports on one core')
  const set = readEvaluationSet('2wiki')
  return [
    ...(await measureOneCore(set.name, toImport(set.corpus), megabytesOf(set.corpus))),
    ...(await measureOneCore(title, corpus, megabytesOf(corpus))),
  ]
}

const deletedEvery = 20_000

/** Those of all sets that ask for several passages, in an order that mixes them and is always the same. */
function mixedQuestions(): string[] {
  const sets = ['2wiki', 'hotpotqa', 'musique'].map(readEvaluationSet)
  const questions = new Set(sets.flatMap((set) => set.questions.map(({ question }) => question)))
  const order = new Map([...questions].map((question) => [hash('sha256', question), question]))
  return [...order].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, question]) => question)
}
