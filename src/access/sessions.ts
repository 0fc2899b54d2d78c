import { isAPIError } from 'better-auth/api'
import { ServiceError } from '../base/service-error.ts'
import { AccountStore } from '../storage/account-store.ts'
import type { Storage } from '../storage/storage.ts'
import { type Credentials, parseCredentials } from './credentials.ts'
import { type SignInConfig, type SignInLibrary, signInLibrary } from './sign-in-library.ts'
import { SignInThrottle } from './sign-in-throttle.ts'
import { Users } from './users.ts'

type SessionsConfig = SignInConfig & {
  /** Whether only the first person may sign up, or everybody. */
  readonly signUp: 'owner' | 'open'
  /** The balance of a new account, in half tokens. */
  readonly grant: number
}

type SignedIn = {
  readonly userId: string
  readonly accountId: string
  readonly email: string
}

/** The browser that makes a call: its headers, with its cookies, and its network address. */
export type Visitor = { readonly headers: Headers; readonly address: string }

/** Who is signed in after a call, and the `Set-Cookie` headers that the browser needs for it. */
export type SessionStep = { readonly signedIn?: SignedIn; readonly cookies: readonly string[] }

/** Lets people sign up, in and out, and finds the person that a session cookie belongs to. */
export class Sessions {
  readonly #library: SignInLibrary
  readonly #accounts: AccountStore
  readonly #users: Users
  readonly #throttle = new SignInThrottle()
  readonly #grant: number

  constructor(storage: Storage, config: SessionsConfig) {
    this.#library = signInLibrary(storage, config)
    this.#accounts = new AccountStore(storage)
    this.#users = new Users(this.#library, this.#accounts, config.signUp)
    this.#grant = config.grant
  }

  /** Makes a user and an account for the operator, even if sign-up is closed. */
  async createUser(
    credentials: Credentials,
    grant = this.#grant,
  ): Promise<{ userId: string; accountId: string }> {
    const checked = parseCredentials(credentials)
    const { id: userId } = await this.#users.add(checked)
    const { accountId } = await this.#accounts.create({ userId, email: checked.email, grant })
    return { userId, accountId }
  }

  /** Whether anybody may sign up now. */
  isSignUpOpen(): Promise<boolean> {
    return this.#users.areWelcome()
  }

  /** Throws `permission_denied` if sign-up is closed, `conflict` if the e-mail address is taken. */
  async signUp(credentials: Credentials, visitor: Visitor): Promise<SessionStep> {
    await this.#users.signUp(credentials)
    return this.signIn(credentials, visitor)
  }

  /**
   * Begins a new session and ends the one that the browser had.
   * Throws `permission_denied` for a wrong e-mail address as for a wrong password: 401 would tell clients that their
   * API key is wrong. Throws `rate_limit_exceeded` after too many attempts.
   */
  async signIn({ email, password }: Credentials, visitor: Visitor): Promise<SessionStep> {
    await this.#throttle.count(email, visitor.address)
    const { headers, response } = await this.#library.api
      .signInEmail({ body: { email, password }, headers: visitor.headers, returnHeaders: true })
      .catch(refuseSignIn)
    await this.#throttle.forgive(email, visitor.address)

    const userId = response.user.id
    // The account is missing if a sign-up was cut short.
    const { accountId } = await this.#accounts.create({ userId, email, grant: this.#grant })
    await this.#end(visitor.headers)
    return { signedIn: { userId, accountId, email }, cookies: headers.getSetCookie() }
  }

  /** Ends the session in the storage and in the browser. */
  async signOut(headers: Headers): Promise<SessionStep> {
    await this.#end(headers)
    const signedOut = await this.#library.api.signOut({ headers, returnHeaders: true })
    return { cookies: signedOut.headers.getSetCookie() }
  }

  /** Finds who is signed in, and prolongs an active session. */
  async resume(headers: Headers): Promise<SessionStep> {
    const { session, cookies } = await this.#look(headers, { prolong: true })
    const signedIn = session && (await this.#signedIn(session.user))
    return { ...(signedIn && { signedIn }), cookies }
  }

  /** Finds the person that the session cookie among these headers belongs to. */
  async find(headers: Headers): Promise<SignedIn | undefined> {
    if (!headers.has('cookie')) return undefined
    const { session } = await this.#look(headers, { prolong: false })
    return session && this.#signedIn(session.user)
  }

  async #signedIn(user: { id: string; email: string }): Promise<SignedIn | undefined> {
    const account = await this.#accounts.ofUser(user.id)
    return account && { userId: user.id, accountId: account.id, email: user.email }
  }

  async #look(headers: Headers, { prolong }: { prolong: boolean }) {
    const query = { disableRefresh: !prolong }
    const looked = await this.#library.api
      .getSession({ headers, query, returnHeaders: true })
      .catch(unreadable)
    return { session: looked.response ?? undefined, cookies: looked.headers.getSetCookie() }
  }

  /** Deletes the session. The library's own sign-out would hide a failure to do so. */
  async #end(headers: Headers): Promise<void> {
    const { session } = await this.#look(headers, { prolong: false })
    if (!session) return
    const { internalAdapter } = await this.#library.$context
    await internalAdapter.deleteSession(session.session.token)
  }
}

function refuseSignIn(error: unknown): never {
  if (!isAPIError(error) || error.statusCode >= 500) throw error
  throw new ServiceError('permission_denied', 'Wrong e-mail or password.')
}

/** The library does not tell why it could not look a session up; the storage is the only cause that is left. */
function unreadable(cause: unknown): never {
  throw new ServiceError('storage_unavailable', 'Sessions cannot be read at the moment.', { cause })
}
