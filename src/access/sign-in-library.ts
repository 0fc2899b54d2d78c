import { betterAuth } from 'better-auth'
import type { Storage } from '../storage/storage.ts'

export type SignInLibrary = ReturnType<typeof signInLibrary>

export type SignInConfig = {
  /** Where browsers reach the service; cookies are secure if this is https. */
  readonly baseUrl: URL
  /** Signs the cookies: 32 random characters or more, the same in all processes. */
  readonly secret: string
}

/**
 * better-auth on our tables, reduced to e-mail, password and a session cookie. We call its functions and serve none
 * of its routes, so what concerns those (rate limits, origins, redirects) is off or without effect.
 */
export function signInLibrary(storage: Storage, config: SignInConfig) {
  const https = config.baseUrl.protocol === 'https:'
  return betterAuth({
    appName: 'Skein',
    baseURL: config.baseUrl.origin,
    basePath: '/auth',
    secret: config.secret,
    database: {
      db: storage.db,
      type: storage.kind === 'postgres' ? 'postgres' : 'sqlite',
      transaction: false,
    },
    emailAndPassword: { enabled: true },
    user: { modelName: 'auth_users' },
    session: { modelName: 'auth_sessions' },
    account: { modelName: 'auth_credentials' },
    verification: { modelName: 'auth_verifications' },
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    logger: { disabled: true },
    advanced: {
      ipAddress: { disableIpTracking: true },
      cookiePrefix: 'skein',
      // The library would put `__Secure-` before the name; `__Host-` is stricter.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: https, httpOnly: true, sameSite: 'lax', path: '/' },
      cookies: { session_token: { name: https ? '__Host-skein-session' : 'skein-session' } },
    },
  })
}
