import { createHmac } from 'node:crypto'

/**
 * The token of the owner link, with which the first person signs up. It is derived from the secret of the installation,
 * so that all processes print the same link; it only works while there is no owner.
 */
export function ownerTokenOf(secret: string): string {
  return createHmac('sha256', secret).update('owner link').digest('base64url')
}
