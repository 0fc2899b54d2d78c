import { z } from 'zod'

/** What an API key may be allowed to do; a key has all of them unless it was made with fewer. */
export const Scope = z
  .enum([
    'chat',
    'research',
    'documents:read',
    'documents:write',
    'graphs:read',
    'keys',
    'usage:read',
    'mcp',
  ])
  .meta({ id: 'Scope', description: 'What an API key may do.' })
export type Scope = z.infer<typeof Scope>

export const allScopes: readonly Scope[] = Scope.options
