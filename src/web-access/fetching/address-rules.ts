import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

type Address = ipaddr.IPv4 | ipaddr.IPv6
type Network = ReturnType<typeof ipaddr.parseCIDR>

/** An entry of the operator's list of addresses allowed besides the public web. */
type Allowance = {
  /** Any host if missing. */
  readonly host?: string
  readonly network?: Network
  /** Any port if missing. */
  readonly port?: number
}

const publicPorts = new Set([80, 443])
/** The IPv6 range from which public addresses are assigned (RFC 4291, section 2.4). */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')
/** IPv6 addresses that NAT64 translates to IPv4 (RFC 6052). */
const translated = ipaddr.IPv6.parseCIDR('64:ff9b::/96')
/**
 * The ranges that an allowed host name may resolve to. Others, such as link-local, where clouds serve their metadata,
 * must be listed as networks.
 */
const privateRanges = new Set(['loopback', 'private', 'carrierGradeNat', 'uniqueLocal'])

/**
 * Decides which addresses may be connected to: public ones at ports 80 and 443, and those that the operator lists. An
 * entry is a network (`10.0.0.0/8`), a host (`wiki.intern`), a host at one port (`wiki.intern:8080`, `[::1]:8080`) or a
 * port of all private hosts (`:8080`). The constructor throws an `Error` that explains an invalid entry.
 */
export class AddressRules {
  readonly #allowances: readonly Allowance[]

  constructor(entries: readonly string[] = []) {
    this.#allowances = entries.map(readAllowance)
  }

  /** Whether this address of the host may be connected to at this port; the address is IPv4 or IPv6 in any spelling. */
  allows(host: string, address: string, port: number): boolean {
    const parsed = parseAddress(address)
    if (!parsed) return false
    if (isPublic(parsed) && publicPorts.has(port)) return true
    return this.#allowances.some((allowance) => admits(allowance, { host, parsed, port }))
  }
}

function admits(
  { host, network, port }: Allowance,
  asked: { readonly host: string; readonly parsed: Address; readonly port: number },
): boolean {
  if (port !== undefined && port !== asked.port) return false
  const { parsed } = asked
  if (network) return parsed.kind() === network[0].kind() && parsed.match(network)
  if (host !== undefined) return host === bare(asked.host) && isPublicOrPrivate(parsed)
  return privateRanges.has(parsed.range())
}

/** Whether a text is an IP address, in brackets or not, that only this machine or its network can reach. */
export function isPrivateAddress(text: string): boolean {
  const parsed = parseAddress(bare(text))
  return parsed !== undefined && !isPublic(parsed)
}

function isPublicOrPrivate(address: Address): boolean {
  return isPublic(address) || privateRanges.has(address.range())
}

/** Fails closed: only ranges known to be public are allowed. */
function isPublic(address: Address): boolean {
  if (address.range() !== 'unicast') return false
  return address.kind() === 'ipv4' || address.match(globalUnicast)
}

/** Parses an address; an IPv4 address embedded in IPv6 becomes IPv4. */
function parseAddress(text: string): Address | undefined {
  if (isIP(text) === 0) return undefined
  const address = ipaddr.parse(text)
  if (!(address instanceof ipaddr.IPv6)) return address
  if (address.isIPv4MappedAddress()) return address.toIPv4Address()
  if (address.match(translated)) return new ipaddr.IPv4(address.toByteArray().slice(12))
  return address
}

function readAllowance(entry: string): Allowance {
  const text = entry.trim().toLowerCase()
  const port = /^:(\d{1,5})$/.exec(text)?.[1]
  if (port) return { port: Number(port) }
  if (ipaddr.isValidCIDR(text)) return { network: ipaddr.parseCIDR(text) }
  const address = text.replace(/^\[(.*)\]$/, '$1')
  if (isIP(address) !== 0)
    return {
      network: [ipaddr.process(address), ipaddr.process(address).kind() === 'ipv4' ? 32 : 128],
    }
  const url = /[/@?#*\s]/.test(text) ? undefined : URL.parse(`http://${text}`)
  if (!url?.hostname)
    throw new Error(
      `"${entry}" is no host, port or network, such as wiki.intern, :8080 or 10.0.0.0/8`,
    )
  const named = readAllowanceOfHost(bare(url.hostname))
  const portAt = /:(\d{1,5})$/.exec(text)?.[1]
  return portAt ? { ...named, port: Number(portAt) } : named
}

function readAllowanceOfHost(host: string): Allowance {
  const address = parseAddress(host)
  return address ? { network: [address, address.kind() === 'ipv4' ? 32 : 128] } : { host }
}

/** A host name normalised for comparison: lower case, no brackets around IPv6, no trailing dot. */
export function bare(host: string): string {
  return host
    .toLowerCase()
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '')
}
