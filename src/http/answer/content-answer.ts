import { ServiceError } from '../../base/errors/service-error.ts'
import type { Content } from '../../contract/documents/document-content.ts'
import type { Share } from '../bytes-in-flight.ts'
import { accepts, mediaTypeOf } from '../media-types.ts'
import { countedStream, socketChunks } from './counted-stream.ts'

/** Responds with a file. Browsers may only save it: an uploaded HTML page must not run on this origin. */
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
  const pieces = bytes instanceof Uint8Array ? socketChunks(bytes) : bytes
  share.take(bytes instanceof Uint8Array ? bytes.byteLength : streamedBytesMax)
  return new Response(countedStream(pieces, share, signal), {
    headers: { 'Content-Type': mediaType, 'Content-Disposition': `attachment${name}` },
  })
}

/** The memory counted for a streamed answer, which is produced at its reader's pace. */
const streamedBytesMax = 1024 * 1024

/** Encodes a file name as in RFC 8187, which allows fewer characters than URLs do. */
function encodeFilename(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
