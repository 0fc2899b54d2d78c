import { z } from 'zod'
import { operation } from '../operation.ts'
import { isRemoving, removalFields } from '../removal.ts'
import { Name } from '../values.ts'

/** E-mail addresses are stored and compared in lower case. */
const Email = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(z.email().max(254))
  .meta({ description: 'The e-mail address to sign in with.', examples: ['ada@example.org'] })
/** Longer ones would only cost time: each is hashed. */
const passwordCharactersMax = 256
const Password = z
  .string()
  .min(8)
  .max(passwordCharactersMax)
  .describe('The password to sign in with.')
/** The password that a person has now, which may be older than the rules for new ones. */
const CurrentPassword = z
  .string()
  .max(passwordCharactersMax)
  .describe('The password that you have now.')

export const Credentials = z.strictObject({ email: Email, password: Password })

/** Who is signed in after a call, and who may sign up. */
export const Session = z
  .object({
    user: z
      .object({
        name: z.string(),
        email: z.string(),
        account_id: z.string(),
        owner: z.boolean().describe('Whether the person owns this installation.'),
      })
      .nullable()
      .describe('Null if nobody is signed in.'),
    sign_up: z
      .enum(['open', 'owner', 'closed'])
      .describe(
        'Who may sign up: anybody, only the owner with the link of the first start, nobody.',
      ),
  })
  .meta({ id: 'Session' })
export type Session = z.infer<typeof Session>

export const signUp = operation({
  method: 'post',
  path: '/auth/sign-up/email',
  scope: undefined,
  session: 'begins',
  summary: 'Make an account, and sign in with it.',
  problems: ['conflict'],
  input: Credentials.extend({
    name: Name.optional().describe('The e-mail address if not given.'),
    owner_token: z
      .string()
      .max(100)
      .optional()
      .describe('The token at the end of the owner link; only the first person needs it.'),
  }),
  output: Session,
})

export const signIn = operation({
  method: 'post',
  path: '/auth/sign-in/email',
  scope: undefined,
  session: 'begins',
  summary: 'Sign in. The answer sets the session cookie, and ends the session before.',
  problems: [],
  input: Credentials,
  output: Session,
})

export const signOut = operation({
  method: 'post',
  path: '/auth/sign-out',
  scope: undefined,
  session: 'begins',
  summary: 'Sign out: the session ends here and in the browser.',
  problems: [],
  input: z.object({}),
  output: Session,
})

export const getSession = operation({
  method: 'get',
  path: '/auth/get-session',
  scope: undefined,
  session: 'begins',
  summary: 'Tell who is signed in, and prolong an active session.',
  problems: [],
  input: z.object({}),
  output: Session,
})

export const changePassword = operation({
  method: 'post',
  path: '/sessions/change-password',
  scope: undefined,
  session: 'required',
  summary: 'Change your password, and sign out in all other browsers.',
  problems: ['permission_denied'],
  input: z.object({
    current_password: CurrentPassword,
    new_password: Password.describe('The password to sign in with from now on.'),
  }),
  output: z.object({ ended: z.int().nonnegative().describe('How many other sessions ended.') }),
  idempotency: 'refused',
})

export const changeProfile = operation({
  method: 'post',
  path: '/sessions/change-profile',
  scope: undefined,
  session: 'required',
  summary: 'Change your name, or the e-mail address with which you sign in.',
  problems: ['permission_denied', 'conflict'],
  input: z.object({
    name: Name.optional().describe('Stays as it is if not given.'),
    email: Email.optional().describe('Stays as it is if not given.'),
    current_password: z
      .string()
      .max(passwordCharactersMax)
      .optional()
      .describe('Needed for another e-mail address.'),
  }),
  output: z.object({ name: z.string(), email: z.string() }),
  // Avoids storing a digest of the password.
  idempotency: 'natural',
})

export const deleteOwnAccount = operation({
  method: 'post',
  path: '/sessions/delete-account',
  scope: undefined,
  session: 'required',
  summary:
    'Delete your own account for good, with its documents, conversations, reports and keys. What it spent stays in the ledger, without a name. The account of the owner cannot be deleted.',
  problems: ['permission_denied', 'conflict'],
  input: z.object({ current_password: CurrentPassword }),
  accepted: isRemoving,
  output: z.object({ account_id: z.string(), ...removalFields }),
  idempotency: 'refused',
})

/** The calls that begin and end a session. Anybody may make them, but only from a page of the service. */
export const sessionOperations = { signUp, signIn, signOut, getSession }
