import type { HttpBindings } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Caller } from '../access/caller.ts'

/** What a request carries from one step of its life to the next. */
export type HttpEnv = {
  Bindings: Partial<HttpBindings>
  Variables: { requestId: string; path?: string; caller?: Caller }
}

export type HttpApp = Hono<HttpEnv>
