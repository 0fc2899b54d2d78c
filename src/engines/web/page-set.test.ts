import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { webPageOf } from '../../../tests/support/web/small-web.ts'
import type { PageReader } from '../../web-access/pages/web-page.ts'
import { PageSet } from './page-set.ts'

const results = ['quick', 'slow-site', 'queued', 'starved'].map((name) => {
  const url = `https://${name}.example/`
  const result = { engine: 'small', rank: 1, url, title: name, snippet: '', kind: 'web' as const }
  return { key: url, result, said: [result], score: 1 }
})

/** Each host is slow in its own way; nothing here waits for a clock but what is ended by a limit. */
const reader: PageReader = {
  async read(url, _, signal, { fetchSignal = signal } = {}) {
    const name = new URL(url).hostname.replace('.example', '')
    if (name === 'slow-site') await endOf(AbortSignal.any([signal, fetchSignal]))
    if (name === 'queued') await endOf(fetchSignal).catch(() => {})
    if (name === 'starved') await endOf(signal)
    return webPageOf({ url, title: name, text: `This is what the page ${name} says.` })
  },
}

/** Rejects with the reason of the signal some time after it is aborted, as a connection takes to be closed. */
async function endOf(signal: AbortSignal): Promise<void> {
  await pause(60_000, undefined, { signal }).catch(() => {})
  await pause(20)
  signal.throwIfAborted()
}

test('a page that has come in time is read though its parsing waits, and coverage tells which did not', async () => {
  const set = new PageSet(reader, 'acc_1')
  const limits = { pagesMax: 4, fetchMs: 1_000, wholeMs: 3_000 }
  await set.read(results, limits, new AbortController().signal)
  expect(set.pages.map(({ title }) => title)).toEqual(['quick', 'queued'])
  const reasons = set.coverage.flatMap(({ title, reason }) => (reason ? [[title, reason]] : []))
  expect(reasons).toEqual([
    ['slow-site', 'It was not there within 1 s'],
    ['starved', 'It came, but this service was too busy to parse it within 3 s'],
  ])
})

test('a page that has not come when all of the time is over was not there', async () => {
  const set = new PageSet(reader, 'acc_1')
  const limits = { pagesMax: 4, fetchMs: 500, wholeMs: 500 }
  await set.read(results, limits, new AbortController().signal)
  expect(set.coverage.find(({ title }) => title === 'slow-site')?.reason).toBe(
    'It was not there within 1 s',
  )
})

test.each([
  ['https://coast.example/a', 'https://www.coast.example/b', 2],
  ['https://coast.example/a', 'https://times.example/b', 1],
])('of a text with other lines around it at %s and %s, %i are told', async (one, other, count) => {
  const words = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => `word${from + index}`).join(' ')
  const texts = new Map([
    [one, `${words(900, 930)} ${words(0, 200)}`],
    [other, `${words(0, 200)} ${words(600, 630)}`],
  ])
  const versions: PageReader = {
    read: async (url) => webPageOf({ url, title: url, text: texts.get(url) ?? '' }),
  }
  const found = [...texts.keys()].map((url) => {
    const result = { engine: 'small', rank: 1, url, title: url, snippet: '', kind: 'web' as const }
    return { key: url, result, said: [result], score: 1 }
  })
  const set = new PageSet(versions, 'acc_1')
  const limits = { pagesMax: 2, fetchMs: 60_000, wholeMs: 60_000 }
  await set.read(found, limits, new AbortController().signal)
  expect(set.pages).toHaveLength(count)
})
