import {
  type QueryClient,
  queryOptions,
  skipToken,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { Refused, refusalOf } from '../../../../src/client/refused.ts'
import { Document } from '../../../../src/contract/documents/documents.ts'
import { cleanName } from '../../../../src/contract/text/clean-name.ts'
import { pause } from '../../parts/pause.ts'
import { service, serviceUrl } from '../../service.ts'
import { documentsKey } from '../documents-query.ts'

export type Upload = {
  readonly id: number
  readonly name: string
  /** Missing for what is too large to be sent. */
  readonly send?: Send
  readonly state:
    | { readonly is: 'waiting' }
    /** The service takes no more calls for so many seconds; then the file is sent again. */
    | { readonly is: 'held-back'; readonly seconds: number }
    | { readonly is: 'sending'; readonly share: number }
    | { readonly is: 'reading' }
    /** `isOld`: the same text was there before. */
    | { readonly is: 'done'; readonly document: Document; readonly isOld: boolean }
    | { readonly is: 'too-large'; readonly bytesMax: number }
    | { readonly is: 'failed'; readonly error: unknown }
}
type Tell = (state: Upload['state']) => void
type Sent = { readonly document: Document; readonly isOld: boolean }
type Send = (tell: Tell, signal: AbortSignal) => Promise<Sent>

/** Whether an upload has ended. */
export function isOver({ state }: Upload): boolean {
  return state.is === 'done' || state.is === 'too-large' || state.is === 'failed'
}

/** A text that somebody has written or pasted. Without a title it is called by its first heading or line. */
export type WrittenText = { readonly title: string; readonly text: string }

/** The uploads of the tab, and the actions on them. */
export type Uploads = {
  readonly uploads: readonly Upload[]
  add(files: readonly File[]): void
  addText(written: WrittenText): void
  /** Adds a web page; `failed` is called if it cannot be added. */
  addPage(url: string, failed: () => void): void
  /** Sends what has failed again. */
  retry(id: number): void
  /** Stops sending these, and forgets them. */
  cancel(ids: readonly number[]): void
  /** Forgets those that have ended. */
  forget(): void
}

const none: readonly Upload[] = []
const waiting = { is: 'waiting' } as const

/**
 * All uploads of the tab. They continue while other views are shown, and are forgotten with all other data at sign-out.
 */
const uploadsQuery = queryOptions({
  queryKey: ['uploads'],
  queryFn: skipToken,
  initialData: none,
  gcTime: Number.POSITIVE_INFINITY,
})

/** More concurrent uploads would only make each slower. */
const atOnceMax = 2
let running = 0
let count = 0
/** What ends the sending of an upload, by its id. */
const stops = new Map<number, AbortController>()

/**
 * Uploads files to a graph, by default the account's, a few at a time, and reports the progress of each. Files that are
 * too large are not sent.
 */
export function useUploads(
  graphId: string | undefined,
  bytesMax = Number.POSITIVE_INFINITY,
): Uploads {
  const queries = useQueryClient()
  const { data: uploads = none } = useQuery(uploadsQuery)
  return {
    uploads,
    add: (files) => void uploadFiles(queries, files, { graphId, bytesMax }),
    addText: ({ title, text }) => {
      const input = { ...(title.trim() && { title }), text, graph_id: graphId }
      const name = cleanName(title.trim() || firstLine(text))
      begin(queries, [{ name, state: waiting, send: (...how) => addWritten(input, ...how) }])
    },
    addPage: (url, failed) => {
      const send: Send = (...how) =>
        addWritten({ url, graph_id: graphId }, ...how).catch((error) => {
          failed()
          throw error
        })
      begin(queries, [{ name: url, state: waiting, send }])
    },
    retry: (id) => {
      change(queries, (all) =>
        all.map((one) => (one.id === id && one.send ? { ...one, state: waiting } : one)),
      )
      void sendNext(queries)
    },
    cancel: (ids) => {
      change(queries, (all) => all.filter(({ id }) => !ids.includes(id)))
      for (const id of ids) stops.get(id)?.abort()
    },
    forget: () => change(queries, (all) => all.filter((upload) => !isOver(upload))),
  }
}

/** What a text without a title is called while it is sent. */
function firstLine(text: string): string {
  return text.trim().split('\n', 1)[0]?.slice(0, nameLengthMax) ?? ''
}

const nameLengthMax = 60

/** Begins to upload files, and returns the ids of their uploads. */
export function uploadFiles(
  queries: QueryClient,
  files: readonly File[],
  { graphId, bytesMax }: { readonly graphId: string | undefined; readonly bytesMax: number },
): readonly number[] {
  return begin(
    queries,
    files.map((file) => ({
      name: cleanName(file.name),
      ...(file.size > bytesMax
        ? { state: { is: 'too-large', bytesMax } }
        : { state: waiting, send: (...how) => send(file, graphId, ...how) }),
    })),
  )
}

function begin(queries: QueryClient, added: readonly Omit<Upload, 'id'>[]): readonly number[] {
  const uploads = added.map((one) => ({ ...one, id: ++count }))
  change(queries, (all) => [...all, ...uploads])
  for (const _ of uploads) void sendNext(queries)
  return uploads.map(({ id }) => id)
}

/** Sends the first waiting file, unless `atOnceMax` are being sent, and then the next. */
async function sendNext(queries: QueryClient): Promise<void> {
  const all = queries.getQueryData(uploadsQuery.queryKey) ?? []
  const first = all.find(({ state }) => state.is === 'waiting')
  if (!first?.send || running >= atOnceMax) return
  const tell: Tell = (state) =>
    change(queries, (all) => all.map((one) => (one.id === first.id ? { ...one, state } : one)))
  running++
  const stop = new AbortController()
  stops.set(first.id, stop)
  try {
    // At sign-out the files are forgotten; one that waits would be sent by whoever signs in next.
    const isWanted = () =>
      queries.getQueryData(uploadsQuery.queryKey)?.some(({ id }) => id === first.id)
    tell({ is: 'done', ...(await sent(first.send, tell, stop.signal, isWanted)) })
  } catch (error) {
    tell({ is: 'failed', error })
  }
  running--
  stops.delete(first.id)
  void queries.invalidateQueries({ queryKey: documentsKey })
  void queries.invalidateQueries({ queryKey: ['graphs'] })
  return sendNext(queries)
}

/**
 * Sends a file, again and again if the service says when to come back, as long as it `isWanted`: many files are more
 * than the service takes in a minute.
 */
async function sent(
  send: Send,
  tell: Tell,
  signal: AbortSignal,
  isWanted: () => boolean | undefined,
): Promise<Sent> {
  for (;;) {
    tell({ is: 'sending', share: 0 })
    try {
      return await send(tell, signal)
    } catch (error) {
      if (!(error instanceof Refused) || error.retryAfterSeconds === undefined) throw error
      const seconds = Math.max(1, Math.ceil(error.retryAfterSeconds))
      tell({ is: 'held-back', seconds })
      await pause(seconds)
      if (!isWanted()) throw error
    }
  }
}

function change(queries: QueryClient, next: (all: readonly Upload[]) => readonly Upload[]): void {
  queries.setQueryData(uploadsQuery.queryKey, (all = none) => next(all))
}

/** Adds what is no file: a text, or the main text of a web page, which the service fetches. */
async function addWritten(
  input: Parameters<typeof service.call<'addDocument'>>[1],
  tell: Tell,
  signal: AbortSignal,
): Promise<Sent> {
  tell({ is: 'reading' })
  const document = await service.call('addDocument', input, { signal })
  return { document, isOld: false }
}

/** Sends a file by `XMLHttpRequest`, as `fetch` does not report upload progress. */
function send(
  file: File,
  graphId: string | undefined,
  tell: Tell,
  signal: AbortSignal,
): Promise<Sent> {
  const { promise, resolve, reject } = Promise.withResolvers<Sent>()
  const begunAt = performance.now()
  const request = new XMLHttpRequest()
  request.upload.onprogress = ({ loaded, total }) =>
    tell(loaded < total ? { is: 'sending', share: loaded / total } : { is: 'reading' })
  request.upload.onload = () => tell({ is: 'reading' })
  request.onerror = () => reject(new TypeError('The service cannot be reached'))
  request.onabort = () => reject(signal.reason)
  signal.addEventListener('abort', () => request.abort())
  request.onload = () => {
    if (request.status >= 300) return void refusalOf(responseOf(request)).then(reject)
    try {
      const document = Document.parse(JSON.parse(request.responseText))
      const answeredAt = new Date(request.getResponseHeader('date') ?? '').getTime()
      const ageMs = answeredAt - new Date(document.created_at).getTime()
      resolve({ document, isOld: ageMs > performance.now() - begunAt + clockMs })
    } catch (error) {
      reject(error)
    }
  }
  const body = new FormData()
  body.set('file', file, file.name)
  if (graphId !== undefined) body.set('graph_id', graphId)
  request.open('POST', `${serviceUrl}/documents`)
  // The list tells how a file that takes long is read, also after the tab was closed.
  request.setRequestHeader('prefer', 'respond-async')
  request.send(body)
  return promise
}

/** The service tells its time in whole seconds. */
const clockMs = 2_000

/** The answer as `fetch` would have given it, as far as it tells of a refusal. */
function responseOf(request: XMLHttpRequest): Response {
  const after = request.getResponseHeader('retry-after')
  const headers = after === null ? [] : [['retry-after', after] as [string, string]]
  return new Response(request.responseText, { status: request.status, headers })
}
