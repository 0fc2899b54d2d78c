import {
  MaxFileSizeExceededError,
  MultipartParseError,
  MultipartParser,
  type MultipartPart,
} from '@remix-run/multipart-parser'
import { invalidParameter, namedLengthMax } from '../../base/errors/invalid-parameter.ts'
import { ServiceError } from '../../base/errors/service-error.ts'
import type { Upload } from '../../contract/documents/upload.ts'
import type { Share } from '../bytes-in-flight.ts'
import { tooLarge } from './read-body.ts'

export type FormEntry = { readonly name: string; readonly value: string | Upload }

/**
 * Yields the entries of a form, each as soon as it is complete. With a `share`, which counts memory, an entry is
 * released when the next one is requested.
 */
export async function* readMultipart(
  contentType: string,
  body: AsyncIterable<Uint8Array>,
  entryBytesMax: number,
  share?: Share,
): AsyncGenerator<FormEntry> {
  const parser = new MultipartParser(boundaryOf(contentType), {
    maxFileSize: entryBytesMax,
    maxParts: Number.POSITIVE_INFINITY,
    maxTotalSize: Number.POSITIVE_INFINITY,
  })
  let held = 0
  try {
    for await (const piece of body) {
      if (isComplete(parser)) continue
      share?.take(piece.byteLength)
      held += piece.byteLength
      for (const part of parser.write(piece)) {
        yield formEntry(part)
        share?.giveBack(held)
        held = 0
      }
    }
    parser.finish()
  } catch (error) {
    if (error instanceof MaxFileSizeExceededError) throw tooLarge(entryBytesMax)
    if (error instanceof MultipartParseError) throw malformed(error)
    throw error
  } finally {
    share?.giveBack(held)
  }
}

/**
 * Whether the last boundary was received. What follows it is ignored: the parser would reject the line break that curl
 * sends.
 */
function isComplete(parser: MultipartParser): boolean {
  try {
    parser.finish()
    return true
  } catch {
    return false
  }
}

/**
 * The longest boundary that a form may have (RFC 2046, section 5.1.1). The parser compares each piece of the body that
 * ends like a boundary in time quadratic in the boundary: one of 15,000 characters stops the thread for 27 s for each
 * MiB.
 */
const boundaryLengthMax = 70

function boundaryOf(contentType: string): string {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType) ?? []
  const boundary = quoted ?? plain
  if (boundary === undefined) throw malformed()
  if (boundary.length > boundaryLengthMax) {
    const message = `The boundary of the form is longer than ${boundaryLengthMax} characters.`
    throw new ServiceError('invalid_request', message)
  }
  return boundary
}

function formEntry(part: MultipartPart): FormEntry {
  const { name, isFile, file } = headersOf(part)
  if (!isFile) return { name, value: textOf(part, name) }
  const upload = {
    bytes: part.bytes,
    ...(file.filename !== undefined && { filename: file.filename }),
    ...(file.contentType !== undefined && { contentType: file.contentType }),
  }
  return { name, value: upload }
}

function textOf(part: MultipartPart, name: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(part.bytes)
  } catch (cause) {
    throw invalidParameter(name.slice(0, namedLengthMax), 'It must be UTF-8.', { cause })
  }
}

/**
 * The headers of a part. Throws `invalid_request` for names that are not UTF-8, which the parser only detects when they
 * are read.
 */
function headersOf(part: MultipartPart) {
  try {
    demandKnownCharset(part.headers['content-disposition'])
    const { name = '', isFile, filename, headers } = part
    // With its parameters, unlike `mediaType`: the charset is one.
    return {
      name: unescaped(name),
      isFile,
      file: {
        filename: filename === undefined ? undefined : unescaped(filename),
        contentType: headers['content-type'],
      },
    }
  } catch (cause) {
    if (cause instanceof ServiceError) throw cause
    throw invalidParameter('name', 'The headers of a part must be UTF-8.', { cause })
  }
}

/** The charsets in which a name with one is written (RFC 8187, section 3.2.1, and RFC 5987 before it). */
const otherCharset = /;\s*filename\*\s*=(?!\s*"?(?:utf-8|iso-8859-1)')/i

/** The parser prints a warning for a charset that it does not know, so that short parts could fill the log. */
function demandKnownCharset(disposition = ''): void {
  if (!otherCharset.test(disposition)) return
  throw invalidParameter('filename*', "It must begin with UTF-8'' or ISO-8859-1''.")
}

/**
 * A name as it was before a browser wrote it into a header: the HTML standard ("multipart/form-data encoding
 * algorithm") has them escape quotation marks and line breaks, and nothing else.
 */
function unescaped(name: string): string {
  return name.replace(/%(?:22|0D|0A)/gi, decodeURIComponent)
}

function malformed(cause?: unknown): ServiceError {
  return new ServiceError('invalid_request', 'The body is not valid multipart/form-data.', {
    cause,
  })
}
