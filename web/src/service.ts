import { ApiClient } from '../../src/client/api-client.ts'

/** The path before `/app`: this file is served from `{prefix}/app/assets/`. */
const prefix = new URL(import.meta.url).pathname.replace(/\/app\/assets\/.*$/, '')

/** Where people and programs reach the service. */
export const serviceUrl = `${location.origin}${prefix}`
/** The path that all views of the page begin with. */
export const pagePath = `${prefix}/app`

/** The service, with the session of the person who is signed in. */
export const service = new ApiClient(prefix)
