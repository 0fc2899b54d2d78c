import { Hono } from 'hono'
import { keyPrefix } from '../base/api-key-form.ts'
import { methodNotAllowed } from '../base/errors/method-not-allowed.ts'
import { ServiceError } from '../base/errors/service-error.ts'
import { newId } from '../base/ids.ts'
import { keysOf } from '../base/keys-of.ts'
import { pathPrefix } from '../base/text/path-prefix.ts'
import { sessionOperations } from '../contract/access/sessions.ts'
import type { Operation } from '../contract/operation.ts'
import { operations } from '../contract/operations.ts'
import { isOurFailure } from '../operations/answer/describe-problem.ts'
import { allowAnyOrigin, preflightAnswer, setAnswerHeaders } from './answer/answer-headers.ts'
import { problemAnswer } from './answer/problem-answer.ts'
import { bindOperation, honoPath } from './bind-operation.ts'
import type { HttpApp, HttpEnv } from './http-env.ts'
import type { HttpParts } from './http-parts.ts'
import { mountMcpRoute } from './routes/mcp-route.ts'
import { mountOAuthRoutes } from './routes/oauth-routes.ts'
import { mountOpenAiRoute } from './routes/openai-route.ts'
import { mountPageRoutes, pagePaths } from './routes/page-routes.ts'
import { mountServiceRoutes, servicePaths } from './routes/service-routes.ts'
import { mountSessionRoutes } from './routes/session-routes.ts'

/** Creates the whole HTTP interface as one function from request to response, `fetch`. */
export function createHttpApp(parts: HttpParts): HttpApp {
  const root = new Hono<HttpEnv>()
  const prefix = pathPrefix(parts.baseUrl)
  const app = root.basePath(prefix)

  tellOfEachCall(root, parts)
  welcomeOtherOrigins(root, prefix)
  mountSessionRoutes(app, parts)
  mountPageRoutes(app, parts.page, prefix)
  mountServiceRoutes(app, parts)
  // Below a prefix the root has no slash at its end, which many proxies and people add.
  if (prefix !== '') root.get(`${prefix}/`, (context) => context.redirect(prefix))
  mountMcpRoute(app, parts)
  mountOAuthRoutes(root, app, parts)
  mountOpenAiRoute(app, parts)
  for (const name of keysOf(operations)) bindOperation(app, name, parts)
  refuseOtherMethods(app)
  answerFailures(root, parts)
  return root
}

function tellOfEachCall(app: HttpApp, parts: HttpParts): void {
  const { rates } = parts.admission
  const https = parts.baseUrl.protocol === 'https:'

  app.use('*', async (context, next) => {
    const startedMs = performance.now()
    const requestId = requestIdOf(context.req.header('x-request-id'))
    context.set('requestId', requestId)
    await next()
    // Hono answers HEAD with the head of the answer to GET: without its body, which nobody would read to its end.
    if (context.req.method === 'HEAD') await context.res.body?.cancel()
    await setAnswerHeaders(context, { https, rates })
    const { accountId, keyId } = context.get('caller') ?? {}
    const path = context.get('path') ?? unknownPath(context.req.path)
    parts.events.answered({
      requestId,
      method: context.req.method,
      status: context.res.status,
      durationMs: performance.now() - startedMs,
      path,
      ...(accountId !== undefined && { accountId }),
      ...(keyId !== undefined && { keyId }),
    })
  })
}

/** So much of a path that the contract does not have is logged, without its query, and no API key that it may hold. */
function unknownPath(path: string): string {
  const key = path.indexOf(keyPrefix)
  return path.slice(
    0,
    key < 0 ? unknownPathLengthMax : Math.min(unknownPathLengthMax, key + keyPrefix.length),
  )
}

/** A hostile path should not fill the log. */
const unknownPathLengthMax = 200

function welcomeOtherOrigins(app: HttpApp, prefix: string): void {
  app.use('*', async (context, next) => {
    if (isForOurPagesAlone(context.req.path.slice(prefix.length))) return next()
    const asksFirst = context.req.header('access-control-request-method') !== undefined
    if (context.req.method === 'OPTIONS' && asksFirst) context.res = preflightAnswer()
    else await next()
    allowAnyOrigin(context)
  })
}

function isForOurPagesAlone(path: string): boolean {
  return path === '/app' || path.startsWith('/app/') || path.startsWith('/auth/')
}

/**
 * The client's own request id if it is safe to log, so that the client can find its request there; otherwise a new one.
 */
function requestIdOf(given: string | undefined): string {
  return given !== undefined && /^[\w.:-]{1,128}$/.test(given) ? given : newId('request')
}

/** Responds with 405 where the path exists but the method does not. */
function refuseOtherMethods(app: HttpApp): void {
  const served = [
    ...Object.values<Operation>({ ...operations, ...sessionOperations }),
    ...[...servicePaths, ...pagePaths].map((path) => ({ path, method: 'get' })),
  ]
  for (const [path, described] of Map.groupBy(served, (each) => each.path)) {
    const methods = described.map(({ method }) => method.toUpperCase())
    // Whatever is read can be asked for without its body.
    const allow = methods.flatMap((one) => (one === 'GET' ? [one, 'HEAD'] : one)).join(', ')
    app.all(honoPath(path), (context) => {
      context.set('path', path)
      return problemAnswer(methodNotAllowed(allow), context.get('requestId'))
    })
  }
}

/** What clients of OpenAI's API ask for that have the address of the service as their base URL. */
const isOfOpenAi = /\/(?:chat\/completions|completions|responses|embeddings|models)$/

function answerFailures(app: HttpApp, parts: HttpParts): void {
  app.notFound((context) => {
    const path = context.req.path
    const base = parts.address.urlFor(context.req.raw).href.replace(/\/$/, '')
    const hint = isOfOpenAi.test(path)
      ? `Clients of OpenAI's API need the base URL ${base}/v1.`
      : `All paths are in ${base}/openapi.json.`
    const unknown = new ServiceError('not_found', `There is nothing at this path. ${hint}`)
    return problemAnswer(unknown, context.get('requestId'))
  })
  app.onError((error, context) => {
    const requestId = context.get('requestId')
    if (isOurFailure(error)) parts.events.failed({ requestId, error })
    return problemAnswer(error, requestId)
  })
}
