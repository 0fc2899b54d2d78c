import { sessionCookie } from '../../access/sessions/sign-in-library.ts'
import { keyPrefix } from '../../base/api-key-form.ts'
import { sessionOperations } from '../../contract/access/sessions.ts'
import type { Operation } from '../../contract/operation.ts'
import { operations } from '../../contract/operations.ts'
import { ProblemBody } from '../../contract/problems/problem.ts'
import { problems } from '../../contract/problems/problems.ts'
import { problemsOf } from '../../contract/problems/problems-of.ts'
import { contractVersion } from '../../contract/version.ts'
import type { HttpParts } from '../http-parts.ts'
import { describeRequest } from './openapi-request.ts'
import { SchemaCollection } from './openapi-schemas.ts'

const everyOperation = Object.entries<Operation>({ ...operations, ...sessionOperations })

/** Generates the OpenAPI 3.1 document from the table of operations, without the address of the service. */
export function describeApi({ baseUrl, limits }: Pick<HttpParts, 'baseUrl' | 'limits'>): object {
  const schemas = new SchemaCollection()
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [operationId, described] of everyOperation) {
    paths[described.path] = {
      ...paths[described.path],
      [described.method]: {
        operationId,
        tags: [tagOf(described)],
        summary: described.summary,
        ...describePermission(described),
        ...describeRequest(described, schemas, limits),
        responses: describeResponses(described, schemas),
      },
    }
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Skein', version: contractVersion, description: introduction },
    tags: [...new Set(everyOperation.map(([, described]) => tagOf(described)))].map((name) => ({
      name,
    })),
    paths,
    components: { schemas: schemas.all(), headers, securitySchemes: securitySchemes(baseUrl) },
    'x-limits': limits,
  }
}

/** What generated clients are grouped by: `graphs` of `/graphs/{graph_id}`, `research` of `/agent/research`. */
function tagOf({ path }: Operation): string {
  const [, first = '', second = ''] = path.split('/')
  return first === 'agent' ? second : first
}

const headers = {
  RetryAfter: {
    description: 'The call may succeed after so many seconds.',
    schema: { type: 'integer', minimum: 0 },
  },
  Location: { description: 'Where the work is told of.', schema: { type: 'string' } },
}
const retryAfter = { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } }
const location = { Location: { $ref: '#/components/headers/Location' } }
/** Failures that pass by themselves. A 409 has the header where another call with the same key is running. */
const passing: ReadonlySet<number> = new Set([409, 429, 503])

const introduction =
  'Chat over your documents, their graph and the web, with evidence. `x-limits` has the limits of this installation; ' +
  'every answer says in `RateLimit` what is left of the rate. Amounts are in tokens and may be halves. ' +
  'Times are ISO-8601 in UTC. Unknown parameters are refused.'

function securitySchemes(baseUrl: URL): object {
  return {
    bearer: { type: 'http', scheme: 'bearer', bearerFormat: `${keyPrefix}…` },
    apiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
    session: {
      type: 'apiKey',
      in: 'cookie',
      name: sessionCookie({ baseUrl }),
      description: 'The cookie that sign-in sets; for calls from our own page.',
    },
  }
}

function describePermission({ scope, session }: Operation): object {
  if (session === 'begins') return { security: [] }
  const scopes = scope ? [scope] : []
  const withSession = [{ session: scopes }]
  return {
    security: session ? withSession : [{ bearer: scopes }, { apiKey: scopes }, ...withSession],
    ...(scope && { 'x-scope': scope }),
  }
}

function describeResponses(described: Operation, schemas: SchemaCollection): object {
  const success = { description: described.summary, content: successContent(described, schemas) }
  const problem = {
    'application/json': { schema: schemas.describe(ProblemBody, 'output') },
  }
  const byStatus = Map.groupBy(problemsOf(described), (code) => problems[code])
  return {
    [described.status ?? 200]: success,
    ...(described.accepted && {
      202: { ...success, description: 'It goes on in the background.' },
    }),
    ...(described.background && {
      202: {
        description: 'It goes on in the background, as `Prefer: respond-async` wished.',
        headers: location,
        content: {
          'application/json': { schema: schemas.describe(described.background, 'output') },
        },
      },
    }),
    ...Object.fromEntries(
      [...byStatus].map(([status, codes]) => [
        status,
        {
          description: codes.map((code) => `\`${code}\``).join(', '),
          ...(passing.has(status) && { headers: retryAfter }),
          content: problem,
        },
      ]),
    ),
  }
}

function successContent(
  { answer, output, events, mediaTypes = ['*/*'] }: Operation,
  schemas: SchemaCollection,
): object {
  const schema = schemas.describe(output, 'output')
  if (answer === 'content') {
    const isJson = (mediaType: string) => /[/+]json$/.test(mediaType)
    return Object.fromEntries(mediaTypes.map((each) => [each, isJson(each) ? {} : { schema }]))
  }
  if (answer === 'events') return eventContent(schema, schemas)
  if (answer === 'ndjson') return { 'application/x-ndjson': { schema } }
  return {
    'application/json': { schema },
    ...(events && eventContent(schemas.describe(events, 'output'), schemas)),
  }
}

function eventContent(event: object, schemas: SchemaCollection): object {
  const description = 'The data of an event. A failure is the last event, `error`.'
  const schema = { description, anyOf: [event, schemas.describe(ProblemBody, 'output')] }
  return { 'text/event-stream': { schema } }
}
