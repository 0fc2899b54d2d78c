import { networkInterfaces } from 'node:os'

/** More of them, such as those of containers' bridges, would hide the one that is meant. */
const othersMax = 3

/**
 * The hosts at which a server is reached that listens on `host`: that one or, if it is the address for all, this
 * machine and its addresses in networks.
 */
export function hostsOfMachine(host: string): readonly string[] {
  if (host !== '0.0.0.0' && host !== '::') return [host]
  const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? [])
  const others = addresses.filter(({ internal, family }) => !internal && family === 'IPv4')
  return ['127.0.0.1', ...others.slice(0, othersMax).map(({ address }) => address)]
}
