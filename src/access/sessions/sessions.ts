import { ServiceError } from '../../base/errors/service-error.ts'
import { isSameSecret } from '../../base/hash/is-same-secret.ts'
import { AccountStore } from '../../storage/access/account-store.ts'
import type { Profile } from '../../storage/access/user-writes.ts'
import type { Storage } from '../../storage/storage.ts'
import { type Credentials, type NewUser, parseCredentials } from './credentials.ts'
import { KnownDevices } from './known-devices.ts'
import { type SignInConfig, type SignInLibrary, signInLibrary } from './sign-in-library.ts'
import { SignInThrottle } from './sign-in-throttle.ts'
import { closed, isOwner, type ProfileChange, Users } from './users.ts'

type SessionsConfig = SignInConfig & {
  /** Whether only the first person may sign up, or anybody. */
  readonly signUp: 'owner' | 'open'
  /** Where anybody may sign up, the most who may from one network in an hour; not limited if undefined. */
  readonly signUpsPerHourMax?: number
  /** The balance of a new account, in half tokens. */
  readonly grant: number
  /** The token that the first person needs to sign up, unless anybody may. */
  readonly ownerToken?: string
}

export type SignedIn = {
  readonly userId: string
  readonly accountId: string
  readonly name: string
  readonly email: string
  readonly owner: boolean
}

/** A session of a signed-in browser. `updatedAt` is when it was last extended. */
export type OpenSession = {
  readonly id: string
  readonly userAgent?: string | null | undefined
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly expiresAt: Date
}

/** A signed-in person and the session. */
type Person = { readonly userId: string; readonly sessionId: string }

type BrowserUser = { readonly id: string; readonly name: string; readonly email: string }

/** The browser that makes a call: its headers including cookies, and its network address. */
export type Visitor = { readonly headers: Headers; readonly address: string }

/** Who is signed in after a call, and the `Set-Cookie` headers for the browser. */
export type SessionStep = { readonly signedIn?: SignedIn; readonly cookies: readonly string[] }

/** Signs people up, in and out, and finds the person of a session cookie. */
export class Sessions {
  readonly #library: () => Promise<SignInLibrary>
  readonly #accounts: AccountStore
  readonly #users: Users
  readonly #throttle: SignInThrottle
  readonly #devices: KnownDevices
  readonly #grant: number
  readonly #ownerToken: string | undefined
  readonly #isOpen: boolean
  readonly #signUpsPerHourMax: number

  constructor(storage: Storage, config: SessionsConfig) {
    this.#library = signInLibrary(storage, config)
    this.#devices = new KnownDevices(config.secret, config.baseUrl.protocol === 'https:')
    this.#accounts = new AccountStore(storage)
    this.#users = new Users(this.#library, this.#accounts, storage.write, config.signUp)
    this.#throttle = new SignInThrottle(storage.write)
    this.#grant = config.grant
    this.#ownerToken = config.ownerToken
    this.#signUpsPerHourMax = config.signUpsPerHourMax ?? Number.POSITIVE_INFINITY
    this.#isOpen = config.signUp === 'open' || config.ownerToken === undefined
  }

  /** Creates a user and an account for the operator, even if sign-up is closed. */
  async createUser(
    credentials: Credentials,
    grant = this.#grant,
  ): Promise<{ userId: string; accountId: string }> {
    const checked = parseCredentials(credentials)
    const { id: userId } = await this.#users.add(checked)
    const { accountId } = await this.#accounts.create({ userId, email: checked.email, grant })
    return { userId, accountId }
  }

  /** Who may sign up now: anybody, only the owner with the token of the owner link, or nobody. */
  async signUpFor(): Promise<'open' | 'owner' | 'closed'> {
    if (!(await this.#users.maySignUp())) return 'closed'
    return this.#isOpen ? 'open' : 'owner'
  }

  /** Whether the owner link makes somebody the owner now. */
  async isOwnerWanted(): Promise<boolean> {
    return !(await this.#users.hasOwner()) && (await this.#users.maySignUp())
  }

  /**
   * Throws `permission_denied` if sign-up is closed or the owner token is wrong, and `conflict` if the e-mail address
   * is taken. Where sign-up is open, no token is needed, and the right one makes the first who has it the owner.
   * Throws `rate_limit_exceeded` where too many have signed up from a network: each gets tokens.
   */
  async signUp({ owner_token = '', ...user }: NewUser, visitor: Visitor): Promise<SessionStep> {
    const isOwner = this.#ownerToken !== undefined && isSameSecret(owner_token, this.#ownerToken)
    const isNeeded = !this.#isOpen || owner_token !== ''
    if (isNeeded && !isOwner) {
      if (await this.#users.maySignUp()) throw notTheOwner()
      throw closed()
    }
    if (!isOwner) await this.#throttle.countSignUp(visitor.address, this.#signUpsPerHourMax)
    await this.#users.signUp(user, isOwner)
    return this.signIn(user, visitor)
  }

  /**
   * Begins a new session and ends the browser's previous one. Throws `permission_denied` alike for an unknown e-mail
   * address and a wrong password; 401 would tell clients that their API key is wrong. Throws `rate_limit_exceeded`
   * after too many attempts.
   */
  async signIn({ email, password }: Credentials, visitor: Visitor): Promise<SessionStep> {
    const device = this.#devices.find(email, visitor.headers)
    const from = { address: visitor.address, device }
    await this.#throttle.count(email, from)
    const { api, internalAdapter } = await this.#library()
    const hash = await this.#users.hashFor(email)
    const { headers, response } = await api
      .signInEmail({ body: { email, password }, headers: visitor.headers, returnHeaders: true })
      .catch(async (error) => {
        // An account that is deleted at the same moment leaves nobody to whom a session could belong.
        if ((await this.#users.hashFor(email)) !== hash) throw wrongSignIn()
        return refuseSignIn(error)
      })
    // A new password ends all sessions, also one that begins with the former password at the same moment.
    if ((await this.#users.hashFor(email)) !== hash) {
      await internalAdapter.deleteSession(response.token)
      throw wrongSignIn()
    }
    await this.#throttle.forgive(email, from)

    const userId = response.user.id
    // The account is missing if a sign-up was interrupted.
    const account = await this.#accounts.createOfUser({ userId, email, grant: this.#grant })
    if (!account) throw wrongSignIn()
    const { accountId } = account
    await this.#end(visitor.headers)
    const { name } = response.user
    const signedIn = { userId, accountId, name, email, owner: isOwner(userId) }
    const known = device === undefined ? [this.#devices.cookieFor(email)] : []
    return { signedIn, cookies: [...headers.getSetCookie(), ...known] }
  }

  /** Ends the session in the storage and in the browser. */
  async signOut(headers: Headers): Promise<SessionStep> {
    await this.#end(headers)
    const { api } = await this.#library()
    const signedOut = await api.signOut({ headers, returnHeaders: true })
    return { cookies: signedOut.headers.getSetCookie() }
  }

  /** Finds the signed-in person, and extends an active session. */
  async resume(headers: Headers): Promise<SessionStep> {
    const { session, cookies } = await this.#look(headers, { prolong: true })
    const signedIn = session && (await this.#signedIn(session.user))
    return { ...(signedIn && { signedIn }), cookies }
  }

  /** Finds the person and session of the session cookie in these headers. */
  async find(headers: Headers): Promise<(SignedIn & { readonly sessionId: string }) | undefined> {
    if (!headers.has('cookie')) return undefined
    const { session } = await this.#look(headers, { prolong: false })
    const signedIn = session && (await this.#signedIn(session.user))
    return signedIn && { ...signedIn, sessionId: session.session.id }
  }

  /** The valid sessions of a person, the most recently extended first. */
  async ofUser(userId: string): Promise<readonly OpenSession[]> {
    const { internalAdapter } = await this.#library()
    const all = await internalAdapter.listSessions(userId)
    return all
      .filter(({ expiresAt }) => expiresAt.getTime() > Date.now())
      .toSorted((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime())
  }

  /** Ends all sessions of a person but one, and returns how many. */
  async endOthers(userId: string, sessionId: string): Promise<number> {
    const { internalAdapter } = await this.#library()
    const others = (await internalAdapter.listSessions(userId)).filter(({ id }) => id !== sessionId)
    for (const { token } of others) await internalAdapter.deleteSession(token)
    return others.length
  }

  /**
   * Changes the password of the signed-in person, ends their other sessions and returns how many. Throws
   * `permission_denied` if the current password is wrong, and `rate_limit_exceeded` after too many such attempts:
   * someone who finds a signed-in browser must not be able to guess it.
   */
  async changePassword(
    person: Person,
    passwords: { readonly current: string; readonly next: string },
  ): Promise<number> {
    return this.#withFewGuesses(person, () => this.#users.changePassword(person, passwords))
  }

  /**
   * Changes the name or e-mail address of the signed-in person; a new address requires the password. Throws
   * `permission_denied` if it is wrong, `conflict` if the address is taken, and `rate_limit_exceeded` after too many
   * wrong passwords.
   */
  async changeProfile(person: Person, wanted: ProfileChange): Promise<Profile> {
    const change = await this.#users.checkProfile(person.userId, wanted)
    if (change.password === undefined) return this.#users.changeProfile(person.userId, change)
    return this.#withFewGuesses(person, () => this.#users.changeProfile(person.userId, change))
  }

  /**
   * Checks the password of the signed-in person. Throws `permission_denied` if it is wrong, and `rate_limit_exceeded`
   * after too many such attempts.
   */
  async demandPassword(person: Person, password: string): Promise<void> {
    await this.#withFewGuesses(person, () => this.#users.demandPassword(person.userId, password))
  }

  /** Counts password attempts of the session, and resets the count after a success. */
  async #withFewGuesses<Result>(
    { userId, sessionId }: Person,
    tried: () => Promise<Result>,
  ): Promise<Result> {
    const from = { address: '', device: sessionId }
    await this.#throttle.count(userId, from)
    const result = await tried()
    await this.#throttle.forgive(userId, from)
    return result
  }

  /** Sets a person's password for the operator, ends all their sessions and returns how many. */
  setPassword({ email, password }: Credentials, userId: string): Promise<number> {
    return this.#users.setPassword(userId, parseCredentials({ email, password }).password)
  }

  async #signedIn({ id, name, email }: BrowserUser): Promise<SignedIn | undefined> {
    const account = await this.#accounts.ofUser(id)
    return account && { userId: id, accountId: account.id, name, email, owner: isOwner(id) }
  }

  async #look(headers: Headers, { prolong }: { prolong: boolean }) {
    const query = { disableRefresh: !prolong }
    const { api } = await this.#library()
    const looked = await api.getSession({ headers, query, returnHeaders: true }).catch(unreadable)
    return { session: looked.response ?? undefined, cookies: looked.headers.getSetCookie() }
  }

  /** Deletes the session. The library's own sign-out would hide an error of the storage. */
  async #end(headers: Headers): Promise<void> {
    const { session } = await this.#look(headers, { prolong: false })
    if (!session) return
    const { internalAdapter } = await this.#library()
    await internalAdapter.deleteSession(session.session.token)
  }
}

function notTheOwner(): ServiceError {
  const message = 'To own this installation, open the link that the service prints when it starts.'
  return new ServiceError('permission_denied', message)
}

async function refuseSignIn(error: unknown): Promise<never> {
  const { isAPIError } = await import('better-auth/api')
  if (!isAPIError(error) || error.statusCode >= 500) throw error
  throw wrongSignIn()
}

function wrongSignIn(): ServiceError {
  return new ServiceError('permission_denied', 'Wrong e-mail or password.')
}

/** The library does not tell why it could not read a session; only the storage can be the cause. */
function unreadable(cause: unknown): never {
  throw new ServiceError('storage_unavailable', 'Sessions cannot be read at the moment.', { cause })
}
