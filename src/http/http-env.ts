import type { HttpBindings } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Caller } from '../access/caller.ts'

/** The data of a request that its processing steps share. */
export type HttpEnv = {
  Bindings: Partial<HttpBindings>
  Variables: { requestId: string; path?: string; caller?: Caller }
}

export type HttpApp = Hono<HttpEnv>
