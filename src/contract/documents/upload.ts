import { z } from 'zod'

/** A file as it was sent, in memory. */
export type Upload = {
  readonly filename?: string
  /** The media type that the sender gave, with its charset, either of which may be wrong. */
  readonly contentType?: string
  readonly bytes: Uint8Array
}

export const Upload = z
  .custom<Upload>(
    (value) => value instanceof Object && 'bytes' in value && value.bytes instanceof Uint8Array,
    'Send a file, as multipart/form-data',
  )
  .meta({ type: 'string', contentMediaType: 'application/octet-stream' })
