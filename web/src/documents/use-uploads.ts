import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { Refused } from '../../../src/client/refused.ts'
import { Document } from '../../../src/contract/documents.ts'
import { ProblemBody } from '../../../src/contract/problem.ts'
import { serviceUrl } from '../service.ts'
import { documentsQuery } from './documents-query.ts'

export type Upload = {
  readonly id: number
  readonly name: string
  readonly state:
    | { readonly is: 'waiting' }
    | { readonly is: 'sending'; readonly share: number }
    | { readonly is: 'reading' }
    | { readonly is: 'done'; readonly document: Document }
    | { readonly is: 'failed'; readonly error: unknown }
}

/** More at the same time would only make each slower. */
const atOnceMax = 2
let count = 0

/** Sends files, a few at a time, and tells how far each is. */
export function useUploads(): {
  uploads: readonly Upload[]
  add(files: readonly File[]): void
  forget(): void
} {
  const queries = useQueryClient()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const waiting = useRef<{ id: number; file: File }[]>([])
  const running = useRef(0)

  const next = useCallback(async (): Promise<void> => {
    const first = running.current < atOnceMax ? waiting.current.shift() : undefined
    if (!first) return
    running.current++
    const tell = (state: Upload['state']) =>
      setUploads((all) => all.map((each) => (each.id === first.id ? { ...each, state } : each)))
    try {
      tell({ is: 'done', document: await send(first.file, tell) })
    } catch (error) {
      tell({ is: 'failed', error })
    }
    running.current--
    void queries.invalidateQueries({ queryKey: documentsQuery.queryKey })
    void queries.invalidateQueries({ queryKey: ['graphs'] })
    return next()
  }, [queries])

  const add = useCallback(
    (files: readonly File[]) => {
      const added = files.map((file) => ({ id: ++count, file }))
      waiting.current.push(...added)
      setUploads((all) => [
        ...all,
        ...added.map(({ id, file }) => ({
          id,
          name: file.name,
          state: { is: 'waiting' as const },
        })),
      ])
      for (const _ of added) void next()
    },
    [next],
  )
  const forget = useCallback(
    () => setUploads((all) => all.filter(({ state }) => !['done', 'failed'].includes(state.is))),
    [],
  )
  return { uploads, add, forget }
}

/** Sends a file; `fetch` would not tell how much of it has gone. */
function send(file: File, tell: (state: Upload['state']) => void): Promise<Document> {
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
