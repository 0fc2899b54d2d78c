import { ServiceError } from '../../base/service-error.ts'
import type { Content } from '../../contract/documents/document-content.ts'
import type { Share } from '../bytes-in-flight.ts'
import { accepts, mediaTypeOf } from '../media-types.ts'
import { countedStream, piecesOf } from './counted-stream.ts'

/** Answers with a file. A browser may only save it: a page that somebody uploaded must not run on our origin. */
export function contentAnswer(
  content: Content,
  accept: string | null,
  { share, signal }: { readonly share: Share; readonly signal: AbortSignal },
): Response {
  const { mediaType, filename, bytes } = content
  if (!accepts(accept, mediaTypeOf(mediaType))) {
    throw new ServiceError(
      'not_acceptable',
      `The content is of type ${mediaType}, which the Accept header excludes.`,
    )
  }
  const name = filename === undefined ? '' : `; filename*=UTF-8''${encodeFilename(filename)}`
  const pieces = bytes instanceof Uint8Array ? piecesOf(bytes) : bytes
  share.take(bytes instanceof Uint8Array ? bytes.byteLength : streamedBytesMax)
  return new Response(countedStream(pieces, share, signal), {
    headers: { 'Content-Type': mediaType, 'Content-Disposition': `attachment${name}` },
  })
}

/** What is made as fast as its reader takes it has at most so much of it in memory. */
const streamedBytesMax = 1024 * 1024

/** The file name in the encoding of RFC 8187, which allows fewer characters than a URL does. */
function encodeFilename(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
