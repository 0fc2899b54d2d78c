import { contractLimits } from '../../contract/limits.ts'

/** An address on this machine, apart from its port. */
const loopback = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?((?:[/?].*)?)$/

/**
 * Whether an app may have people sent back to this address: one on the web by HTTPS, or one on their own machine (RFC
 * 8252, section 7.3).
 */
export function isRedirectUri(address: string): boolean {
  if (address.length > contractLimits.urlCharacters || !/^[\x21-\x7e]+$/.test(address)) return false
  if (/[\\#]/.test(address) || !URL.canParse(address)) return false
  const { protocol, username, password, hostname } = new URL(address)
  if (username !== '' || password !== '' || hostname === '') return false
  return address.startsWith('https://') ? protocol === 'https:' : loopback.test(address)
}

/** Whether the address leads to a program on the machine of the person. */
export function isOnOwnMachine(address: string): boolean {
  return loopback.test(address)
}

/**
 * Whether an app that has registered `known` may ask to be returned to `asked`: it must be the same text. On the
 * person's own machine the port may differ, as programs take one that is free.
 */
export function isSameRedirect(known: string, asked: string): boolean {
  if (known === asked) return true
  const [one, other] = [loopback.exec(known), loopback.exec(asked)]
  const isSame = one !== null && other !== null && one[1] === other[1] && one[2] === other[2]
  return isSame && isRedirectUri(asked)
}

/** The address with parameters added to those that it has. */
export function redirectTo(address: string, parameters: Readonly<Record<string, string>>): string {
  return `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams(parameters)}`
}
