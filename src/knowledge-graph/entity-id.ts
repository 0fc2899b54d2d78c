import { hash } from 'node:crypto'

/** An entity of a graph is its key: whoever finds it, in whatever order, calls it by the same id. */
export function entityId(graphId: string, key: string): string {
  return `ent_${hash('sha256', `${graphId}\n${key}`, 'base64url').slice(0, 16)}`
}
