import { createHmac } from 'node:crypto'
import { randomBase62 } from '../../base/hash/base62.ts'
import { isSameSecret } from '../../base/hash/is-same-secret.ts'

const cookieName = 'skein_device'
/** A year: who comes more seldom is taken for a new device. */
const maxAgeSeconds = 365 * 24 * 60 * 60

/**
 * Marks browsers from which somebody has signed in with a signed cookie, valid for one e-mail address. Guesses from
 * elsewhere do not count against such a browser, so that nobody can lock its user out (OWASP, "Slow Down Online
 * Guessing Attacks with Device Cookies").
 */
export class KnownDevices {
  readonly #secret: string
  readonly #isSecure: boolean

  constructor(secret: string, isSecure: boolean) {
    this.#secret = secret
    this.#isSecure = isSecure
  }

  /** The device id in these headers, if the user of this address has signed in with that device. */
  find(email: string, headers: Headers): string | undefined {
    const cookies = (headers.get('cookie') ?? '').split(';').map((cookie) => cookie.trim())
    const own = cookies.find((cookie) => cookie.startsWith(`${cookieName}=`))
    const [device = '', signature = ''] = own?.slice(cookieName.length + 1).split('.') ?? []
    return isSameSecret(signature, this.#sign(device, email)) ? device : undefined
  }

  /** The `Set-Cookie` header for a browser from which somebody has just signed in. */
  cookieFor(email: string): string {
    const device = randomBase62(26)
    const value = `${device}.${this.#sign(device, email)}`
    const secure = this.#isSecure ? '; Secure' : ''
    return `${cookieName}=${value}; Max-Age=${maxAgeSeconds}; Path=/; HttpOnly; SameSite=Lax${secure}`
  }

  #sign(device: string, email: string): string {
    const message = JSON.stringify(['device', device, email])
    return createHmac('sha256', this.#secret).update(message).digest('base64url')
  }
}
