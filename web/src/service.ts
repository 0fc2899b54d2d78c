import { ApiClient } from '../../src/client/api-client.ts'

/** The path prefix before `/app`: this file is served from `{prefix}/app/assets/`. */
const prefix = new URL(import.meta.url).pathname.replace(/\/app\/assets\/.*$/, '')

/** The public URL of the service. */
export const serviceUrl = `${location.origin}${prefix}`
/** The path prefix of all views. */
export const pagePath = `${prefix}/app`

/** The client of the service, with the session of the signed-in person. */
export const service = new ApiClient(prefix)
