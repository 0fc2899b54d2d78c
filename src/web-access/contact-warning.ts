import { bare, isPrivateAddress } from './fetching/address-rules.ts'

/**
 * A sentence for the operator if the contact that web sites are told leads none of them anywhere: its host is this
 * machine, or one of a private network.
 */
export function contactWarning(contact: string): string | undefined {
  const host = hostOf(contact)
  if (host === undefined || !(isPrivateAddress(host) || privateName.test(bare(host))))
    return undefined
  return `Web sites and search engines are told to turn to ${contact}, which they cannot reach: set WEB_CONTACT to a mailbox or page of yours`
}

/** A name without a domain, or in one that no public name server knows. */
const privateName = /^[^.:]+$|\.(?:localhost|local|internal)$/

/** The host of a mailbox or page; `undefined` if it is neither. */
function hostOf(contact: string): string | undefined {
  const mailbox = /^(?:mailto:)?[^@/:]+@([^@/]+)$/.exec(contact)?.[1]
  return mailbox ?? (URL.parse(contact)?.hostname || undefined)
}
