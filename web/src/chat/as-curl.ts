import { serviceUrl } from '../service.ts'
import type { Asked } from './use-asking.ts'

/** The same call from a terminal. */
export function asCurl(input: Asked['input']): string {
  const { conversation_id: _, ...rest } = input
  const body = JSON.stringify(rest, null, 2).replaceAll("'", "'\\''")
  return [
    `curl ${serviceUrl}/agent/interactions \\`,
    `  -H "Authorization: Bearer $SKEIN_KEY" \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  -d '${body}'`,
  ].join('\n')
}
