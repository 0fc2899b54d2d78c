import { ServiceError } from '../base/service-error.ts'
import type { Content } from '../contract/document-content.ts'
import { accepts, mediaTypeOf } from './media-types.ts'

/** Answers with a file. A browser may only save it: a page that somebody uploaded must not run on our origin. */
export function contentAnswer(content: Content, accept: string | null): Response {
  const { mediaType, filename, bytes } = content
  if (!accepts(accept, mediaTypeOf(mediaType))) {
    throw new ServiceError(
      'not_acceptable',
      `The content is of type ${mediaType}, which the Accept header excludes.`,
    )
  }
  const name = filename === undefined ? '' : `; filename*=UTF-8''${encodeFilename(filename)}`
  // A copy in the type that a Response takes: bytes over a buffer that nobody shares.
  const body = bytes instanceof Uint8Array ? new Uint8Array(bytes) : ReadableStream.from(bytes)
  return new Response(body, {
    headers: { 'Content-Type': mediaType, 'Content-Disposition': `attachment${name}` },
  })
}

/** The file name in the encoding of RFC 8187, which allows fewer characters than a URL does. */
function encodeFilename(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
