import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import type { Caller } from '../../access/caller.ts'
import { newId } from '../../base/ids.ts'
import type { McpParts } from '../mcp-parts.ts'
import { serveCaller } from '../serve-caller.ts'
import type { WantedTools } from '../tool-calls/tools-for.ts'
import { StdioWire } from './stdio-wire.ts'

/** How long requests may take after the end of the input: longer than the longest answer, which takes 180 seconds. */
const answersMsMax = 200_000

/**
 * Serves one client on standard input and output, until it has closed the input and has its answers, or the signal
 * aborts.
 */
export async function serveOnStdio(
  caller: Caller,
  parts: McpParts,
  wanted: WantedTools,
  signal: AbortSignal,
): Promise<void> {
  const served = new AbortController()
  // What is given up at the end has not failed.
  const failed: McpParts['failed'] = (failure) => served.signal.aborted || parts.failed(failure)
  const around = { ...parts, failed }
  const wire = new StdioWire((line) => process.stdout.write(line))
  const serving = serveStdio(() => serveCaller(caller, newId('request'), around, { wanted }), {
    transport: wire,
  })
  const lines = createInterface({
    input: process.stdin,
    crlfDelay: Number.POSITIVE_INFINITY,
    signal,
  })
  for await (const line of lines) wire.receive(line)
  const either = AbortSignal.any([signal, served.signal])
  const overdue = pause(answersMsMax, undefined, { signal: either }).catch(() => {})
  await Promise.race([wire.allAnswered(), overdue])
  served.abort()
  await serving.close()
}
