import { startService } from '../../tests/support/service/start-service.ts'
import { Client, timed } from '../client.ts'
import { type EvaluationSet, readEvaluationSet, toImport } from '../evaluation-set.ts'
import type { Peer } from '../peers/peer.ts'
import { evaluateSearch } from './evaluate-search.ts'
import type { Search } from './search.ts'
import type { EngineName, Searched, SetFigures } from './search-table.ts'
import { runYardstick } from './yardstick.ts'

/** Ours and that of the peers, beside two simple ones. */
export async function evaluateSearchSet(
  name: string,
  engines: readonly EngineName[],
  peers: readonly Peer[],
): Promise<SetFigures> {
  const set = readEvaluationSet(name)
  return {
    name,
    yardstick: await runYardstick(name),
    engines: await evaluateEngines(set, engines),
    peers: await evaluatePeers(set, peers),
  }
}

/** Through HTTP. */
async function evaluateEngines(
  set: EvaluationSet,
  engines: readonly EngineName[],
): Promise<Map<EngineName, Searched>> {
  await using service = await startService()
  const { key } = await service.createAccount()
  const client = new Client(service, key)
  process.stderr.write(`Importing ${set.name} …\n`)
  const readySeconds = (await timed(() => client.importAll(toImport(set.corpus)))) / 1000
  const searched = new Map<EngineName, Searched>()
  for (const engine of engines) {
    const search: Search = async (query, limit) => {
      const found = await client.search({ query, engine, limit })
      return found.map(({ external_id }) => external_id ?? '')
    }
    searched.set(engine, { ...(await evaluateSearch(search, set)), readySeconds })
  }
  return searched
}

/** Within this process. */
async function evaluatePeers(
  set: EvaluationSet,
  peers: readonly Peer[],
): Promise<Map<string, Searched>> {
  const searched = new Map<string, Searched>()
  for (const { name, open } of peers) {
    process.stderr.write(`Building ${set.name} with ${name} …\n`)
    const began = performance.now()
    const search = await open(set.corpus)
    const readySeconds = (performance.now() - began) / 1000
    searched.set(name, { ...(await evaluateSearch(search, set)), readySeconds })
  }
  return searched
}
