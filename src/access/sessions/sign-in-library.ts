import type { Storage } from '../../storage/storage.ts'

export type SignInLibrary = Awaited<ReturnType<typeof loadLibrary>>

export type SignInConfig = {
  /** The public URL of the service; cookies are secure if it is HTTPS. */
  readonly baseUrl: URL
  /** The secret that signs cookies: at least 32 random characters, the same in all processes. */
  readonly secret: string
}

/**
 * The name of the session cookie. With TLS the prefix `__Host-` makes the browser ensure that only this host can set
 * it.
 */
export function sessionCookie({ baseUrl }: Pick<SignInConfig, 'baseUrl'>): string {
  return baseUrl.protocol === 'https:' ? '__Host-skein-session' : 'skein-session'
}

/**
 * better-auth on our tables, reduced to e-mail, password and a session cookie. Only its functions are used and none of
 * its routes, so settings of those (rate limits, origins, redirects) are off or have no effect. It is loaded when the
 * first browser signs in: it is a sixth of all files that a process would load, and calls with a key do not need it.
 */
export function signInLibrary(
  storage: Storage,
  config: SignInConfig,
): () => Promise<SignInLibrary> {
  let loaded: Promise<SignInLibrary> | undefined
  return () => {
    loaded ??= loadLibrary(storage, config).catch((error) => {
      loaded = undefined
      throw error
    })
    return loaded
  }
}

async function loadLibrary(storage: Storage, config: SignInConfig) {
  const { betterAuth } = await import('better-auth')
  const https = config.baseUrl.protocol === 'https:'
  const { api, $context } = betterAuth({
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
      // The library would prefix `__Secure-`; `__Host-` is stricter.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: https, httpOnly: true, sameSite: 'lax', path: '/' },
      cookies: { session_token: { name: sessionCookie(config) } },
    },
  })
  const { internalAdapter, password: passwords } = await $context
  return { api, internalAdapter, passwords }
}
