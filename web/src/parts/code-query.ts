import { queryOptions } from '@tanstack/react-query'
import { isServiceReached } from './focus/reachable.ts'

/**
 * Code that could not be loaded. Browsers keep a failed `import`, so that only loading the page anew helps, once the
 * service can be reached.
 */
export class CodeMissing extends Error {
  readonly isServiceReached: boolean

  constructor(isServiceReached: boolean, cause: unknown) {
    super('Code of the page could not be loaded', { cause })
    this.isServiceReached = isServiceReached
  }
}

/** Code that is loaded on demand. Loaded code is rendered at once; `Suspense` would show its fallback for 300 ms. */
export function codeQuery<Loaded>(name: string, load: () => Promise<Loaded>) {
  return queryOptions({
    queryKey: ['code', name],
    queryFn: async () => {
      try {
        return await load()
      } catch (cause) {
        throw new CodeMissing(await isServiceReached(), cause)
      }
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
}

/** Loads the page anew if the service can be reached; what was typed is kept. */
export async function loadAnew(): Promise<void> {
  if (await isServiceReached()) location.reload()
}
