import { ServiceError } from '../../base/errors/service-error.ts'

/** How often the caller of a call is identified again, as one that reads or sends much may take hours. */
const identifiedForMs = 1_000

/**
 * Passes on what a call reads or sends piece by piece. Throws `invalid_api_key` once the caller's key or session is no
 * longer valid, of which `demandCaller` throws that.
 */
export async function* whileKnown<Piece>(
  pieces: AsyncIterable<Piece>,
  demandCaller: () => Promise<void>,
): AsyncGenerator<Piece> {
  let identifiedAt = performance.now()
  for await (const piece of pieces) {
    if (performance.now() - identifiedAt > identifiedForMs) {
      // An outage does not say that the caller is unknown.
      await demandCaller().catch((error) => {
        if (isUnknownCaller(error)) throw error
      })
      identifiedAt = performance.now()
    }
    yield piece
  }
}

export function isUnknownCaller(error: unknown): boolean {
  return error instanceof ServiceError && error.code === 'invalid_api_key'
}
