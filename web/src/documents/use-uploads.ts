import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { Refused } from '../../../src/client/refused.ts'
import { Document } from '../../../src/contract/documents.ts'
import { ProblemBody } from '../../../src/contract/problem.ts'
import { service, serviceUrl } from '../service.ts'
import { documentsQuery } from './documents-query.ts'

export type Upload = {
  readonly id: number
  readonly name: string
  readonly state:
    | { readonly is: 'waiting' }
    | { readonly is: 'sending'; readonly share: number }
    | { readonly is: 'reading' }
    | { readonly is: 'done'; readonly document: Document }
    | { readonly is: 'too-large'; readonly bytesMax: number }
    | { readonly is: 'failed'; readonly error: unknown }
}

/** Whether nothing more will come of it. */
export function isOver({ state }: Upload): boolean {
  return state.is === 'done' || state.is === 'too-large' || state.is === 'failed'
}

type Tell = (state: Upload['state']) => void
type Waiting = { readonly id: number; readonly send: (tell: Tell) => Promise<Document> }

/** More at the same time would only make each slower. */
const atOnceMax = 2
let count = 0

/** Sends files, a few at a time, and tells how far each is. Those that are too large are not sent. */
export function useUploads(bytesMax = Number.POSITIVE_INFINITY): {
  uploads: readonly Upload[]
  add(files: readonly File[]): void
  /** Adds the page at an address. */
  addPage(url: string): void
  forget(): void
} {
  const queries = useQueryClient()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const waiting = useRef<Waiting[]>([])
  const running = useRef(0)

  const next = useCallback(async (): Promise<void> => {
    const first = running.current < atOnceMax ? waiting.current.shift() : undefined
    if (!first) return
    running.current++
    const tell: Tell = (state) =>
      setUploads((all) => all.map((each) => (each.id === first.id ? { ...each, state } : each)))
    try {
      tell({ is: 'done', document: await first.send(tell) })
    } catch (error) {
      tell({ is: 'failed', error })
    }
    running.current--
    void queries.invalidateQueries({ queryKey: documentsQuery.queryKey })
    void queries.invalidateQueries({ queryKey: ['graphs'] })
    return next()
  }, [queries])

  const begin = useCallback(
    (named: readonly { name: string; send: Waiting['send'] }[]) => {
      const added = named.map((one) => ({ ...one, id: ++count }))
      waiting.current.push(...added)
      setUploads((all) => [
        ...all,
        ...added.map(({ id, name }) => ({ id, name, state: { is: 'waiting' as const } })),
      ])
      for (const _ of added) void next()
    },
    [next],
  )
  const add = useCallback(
    (files: readonly File[]) => {
      const tooLarge = files.filter(({ size }) => size > bytesMax)
      const fitting = files.filter(({ size }) => size <= bytesMax)
      const state = { is: 'too-large' as const, bytesMax }
      setUploads((all) => [...all, ...tooLarge.map(({ name }) => ({ id: ++count, name, state }))])
      begin(fitting.map((file) => ({ name: file.name, send: (tell) => send(file, tell) })))
    },
    [begin, bytesMax],
  )
  const addPage = useCallback(
    (url: string) => begin([{ name: url, send: (tell) => fetchPage(url, tell) }]),
    [begin],
  )
  const forget = useCallback(() => setUploads((all) => all.filter((upload) => !isOver(upload))), [])
  return { uploads, add, addPage, forget }
}

/** Has the service fetch a page of the web and keep its main text. */
function fetchPage(url: string, tell: Tell): Promise<Document> {
  tell({ is: 'reading' })
  return service.call('addDocument', { url })
}

/** Sends a file; `fetch` would not tell how much of it has gone. */
function send(file: File, tell: Tell): Promise<Document> {
  const { promise, resolve, reject } = Promise.withResolvers<Document>()
  const request = new XMLHttpRequest()
  request.upload.onprogress = ({ loaded, total }) =>
    tell(loaded < total ? { is: 'sending', share: loaded / total } : { is: 'reading' })
  request.upload.onload = () => tell({ is: 'reading' })
  request.onerror = () => reject(new TypeError('The service cannot be reached'))
  request.onload = () => {
    try {
      const answer: unknown = JSON.parse(request.responseText)
      if (request.status < 300) resolve(Document.parse(answer))
      else reject(new Refused(request.status, ProblemBody.parse(answer).error))
    } catch (error) {
      reject(error)
    }
  }
  const body = new FormData()
  body.set('file', file, file.name)
  request.open('POST', `${serviceUrl}/documents`)
  request.send(body)
  return promise
}
