import { lookup, Resolver } from 'node:dns/promises'

/** Resolves a host name to all of its addresses. */
export type Resolve = (host: string) => Promise<readonly string[]>

/** A name server is asked twice; together with the second time, which is longer, that takes 6 s. */
const answerTimeoutMs = 2_000
const triesMax = 2
/** What servers answer, as c-ares names it, if they know no such name or no address of it. */
const unknownName = new Set(['ENOTFOUND', 'ENODATA'])

/**
 * The resolver of the system, except that names below `localhost` always mean the loopback address (RFC 6761, section
 * 6.3).
 */
export const resolveHost: Resolve = async (host) => {
  if (isLocal(host)) return [loopback]
  const found = await lookup(host, { all: true })
  return found.map(({ address }) => address)
}

/**
 * A resolver that asks the name servers itself. The resolver of the system occupies one of two threads until it is
 * done, so a few names whose servers never answer would keep everybody else from any name. Only names that may be
 * internal (`asksSystem`) are then looked for there too, and all names where no name server can be reached.
 */
export function resolvePublicHost(asksSystem: boolean, servers?: readonly string[]): Resolve {
  return async (host) => {
    if (isLocal(host)) return [loopback]
    // One for each name, which takes 0.02 ms: a resolver keeps the servers of the network that it was made in.
    const resolver = new Resolver({ timeout: answerTimeoutMs, tries: triesMax })
    if (servers) resolver.setServers(servers)
    const outcomes = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
    const found = outcomes.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
    if (found.length > 0) return found
    const codes = outcomes.map((one) => (one.status === 'rejected' ? String(one.reason?.code) : ''))
    const isUnknown = codes.every((code) => unknownName.has(code))
    if (codes.includes('ECONNREFUSED') || (asksSystem && isUnknown)) return resolveHost(host)
    throw new Error(`No name server gives an address (${codes.join(', ')})`)
  }
}

const loopback = '127.0.0.1'

function isLocal(host: string): boolean {
  return /(^|\.)localhost$/.test(host)
}
