import { describe, expect, test } from 'vitest'
import { requestOf, runSmallResearch } from '../../tests/support/web/run-small-research.ts'
import { lighthousePages, type SmallPage, smallWeb } from '../../tests/support/web/small-web.ts'
import { ServiceError } from '../base/errors/service-error.ts'
import type { ResearchEvent, ResearchTools } from './research.ts'
import { runResearch } from './run-research.ts'
import { settings } from './settings.ts'

describe('A run', () => {
  test('that is told to finish writes what it has', async () => {
    const asked: string[] = []
    const tools = smallWeb(lighthousePages)
    const { state, report } = await runSmallResearch(
      { maxResults: 1 },
      {
        ...tools,
        mayGoOn: async (checkpoint) => {
          asked.push(checkpoint)
          return asked.length < 3
        },
      },
    )
    expect(asked).toEqual(['search-1', 'read-1-1', 'read-1-2'])
    expect(state).toBe('partial')
    expect(report).toContain('The search was ended early')
  })

  test('tells the end of each page as it comes, whatever else is still read', async () => {
    const tools = smallWeb(lighthousePages)
    const slowUrl = lighthousePages[0]?.url ?? ''
    const others = Promise.withResolvers<void>()
    const ends: string[] = []
    const read: ResearchTools['read'] = async (url) => {
      if (url === slowUrl) await others.promise
      return tools.read(url)
    }
    const slow = await runSmallResearch({}, { ...tools, read }, (event) => {
      if (event.type !== 'page-end') return
      ends.push(event.url)
      if (ends.length === lighthousePages.length - 1) others.resolve()
    })
    expect(ends.at(-1)).toBe(slowUrl)
    expect(slow).toEqual(await runSmallResearch({}, tools))
  })

  test('that is told to finish while a page is read writes without it', async () => {
    const tools = smallWeb(lighthousePages)
    const { url = '', title } = lighthousePages[4] ?? {}
    const { state, sources, dropped } = await runSmallResearch(
      { thinking: 'snap' },
      { ...tools, read: async (asked) => (asked === url ? null : tools.read(asked)) },
    )
    expect(state).toBe('partial')
    expect(sources.length).toBeGreaterThan(0)
    const detail = 'The page had not come when the report was to be written.'
    expect(dropped).toContainEqual({ url, title, reason: 'not-read', detail })
  })

  test.each([
    ['no page can be read', () => false, settings.failedInRowMax],
    ['one page in six can be read', (place: number) => place % 6 === 0, 2 * 4 * 3],
  ])('tries no page after another without end where %s', async (_, isThere, triedMax) => {
    const pages = Array.from({ length: 200 }, (_, place) => {
      const text = `The lighthouse of Skarholm has a room ${place} with ${place} windows and a lamp.`
      return page(`https://host${place}.example/`, isThere(place) ? text : '')
    })
    const tried: string[] = []
    const tools = smallWeb(pages)
    const read: ResearchTools['read'] = (url) => {
      tried.push(url)
      return tools.read(url)
    }
    await runSmallResearch({ maxResults: 4 }, { ...tools, read })
    expect(tried.length).toBeGreaterThan(0)
    expect(tried.length).toBeLessThanOrEqual(triedMax)
  })

  test('is planned and searched anew where pages of two hosts have what a word is meant to be', async () => {
    const searched: string[] = []
    const run = async (pages: readonly SmallPage[]) => {
      const tools = smallWeb(pages)
      const search: ResearchTools['search'] = (query) => {
        searched.push(query.text)
        return tools.search(query)
      }
      return runSmallResearch({ topic: 'The lighthosue of Skarholm' }, { ...tools, search })
    }
    const [page] = lighthousePages
    const ofOne = await run(page ? [page] : [])
    expect(ofOne.corrections).toEqual([])

    const { corrections, title, state } = await run(lighthousePages)

    expect(corrections).toEqual([{ written: 'lighthosue', meant: 'lighthouse' }])
    expect({ title, state }).toEqual({ title: 'The lighthouse of Skarholm', state: 'done' })
    expect(searched).toContain('The lighthouse of Skarholm')
  })

  test('that is cancelled ends without a report', async () => {
    const controller = new AbortController()
    const tools = smallWeb(lighthousePages)
    const running = runResearch(
      requestOf({}),
      {
        ...tools,
        read: (url) => {
          controller.abort(new Error('Cancelled'))
          return tools.read(url)
        },
      },
      () => {},
      controller.signal,
    )
    await expect(running).rejects.toThrow('Cancelled')
  })

  test('fails where no search is answered, and only there', async () => {
    const tools = smallWeb(lighthousePages)
    const refused = new ServiceError('upstream_error', 'No engine answered')
    const none = runSmallResearch({}, { ...tools, search: () => Promise.reject(refused) })
    await expect(none).rejects.toBe(refused)
    let searches = 0
    const first = await runSmallResearch(
      {},
      {
        ...tools,
        search: (query) => (searches++ === 0 ? tools.search(query) : Promise.reject(refused)),
      },
    )
    expect(first.sources.length).toBeGreaterThan(1)
  })

  test('tells its progress in order', async () => {
    const events: ResearchEvent['type'][] = []
    await runSmallResearch({}, smallWeb(lighthousePages), ({ type }) => events.push(type))
    expect(events[0]).toBe('plan-made')
    expect(events.slice(-2)).toEqual(['writing-start', 'writing-end'])
    expect(events.filter((type) => type === 'page-start')).toHaveLength(lighthousePages.length)
    expect(events.filter((type) => type === 'page-end')).toHaveLength(lighthousePages.length)
  })
})

function page(url: string, text: string, title = 'Skarholm'): SmallPage {
  return { url, title, text }
}
