import { pathPrefix } from '../../base/text/path-prefix.ts'
import type { HttpApp } from '../http-env.ts'
import type { HttpParts } from '../http-parts.ts'
import { describeApi } from '../openapi/openapi.ts'

/** The paths about the service itself, which need no key. */
export const servicePaths = ['/', '/openapi.json', '/livez', '/readyz'] as const

/** Serves the paths about the service itself, and redirects `/` to the page. */
export function mountServiceRoutes(app: HttpApp, parts: HttpParts): void {
  const path = pathPrefix(parts.baseUrl)

  for (const served of servicePaths)
    app.use(served, (context, next) => {
      context.set('path', served)
      return next()
    })
  app.get('/', (context) => {
    context.header('Vary', 'Accept')
    if (context.req.header('accept')?.includes('text/html')) return context.redirect(`${path}/app`)
    const base = `${parts.address.urlFor(context.req.raw).origin}${path}`
    return context.json({
      name: 'Skein',
      version: parts.version,
      links: {
        app: `${base}/app`,
        openapi: `${base}/openapi.json`,
        live: `${base}/livez`,
        ready: `${base}/readyz`,
      },
    })
  })
  // Written on the first request, as it would take a tenth of the start time, and once, as it is long and anybody may
  // ask for it. Only the address is that of the request.
  let api: string | undefined
  app.get('/openapi.json', (context) => {
    api ??= JSON.stringify(describeApi(parts)).slice(0, -1)
    const servers = [{ url: `${parts.address.urlFor(context.req.raw).origin}${path}` }]
    context.header('Content-Type', 'application/json')
    return context.body(`${api},"servers":${JSON.stringify(servers)}}`)
  })
  app.get('/livez', (context) => context.json({ live: true }))
  app.get('/readyz', async (context) => {
    const ready = await parts.ready()
    if (ready === true) return context.json({ ready })
    context.header('Retry-After', '2')
    return context.json({ ready: false, reason: ready }, 503)
  })
}
