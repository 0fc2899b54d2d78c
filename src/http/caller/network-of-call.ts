import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import type { HttpEnv } from '../http-env.ts'
import { clientAddress, networkOf } from './client-address.ts'

/** The network from which a call comes, by which calls without an account are counted. */
export function networkOfCall(
  context: Context<HttpEnv>,
  trustsProxy: (address: string) => boolean,
): string {
  if (!context.env?.incoming) return 'unknown'
  const connectedFrom = getConnInfo(context).remote.address ?? 'unknown'
  const forwardedFor = context.req.header('x-forwarded-for') ?? null
  return networkOf(clientAddress(connectedFrom, forwardedFor, trustsProxy))
}
