import { once } from 'node:events'
import { ProtocolErrorCode, type Transport } from '@modelcontextprotocol/server'
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio'
import type { Caller } from '../access/caller.ts'
import { newId } from '../base/ids.ts'
import { refuseParams } from './check-params.ts'
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
  const serving = serveStdio(() => serveCaller(caller, newId('request'), parts, { wanted }), {
    transport: checked(new StdioServerTransport()),
  })
  const closed = ['end', 'close'].map((event) => once(process.stdin, event, { signal }))
  await Promise.race(closed).catch(() => {}) // when the command is interrupted
  await serving.close()
}

/** A transport that answers invalid messages as HTTP does. */
function checked(stdio: Transport): Transport {
  const answer = (message: Parameters<Transport['send']>[0]) => {
    stdio.send(message).catch((error) => wire.onerror?.(error))
  }
  const wire: Transport = {
    start: async () => {
      stdio.onmessage = (message) => {
        const refused = refuseParams(message)
        if (refused) answer(refused)
        else wire.onmessage?.(message)
      }
      stdio.onerror = (error) => {
        if (error.name === 'ZodError') answer(noMessage)
        wire.onerror?.(error)
      }
      stdio.onclose = () => wire.onclose?.()
      await stdio.start()
    },
    send: (message) => stdio.send(message),
    close: () => stdio.close(),
  }
  return wire
}

const noMessage = {
  jsonrpc: '2.0',
  error: {
    code: ProtocolErrorCode.InvalidRequest,
    message: 'A line must be one message, not an array or anything else.',
  },
} as const
