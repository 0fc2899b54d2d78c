import { isIP, type LookupFunction } from 'node:net'
import type { buildConnector } from 'undici'
import { type AddressRules, bare } from './address-rules.ts'
import { notPublic } from './checked-url.ts'
import { FetchFailure } from './fetch-failure.ts'
import type { Resolve } from './resolve-host.ts'

/**
 * A connector that only connects to allowed addresses. Guards against DNS rebinding: the name is resolved once, all of
 * its addresses must be allowed, the connection goes to one of them, and the address of the open socket is checked
 * again.
 */
export function checkedConnector(
  build: typeof buildConnector,
  rules: AddressRules,
  resolve: Resolve,
  connectTimeoutMs: number,
): buildConnector.connector {
  return (options, callback) => {
    const port = Number(options.port) || (options.protocol === 'https:' ? 443 : 80)
    const host = bare(options.hostname)
    const connect = build({
      timeout: connectTimeoutMs,
      lookup: checkedLookup(rules, resolve, port),
    })
    if (isIP(host) !== 0 && !rules.allows(host, host, port)) {
      callback(notPublic(host), null)
      return
    }
    connect(options, (...outcome) => {
      const [error, socket] = outcome
      if (error) callback(error, null)
      else if (rules.allows(host, socket.remoteAddress ?? '', port)) callback(null, socket)
      else {
        socket.destroy()
        callback(notPublic(host), null)
      }
    })
  }
}

function checkedLookup(rules: AddressRules, resolve: Resolve, port: number): LookupFunction {
  return (hostname, options, callback) => {
    checkedAddresses(bare(hostname), { rules, resolve, port }).then(
      (addresses) => {
        const all = addresses.map((address) => ({ address, family: isIP(address) }))
        const [first] = all
        if (options.all) callback(null, all)
        else callback(null, first?.address ?? '', first?.family ?? 0)
      },
      (error) => callback(error, '', 0),
    )
  }
}

async function checkedAddresses(
  host: string,
  { rules, resolve, port }: { rules: AddressRules; resolve: Resolve; port: number },
): Promise<readonly string[]> {
  const addresses = await resolve(host).catch((cause) => {
    throw new FetchFailure('unreachable', `The name ${host} cannot be resolved`, { cause })
  })
  if (addresses.length === 0)
    throw new FetchFailure('unreachable', `The name ${host} has no address`)
  if (!addresses.every((address) => rules.allows(host, address, port))) throw notPublic(host)
  return addresses
}
