import { ApiClient } from '../../../src/client/api-client.ts'
import { saveFile } from '../parts/save-file.ts'
import { service, serviceUrl } from '../service.ts'
import type { Drafted } from './draft.ts'

const shownCharactersMax = 10_000

/** The response to a request, as far as it was received. */
export type Answered = {
  readonly ok: boolean
  readonly status: number
  /** The text received, cut if it is long. */
  readonly shown: string
  readonly isCut: boolean
  /** Saves a response that is not text. */
  readonly save?: () => void
}

/**
 * Sends a request with an API key, or otherwise with the session, and yields the response as it is received. Ends
 * early, without an error, once the signal aborts.
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
  // Without the session cookie, so that the response shows what the key may do.
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

/** Indents JSON; other text stays as it is. */
function indented(said: string): string {
  try {
    return JSON.stringify(JSON.parse(said), null, 2)
  } catch {
    return said
  }
}
