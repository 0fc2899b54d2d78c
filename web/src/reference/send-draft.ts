import { ApiClient } from '../../../src/client/api-client.ts'
import { saveFile } from '../parts/save-file.ts'
import { service, serviceUrl } from '../service.ts'
import type { Drafted } from './draft.ts'

const shownCharactersMax = 10_000

/** What a request was answered with, as far as it has come. */
export type Answered = {
  readonly ok: boolean
  readonly status: number
  /** The text of the answer, without its end if that is long. */
  readonly shown: string
  readonly isCut: boolean
  /** Saves what is no text. */
  readonly save?: () => void
}

/**
 * Makes a request with a key, or with the session where none is given, and tells what has come of the answer as it
 * comes. Ends early, without an error, once the signal says so.
 */
export async function* sendDraft(
  request: Drafted,
  key: string,
  signal: AbortSignal,
): AsyncGenerator<Answered> {
  try {
    const response = await respond(request, key, signal)
    const { ok, status } = response
    if (!isText(response)) {
      const bytes = await response.blob()
      const save = () => saveFile(bytes, nameOf(response))
      yield { ok, status, shown: '', isCut: false, save }
      return
    }
    let said = ''
    for await (const part of textOf(response)) {
      said += part
      yield { ok, status, ...cut(said) }
    }
    yield { ok, status, ...cut(indented(said)) }
  } catch (error) {
    if (!signal.aborted) throw error
  }
}

function respond({ path, files, ...init }: Drafted, key: string, signal: AbortSignal) {
  const body = files && formOf(files)
  const request = { ...init, ...(body && { body }), signal }
  if (key === '') return service.request(path, request)
  // Without the session, so that what is answered is what the key may do.
  return new ApiClient(serviceUrl, { key }).request(path, { ...request, credentials: 'omit' })
}

function formOf(files: readonly File[]): FormData {
  const form = new FormData()
  for (const file of files) form.append('file', file)
  return form
}

function isText({ headers }: Response): boolean {
  return /^text\/|json|xml/.test(headers.get('content-type') ?? 'text/plain')
}

function nameOf({ headers }: Response): string {
  const [, name = 'answer'] =
    /filename="([^"]*)"/.exec(headers.get('content-disposition') ?? '') ?? []
  return name
}

async function* textOf({ body }: Response): AsyncGenerator<string> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
    yield part.value
}

function cut(said: string): Pick<Answered, 'shown' | 'isCut'> {
  return { shown: said.slice(0, shownCharactersMax), isCut: said.length > shownCharactersMax }
}

/** JSON with a field a line; anything else as it is. */
function indented(said: string): string {
  try {
    return JSON.stringify(JSON.parse(said), null, 2)
  } catch {
    return said
  }
}
