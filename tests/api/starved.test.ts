import timers from 'node:timers/promises'
import { afterEach, describe, expect, vi } from 'vitest'
import { WorkingTime } from '../../src/documents/parse/processes/working-time.ts'
import { test } from '../support/service/shared-service.ts'

const file = Buffer.from('The ferry crosses the sound.')

afterEach(() => {
  vi.restoreAllMocks()
})

describe('while the machine has no time for files', () => {
  test('an upload is stored, and read as soon as there is time', async ({ serviceOn }) => {
    const ada = await (await serviceOn('sqlite')).account()
    // By a process that has little time, and by one that has more.
    starve(2)
    const body = new FormData()
    body.set('file', new Blob([file]), 'ferry.txt')

    const answer = await ada.request('/documents', { method: 'POST', body })

    expect([201, 202]).toContain(answer.status)
    const { doc_id } = (await answer.json()) as { doc_id: string }
    await vi.waitFor(async () => {
      expect(await ada.call('getDocument', { doc_id })).toMatchObject({ status: 'ready' })
    }, 60_000)
    expect((await ada.call('listDocuments', {})).data).toHaveLength(1)
  })

  test.for([
    ['is read again after a while', 4, 'ready', undefined],
    ['is given up in the end, and the next one is read', 6, 'failed', 'overloaded'],
  ] as const)('a file of an import %s', async ([, times, status, code], { serviceOn }) => {
    const ada = await (await serviceOn('sqlite')).account()
    const pauses = withoutPauses()
    starve(times)
    const body = new FormData()
    body.append('file', new Blob([file]), 'first.txt')
    body.append('file', new Blob([`${file} Twice.`]), 'second.txt')

    const answer = await ada.request('/documents/import', { method: 'POST', body })

    const results = (await answer.text())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(results.map(({ status, error }) => [status, error?.code])).toEqual([
      [status, code],
      ['ready', undefined],
    ])
    expect(pauses).toEqual([60_000, 60_000])
  })
})

/** The next attempts to read a file find their time over, without that they had any. */
function starve(attempts: number): void {
  const over = AbortSignal.abort(new DOMException('The time is over', 'TimeoutError'))
  const isStarved = vi.spyOn(WorkingTime.prototype, 'isStarved', 'get')
  let left = 2 * attempts
  vi.spyOn(WorkingTime.prototype, 'signal', 'get').mockImplementation(() => {
    // Each attempt looks at it twice: when it begins, and when it has ended.
    if (left-- > 0) return over
    isStarved.mockReturnValue(false)
    return new AbortController().signal
  })
  isStarved.mockReturnValue(true)
}

/** Lets nobody wait before something is done again; tells how long that was wanted. */
function withoutPauses(): readonly unknown[] {
  const pauses: unknown[] = []
  vi.spyOn(timers, 'setTimeout').mockImplementation(async (ms, value) => {
    pauses.push(ms)
    return value
  })
  return pauses
}
