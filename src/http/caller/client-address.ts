import { BlockList, isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * The address of a client: that of the connection or, if it comes from a trusted proxy, the last address in
 * `X-Forwarded-For` that is not a trusted proxy's. Earlier entries may be forged by the client.
 */
export function clientAddress(
  connectedFrom: string,
  forwardedFor: string | null,
  isTrusted: (address: string) => boolean,
): string {
  if (!isTrusted(connectedFrom)) return connectedFrom
  const hops = (forwardedFor ?? '').split(',').map((hop) => hop.trim())
  for (const hop of hops.reverse()) {
    if (isIP(hop) === 0) break
    if (!isTrusted(hop)) return hop
  }
  return connectedFrom
}

/**
 * The part of an address that identifies its owner: all of IPv4; the 64-bit network of IPv6, as a client owns at least
 * one of these and may call from 2⁶⁴ addresses. Text that is no address is returned as it is.
 */
export function networkOf(address: string): string {
  if (isIP(address) === 0) return address
  const parsed = ipaddr.process(address)
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString()
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`
}

/** A predicate for trusted addresses; `proxies` are addresses and networks such as `10.0.0.0/8`. */
export function trusting(proxies: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return (address) =>
    isIP(address) > 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}
