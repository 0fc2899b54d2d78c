import { Pool } from 'undici'
import { startService } from '../../tests/support/service/start-service.ts'
import { inParallel, type Run } from '../in-parallel.ts'
import { percentile } from '../statistics.ts'
import type { Effort, Measure } from './measure.ts'
import type { Loaded } from './open-beside.ts'
import { processCpuMs } from './process-cpu.ts'

const clients = 8
/** How often a round searches for each question. */
const passes = 4

/**
 * Calls of the tool `search` over MCP, on loaded data, connections kept alive: one client in turn, then eight at once;
 * and what the processor does for one of them, and for the same search without MCP.
 */
export async function measureMcp(
  questions: readonly string[],
  { rounds }: Effort,
  loaded: Loaded,
): Promise<Measure[]> {
  await using service = await startService(loaded.place)
  // Not `fetch`, which takes half as long as the service does for a call, on the same processors.
  await using closing = new AsyncDisposableStack()
  const pool = closing.adopt(new Pool(service.url, { connections: clients }), (it) => it.close())
  const post = async (path: string, headers: Record<string, string>, body: object) => {
    const answer = await pool.request({
      path,
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        authorization: `Bearer ${loaded.key}`,
        'content-type': 'application/json',
        ...headers,
      },
    })
    return { status: answer.statusCode, text: await answer.body.text() }
  }
  const overMcp = async (query: string) => {
    const { status, text } = await post('/api/mcp', mcpHeaders, searchCall(query))
    if (status !== 200 || !('structuredContent' in JSON.parse(text).result)) throw new Error(text)
  }
  const overHttp = async (query: string) => {
    const { status, text } = await post('/documents/search', {}, { query })
    if (status !== 200 || !('passages' in JSON.parse(text))) throw new Error(text)
  }

  await inParallel(questions, 1, overMcp)
  const often = Array.from({ length: passes }, () => questions).flat()
  const alone: Run[] = []
  const crowd: Run[] = []
  const cpuMs = { mcp: [] as number[], http: [] as number[] }
  const cpuOf = async (work: () => Promise<unknown>) => {
    const before = await processCpuMs(service.pid)
    await work()
    return ((await processCpuMs(service.pid)) - before) / often.length
  }
  for (let round = 0; round < rounds; round++) {
    alone.push(await inParallel(often, 1, overMcp))
    const together = async () => crowd.push(await inParallel(often, clients, overMcp))
    cpuMs.mcp.push(await cpuOf(together))
    cpuMs.http.push(await cpuOf(() => inParallel(often, clients, overHttp)))
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
    { what: 'MCP search, CPU time of a call', unit: 'ms', rounds: cpuMs.mcp },
    { what: 'the same search without MCP', unit: 'ms', rounds: cpuMs.http },
  ]
}

const mcpHeaders = {
  accept: 'application/json, text/event-stream',
  'mcp-protocol-version': '2026-07-28',
  'mcp-method': 'tools/call',
  'mcp-name': 'search',
}

function searchCall(query: string): object {
  const _meta = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': { name: 'bench', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
  }
  const params = { name: 'search', arguments: { query }, _meta }
  return { jsonrpc: '2.0', id: 1, method: 'tools/call', params }
}
