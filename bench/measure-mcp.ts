import { McpClient } from '../tests/support/mcp-client.ts'
import { startService } from '../tests/support/start-service.ts'
import { inParallel, type Run } from './in-parallel.ts'
import type { Effort, Measure } from './measure.ts'
import type { Loaded } from './open-beside.ts'
import { percentile } from './statistics.ts'

const clients = 8
/** How often a round searches for each question. */
const passes = 4

/** Calls of the tool `search` over MCP, on loaded data, connections kept alive: one client in turn, then eight at once. */
export async function measureMcp(
  questions: readonly string[],
  { rounds }: Effort,
  loaded: Loaded,
): Promise<Measure[]> {
  await using service = await startService(loaded.place)
  const client = new McpClient(`${service.url}/api/mcp`, loaded.key)
  const search = (query: string) => client.tool('search', { query })

  await inParallel(questions, 1, search)
  const often = Array.from({ length: passes }, () => questions).flat()
  const alone: Run[] = []
  const crowd: Run[] = []
  for (let round = 0; round < rounds; round++) {
    alone.push(await inParallel(often, 1, search))
    crowd.push(await inParallel(often, clients, search))
  }
  const p50 = (runs: readonly Run[]) => runs.map(({ times }) => percentile(times, 0.5))
  return [
    { what: 'MCP search, 1 client: p50', unit: 'ms', rounds: p50(alone), aim: { atMost: 5 } },
    {
      what: `MCP search, ${clients} clients`,
      unit: 'calls/s',
      rounds: crowd.map(({ perSecond }) => perSecond),
      aim: { atLeast: 500 },
    },
    { what: `MCP search, ${clients} clients: p50`, unit: 'ms', rounds: p50(crowd) },
  ]
}
