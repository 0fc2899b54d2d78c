import { BlockList, isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * The address of a client: that of the connection, or, if a trusted proxy has made it, the last one in
 * `X-Forwarded-For` that no trusted proxy has. What stands before that, the client may have written itself.
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
 * Whom the address belongs to: itself in IPv4; in IPv6 its network of 64 bits, as a client has at least one of these
 * and may call from 2⁶⁴ addresses. What is no address stays as it is.
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

/** `proxies`: addresses and networks, such as `10.0.0.0/8`. */
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
