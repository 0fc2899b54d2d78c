import { ServiceError } from '../base/service-error.ts'
import type { Content } from '../contract/document-content.ts'
import type { Share } from './bytes-in-flight.ts'
import { accepts, mediaTypeOf } from './media-types.ts'

/** Answers with a file. A browser may only save it: a page that somebody uploaded must not run on our origin. */
export function contentAnswer(content: Content, accept: string | null, share: Share): Response {
  const { mediaType, filename, bytes } = content
  if (!accepts(accept, mediaTypeOf(mediaType))) {
    throw new ServiceError(
      'not_acceptable',
      `The content is of type ${mediaType}, which the Accept header excludes.`,
    )
  }
  const name = filename === undefined ? '' : `; filename*=UTF-8''${encodeFilename(filename)}`
  const pieces = bytes instanceof Uint8Array ? inPieces(bytes, share) : bytes
  return new Response(ReadableStream.from(pieces), {
    headers: { 'Content-Type': mediaType, 'Content-Disposition': `attachment${name}` },
  })
}

const pieceBytes = 64 * 1024

/** A file that is in memory, as fast as its reader takes it; it counts as in flight until then. */
function inPieces(bytes: Uint8Array, share: Share): AsyncIterable<Uint8Array> {
  share.take(bytes.byteLength)
  return (async function* pieces() {
    using _share = share
    for (let start = 0; start < bytes.byteLength; start += pieceBytes)
      yield bytes.subarray(start, start + pieceBytes)
  })()
}

/** The file name in the encoding of RFC 8187, which allows fewer characters than a URL does. */
function encodeFilename(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
