import { z } from 'zod'

const count = z.coerce.number().int().positive()
/** The sums of many accounts are still exact in a double, in half tokens. */
const grantMax = 1_000_000_000_000

/** The settings about who may call. */
export const accessSettings = {
  AUTH_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe(
      'Signs session cookies; made in DATA_DIR if not set; the same for all processes of one database',
    ),
  SIGN_UP: z
    .enum(['owner', 'open'])
    .default('owner')
    .describe('Who may sign up: the first person, or anybody'),
  SIGN_UP_GRANT: z.coerce
    .number()
    .min(0)
    .max(grantMax)
    .multipleOf(0.5)
    .default(1000)
    .describe('Tokens of a new account'),
  MCP_OAUTH: z
    .enum(['off', 'on'])
    .default('off')
    .describe(
      'Whether MCP clients may sign in with OAuth, besides using keys; needs a BASE_URL with HTTPS',
    ),
  SIGN_UPS_PER_HOUR: count
    .default(5)
    .describe('Accounts made from one network in an hour, where anybody may sign up'),
}

/** Whether the issuer of OAuth may be there: its codes and tokens must not travel in the open. */
export function isForOAuth(baseUrl: string | undefined): boolean {
  if (baseUrl === undefined) return false
  const { protocol, hostname } = new URL(baseUrl)
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}
