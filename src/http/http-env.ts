import type { HttpBindings } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Caller } from '../access/caller.ts'
import type { BegunWork } from '../operations/call.ts'
import type { RateLimits } from '../operations/rate-limits.ts'

/** The data of a request that its processing steps share. */
export type HttpEnv = {
  Bindings: Partial<HttpBindings> & {
    /** What the call has begun and goes on without it: told to the client if the server must break the call off. */
    begun?: BegunWork
  }
  Variables: {
    requestId: string
    path?: string
    caller?: Caller
    /** What counted the call, if not the rates of the caller. */
    counted?: { readonly rates: RateLimits; readonly holder: string }
  }
}

export type HttpApp = Hono<HttpEnv>
