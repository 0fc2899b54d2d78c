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
  const pieces = bytes instanceof Uint8Array ? piecesOf(bytes) : bytes
  share.take(bytes instanceof Uint8Array ? bytes.byteLength : streamedBytesMax)
  return new Response(ReadableStream.from(sharing(pieces, share)), {
    headers: { 'Content-Type': mediaType, 'Content-Disposition': `attachment${name}` },
  })
}

const pieceBytes = 64 * 1024
/** What is made as fast as its reader takes it has at most so much of it in memory. */
const streamedBytesMax = 1024 * 1024

function* piecesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let start = 0; start < bytes.byteLength; start += pieceBytes)
    yield bytes.subarray(start, start + pieceBytes)
}

/** The pieces; what they take counts as in flight until they have been read, or their reader has left. */
async function* sharing(
  pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  share: Share,
): AsyncGenerator<Uint8Array> {
  using _share = share
  yield* pieces
}

/** The file name in the encoding of RFC 8187, which allows fewer characters than a URL does. */
function encodeFilename(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
