import { once } from 'node:events'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import type { Caller } from '../access/caller.ts'
import { newId } from '../base/ids.ts'
import type { McpParts } from './mcp-parts.ts'
import { serveCaller } from './serve-caller.ts'
import type { WantedTools } from './tools-for.ts'

/** Serves one client on standard input and output, until it closes the input or the signal aborts. */
export async function serveOnStdio(
  caller: Caller,
  parts: McpParts,
  wanted: WantedTools,
  signal: AbortSignal,
): Promise<void> {
  const serving = serveStdio(() => serveCaller(caller, newId('request'), parts, { wanted }))
  const closed = ['end', 'close'].map((event) => once(process.stdin, event, { signal }))
  await Promise.race(closed).catch(() => {}) // when the command is interrupted
  await serving.close()
}
