import type { Caller } from '../access/caller.ts'
import { notFound } from '../base/errors/not-found.ts'
import { ServiceError } from '../base/errors/service-error.ts'
import { createGraph } from '../contract/graphs/graphs.ts'
import type { Core } from '../open-core.ts'
import { parseInput } from '../operations/input/parse-input.ts'

/** The most names of graphs that a message lists: nobody reads more. */
const namedMax = 20

/** The id of a graph given by name or id. Throws `not_found`, with the names that there are. */
export async function namedGraph(core: Core, caller: Caller, nameOrId: string): Promise<string> {
  const graphId = await find(core, caller, nameOrId)
  if (graphId !== undefined) return graphId
  const { message, code, facts } = notFound(`graph: ${nameOrId}`, 'graph')
  const { entries } = await core.graphs.list(caller.accountId, { limit: namedMax })
  const names = entries.map(({ name }) => name).join(', ')
  throw new ServiceError(code, names === '' ? message : `${message} There are: ${names}.`, facts)
}

/**
 * The id of a graph given by name or id; creates a graph of that name if there is none. Throws `invalid_request` for
 * what cannot be a name.
 */
export async function namedOrNewGraph(
  core: Core,
  caller: Caller,
  nameOrId: string,
): Promise<string> {
  const known = await find(core, caller, nameOrId)
  if (known !== undefined) return known
  const { name } = parseInput(createGraph.input, { name: nameOrId })
  return (await core.graphs.create(caller.accountId, name)).id
}

async function find(
  { graphs }: Core,
  { accountId }: Caller,
  nameOrId: string,
): Promise<string | undefined> {
  return (await graphs.named(accountId, nameOrId))?.id
}
