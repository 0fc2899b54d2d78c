import { createHmac } from 'node:crypto'

/**
 * What the owner link ends with: with it, the first person signs up. It follows from the secret of the installation,
 * so that all of its processes print the same link, and it is of use only while there is nobody.
 */
export function ownerTokenOf(secret: string): string {
  return createHmac('sha256', secret).update('owner link').digest('base64url')
}
