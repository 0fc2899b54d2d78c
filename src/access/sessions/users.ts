import { ServiceError } from '../../base/errors/service-error.ts'
import type { AccountStore } from '../../storage/access/account-store.ts'
import type { Profile } from '../../storage/access/user-writes.ts'
import type { Writes } from '../../storage/writes.ts'
import type { NewUser } from './credentials.ts'
import type { SignInLibrary } from './sign-in-library.ts'

/** The id of the first user. It is a primary key, so only one of several concurrent sign-ups can get it. */
const ownerId = 'owner'

/** The fields to change, and the current password. */
export type ProfileChange = { readonly [Field in keyof Profile]?: string | undefined } & {
  readonly password?: string | undefined
}

/** Whether a user is the owner of the installation. */
export function isOwner(userId: string): boolean {
  return userId === ownerId
}

/** The users, and the rules for who may become one. */
export class Users {
  readonly #library: () => Promise<SignInLibrary>
  readonly #accounts: AccountStore
  readonly #signUp: 'owner' | 'open'
  readonly #writes: Writes

  constructor(
    library: () => Promise<SignInLibrary>,
    accounts: AccountStore,
    writes: Writes,
    signUp: 'owner' | 'open',
  ) {
    this.#library = library
    this.#writes = writes
    this.#accounts = accounts
    this.#signUp = signUp
  }

  async maySignUp(): Promise<boolean> {
    return this.#signUp === 'open' || !(await this.#accounts.anyUser())
  }

  hasOwner(): Promise<boolean> {
    return this.#accounts.hasUser(ownerId)
  }

  /**
   * Creates a user, who becomes the owner if sign-up is not open, or if `mayOwn` is set and there is no owner yet.
   * Throws `permission_denied` if sign-up is closed, `conflict` if the e-mail address is taken.
   */
  async signUp(credentials: NewUser, mayOwn: boolean): Promise<{ id: string }> {
    if (this.#signUp === 'open') return mayOwn ? this.add(credentials) : this.#create(credentials)
    const unfinished = (await this.#find(credentials.email))?.accounts.length === 0
    if (!unfinished && !(await this.maySignUp())) throw closed()
    try {
      return await this.#create(credentials, ownerId)
    } catch (error) {
      const isOutage = error instanceof ServiceError && error.code !== 'conflict'
      if (isOutage || (await this.maySignUp())) throw error
      throw closed()
    }
  }

  /**
   * Creates a user even if sign-up is closed, who becomes the owner if there is none. Throws `conflict` if the e-mail
   * address is taken.
   */
  async add(credentials: NewUser): Promise<{ id: string }> {
    if (await this.hasOwner()) return this.#create(credentials)
    try {
      return await this.#create(credentials, ownerId)
    } catch (error) {
      // A concurrently created user may have the id of the owner.
      if (error instanceof ServiceError || !(await this.hasOwner())) throw error
      return this.#create(credentials)
    }
  }

  /**
   * Changes the password of a person who knows the current one, and ends all their sessions but one. Returns how many
   * ended. Throws `permission_denied` if the current password is wrong.
   */
  async changePassword(
    { userId, sessionId }: { userId: string; sessionId: string },
    { current, next }: { current: string; next: string },
  ): Promise<number> {
    const { passwords } = await this.#library()
    const before = await this.demandPassword(userId, current)
    const hash = await passwords.hash(next)
    const ended = await this.#writes.changePassword({ userId, before, hash, sessionId })
    if (ended === undefined) throw wrongPassword()
    return ended
  }

  /** The hash of the password with which one signs in under this e-mail address. */
  async hashFor(email: string): Promise<string | undefined> {
    return passwordIn((await this.#find(email))?.accounts)
  }

  /** Returns the hash of a user's password. Throws `permission_denied` if `password` does not match. */
  async demandPassword(userId: string, password: string): Promise<string> {
    const { passwords } = await this.#library()
    const hash = await this.#hashOf(userId)
    if (hash === undefined || !(await passwords.verify({ hash, password }))) throw wrongPassword()
    return hash
  }

  /** Sets a person's password and ends all their sessions. Returns how many ended. */
  async setPassword(userId: string, next: string): Promise<number> {
    const { passwords } = await this.#library()
    const ended = await this.#writes.changePassword({ userId, hash: await passwords.hash(next) })
    if (ended === undefined) throw new Error(`${userId} has no password to replace`)
    return ended
  }

  /** The fields that really change, with the password if they require it. Throws `invalid_request` if it is missing. */
  async checkProfile(
    userId: string,
    { name, email, password }: ProfileChange,
  ): Promise<ProfileChange> {
    const isOther = email !== undefined && email !== (await this.#emailOf(userId))
    if (isOther && password === undefined) {
      const param = 'current_password'
      const message = `Missing required parameter: ${param}. Another e-mail address needs it.`
      throw new ServiceError('invalid_request', message, { param })
    }
    return { name, ...(isOther && { email, password }) }
  }

  /** Throws `permission_denied` if the password is wrong, `conflict` if the e-mail address is taken. */
  async changeProfile(userId: string, { name, email, password }: ProfileChange): Promise<Profile> {
    if (password !== undefined) await this.demandPassword(userId, password)
    try {
      const profile = await this.#writes.changeProfile({ userId, name, email })
      if (profile === undefined) throw taken()
      return profile
    } catch (error) {
      // Another process may have given the address to another user in the meantime.
      const isOurs = error instanceof ServiceError || email === undefined
      const found = isOurs ? undefined : await this.#find(email)
      if (found && found.user.id !== userId) throw taken()
      throw error
    }
  }

  async #emailOf(userId: string): Promise<string> {
    const { internalAdapter } = await this.#library()
    const user = await internalAdapter.findUserById(userId)
    if (!user) throw new Error(`${userId} is signed in and not there`)
    return user.email
  }

  async #hashOf(userId: string): Promise<string | undefined> {
    const { internalAdapter } = await this.#library()
    return passwordIn(await internalAdapter.findAccounts(userId))
  }

  async #create(credentials: NewUser, id?: string): Promise<{ id: string }> {
    try {
      return await this.#insert(credentials, id)
    } catch (error) {
      if (!(error instanceof ServiceError) && (await this.#find(credentials.email))) throw taken()
      throw error
    }
  }

  /**
   * Inserts the user, then the password. If a process died in between, the missing password is added later. The
   * password's id is that of its user, so there is only one.
   */
  async #insert({ email, password, name = email }: NewUser, id?: string): Promise<{ id: string }> {
    const { internalAdapter, passwords } = await this.#library()
    const known = await this.#find(email)
    if (known && known.accounts.length > 0) throw taken()

    const hash = await passwords.hash(password)
    const about = { ...(id !== undefined && { id }), email, name, emailVerified: false }
    const user =
      known?.user ?? (await internalAdapter.createUser(about, { method: 'email-password' }))
    await internalAdapter.linkAccount({
      id: user.id,
      userId: user.id,
      providerId: 'credential',
      accountId: user.id,
      password: hash,
    })
    return { id: user.id }
  }

  async #find(email: string) {
    const { internalAdapter } = await this.#library()
    return internalAdapter.findUserByEmail(email, { includeAccounts: true })
  }
}

type Credential = { readonly providerId: string; readonly password?: string | null | undefined }

function passwordIn(credentials: readonly Credential[] = []): string | undefined {
  return credentials.find(({ providerId }) => providerId === 'credential')?.password ?? undefined
}

/** The error for a sign-up where only the owner adds people. */
export function closed(): ServiceError {
  const message = 'Sign-up is closed. Ask whoever runs this service for an account.'
  return new ServiceError('permission_denied', message)
}

function wrongPassword(): ServiceError {
  return new ServiceError('permission_denied', 'The current password is wrong.')
}

function taken(): ServiceError {
  return new ServiceError('conflict', 'A user with this e-mail address exists already.')
}
