import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { requestOf, runSmallResearch } from '../../tests/support/run-small-research.ts'
import { lighthousePages, type SmallPage, smallWeb } from '../../tests/support/small-web.ts'
import { ServiceError } from '../base/service-error.ts'
import { languageOf } from '../language/languages.ts'
import { sentences } from '../language/sentences.ts'
import { leansBack } from './built-in/standing-alone.ts'
import type { ResearchEvent, ResearchTools } from './research.ts'
import { runResearch } from './run-research.ts'

describe('A report', () => {
  test('quotes its sources word for word, and lists none that it does not cite', async () => {
    const { statements, sources, report, grounding } = await runSmallResearch()
    expect(statements.length).toBeGreaterThan(3)
    for (const { start, end, evidence } of statements) {
      expect(report.slice(start, end)).not.toContain('\n')
      for (const { source, start: from, end: to, quote } of evidence)
        expect(sources[source - 1]?.page.text.slice(from, to)).toBe(quote)
    }
    const cited = statements.flatMap(({ evidence }) => evidence.map(({ source }) => source))
    expect([...new Set(cited)].sort()).toEqual(sources.map(({ index }) => index))
    expect(grounding).toMatchObject({ inferences: 0, checks: 0, cited: grounding.sentences })
    const urls = Array.from(report.matchAll(/<(https?:[^>]+)>/g), ([, url]) => url)
    const known = lighthousePages.map(({ url }) => url)
    expect(urls.filter((url) => !known.includes(url ?? ''))).toEqual([])
  })

  test('quotes Thai, which marks no end of a sentence', async () => {
    const text = [
      'ประภาคารสการ์โฮล์มสร้างขึ้นโดยอาดา ลุนด์ หลังจากเรือสามลำอับปางที่แนวหินใกล้เกาะ',
      'ผู้ดูแลประภาคารสการ์โฮล์มคนสุดท้ายออกจากเกาะพร้อมครอบครัวเมื่อไฟทำงานเองได้',
    ].join(' ')
    const thai = [page('https://coast.example/th', text, 'ประภาคารสการ์โฮล์ม')]
    const { statements, state } = await runSmallResearch(
      { topic: 'ประภาคารสการ์โฮล์ม' },
      smallWeb(thai),
    )
    expect(state).toBe('done')
    const quotes = statements.flatMap(({ evidence }) => evidence.map(({ quote }) => quote))
    expect(quotes.length).toBeGreaterThan(1)
    for (const quote of quotes) expect(text).toContain(quote)
  })

  test('quotes a sentence together with the one that goes on after it', async () => {
    const { statements, report } = await runSmallResearch()
    const said = statements.map(({ start, end }) => report.slice(start, end))
    expect(said.some((text) => text.includes('lost on the reef. Ada Lund had learned'))).toBe(true)
  })

  test('says no sentence twice', async () => {
    const { statements, report } = await runSmallResearch()
    const said = statements.flatMap(({ start, end }) => {
      const text = report.slice(start, end)
      return sentences(text).map((range) => text.slice(range.start, range.end))
    })
    expect(new Set(said).size).toBe(said.length)
  })

  test('has a contents list whose entries are its headings', async () => {
    const { report } = await runSmallResearch()
    const listed = Array.from(report.matchAll(/^- \[(.+)\]\(#/gm), ([, title]) => title)
    const headings = Array.from(report.matchAll(/^## (.+)$/gm), ([, title]) => title)
    expect(headings).toEqual(['Contents', ...listed])
  })

  test('is the same whenever its pages are, whatever answers first', async () => {
    const tools = smallWeb(lighthousePages)
    const slow: ResearchTools = {
      ...tools,
      read: async (url) => {
        await new Promise((resolve) => setTimeout(resolve, url.length % 7))
        return tools.read(url)
      },
    }
    expect(await runSmallResearch({}, slow)).toEqual(await runSmallResearch({}, tools))
  })

  test('looks for what whoever asks wants, and for nothing else', async () => {
    const questions = ['Who kept the light of Skarholm?']
    const { queries, gaps } = await runSmallResearch({ questions, model: 'snap' })
    expect(queries).toEqual(questions)
    for (const { facet } of gaps) expect(questions).toContain(facet)
  })

  test('marks links that led nowhere', async () => {
    const tools = smallWeb(lighthousePages)
    const gone: ResearchTools = {
      ...tools,
      read: async (url) =>
        url === 'https://coast.example/skarholm'
          ? {
              ...{ status: 'failed', askedUrl: url, reason: 'status', httpStatus: 404 },
              message: 'The server answered 404.',
            }
          : tools.read(url),
    }
    const { dropped } = await runSmallResearch({}, gone)
    expect(dropped).toContainEqual(
      expect.objectContaining({
        ...{ url: 'https://coast.example/skarholm', reason: 'unreadable' },
        ...{ failure: 'status', httpStatus: 404 },
      }),
    )
  })

  test('counts a copy once and says what else was not used, and why', async () => {
    const { sources, dropped } = await runSmallResearch()
    const original = sources.find(({ page }) => page.url === 'https://coast.example/skarholm')
    expect(original?.mirrors).toEqual(['https://mirror.example/old/skarholm'])
    expect(dropped).toContainEqual(
      expect.objectContaining({ url: 'https://gone.example/skarholm', reason: 'unreadable' }),
    )
    expect(dropped).toContainEqual(
      expect.objectContaining({ url: 'https://mirror.example/old/skarholm', reason: 'copy' }),
    )
  })

  test.each([1, 2, 3])('uses at most %i sources', async (maxResults) => {
    const { sources } = await runSmallResearch({ maxResults })
    expect(sources.length).toBeLessThanOrEqual(maxResults)
    expect(sources.length).toBeGreaterThan(0)
  })

  test('is in the language of its topic', async () => {
    const pages = [
      page(
        'https://kueste.example/turm',
        'Der Leuchtturm von Skarholm wurde 1871 von der Baumeisterin Ada Lund auf einem Riff errichtet. ' +
          'Der letzte Wärter des Leuchtturms von Skarholm verließ die Insel im Jahr 1968 mit seiner Familie.',
      ),
    ]
    const { report } = await runSmallResearch(
      { topic: 'Beschreibe den Leuchtturm von Skarholm und seine Wärter' },
      smallWeb(pages),
    )
    expect(report).toContain('## Quellen')
    expect(report).toContain('Ada Lund')
    expect(report).not.toMatch(/^# Beschreibe/)
  })

  test('says so where no page speaks of the topic', async () => {
    const { state, sources, report } = await runSmallResearch({}, smallWeb([]))
    expect(state).toBe('nothing')
    expect(sources).toEqual([])
    expect(report).toContain('No page that could be read')
  })

  test('says in a few lines that nothing was found, and what was searched, where pages are about something else', async () => {
    const pages = ['a', 'b', 'c'].map((name) =>
      page(
        `https://${name}.example/steel`,
        'The mill of Norrvik rolled its first steel in 1902 and employed four hundred people in that year. ' +
          `Its owner ${name.toUpperCase()}gnes Falk sold the mill of Norrvik to a bank in Gothenburg after the war.`,
        'The mill',
      ),
    )
    const { state, sources, report, statements, queries } = await runSmallResearch(
      {},
      smallWeb(pages),
    )
    expect([state, sources, statements]).toEqual(['nothing', [], []])
    expect(report).toContain('## What was searched for')
    for (const query of queries) expect(report).toContain(`- ${query}`)
    expect(report.length).toBeLessThan(1_000)
  })

  test('has headings of its own, and no sentence that hangs, whatever its pages are like', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(messyPage(), { minLength: 2, maxLength: 5 }), async (texts) => {
        const pages = texts.map((text, index) => page(`https://h${index}.example/`, text))
        const { report, statements } = await runSmallResearch({}, smallWeb(pages))
        const headings = Array.from(report.matchAll(/^## (.+)$/gm), ([, title]) => title ?? '')
        const folded = headings.map((title) => title.toLowerCase())
        expect(new Set(folded).size).toBe(headings.length)
        for (const title of headings)
          if (!reportWords.has(title) && title !== 'Skarholm')
            expect(title).toMatch(/^\p{Lu}[^.…]*\s[^.…]*[^.…\d]$/u)
        expect(headings).not.toContain('Lighthouse of Skarholm, its builder and its keepers')
        const said = statements.map(({ start, end }) => report.slice(start, end))
        expect(new Set(said).size).toBe(said.length)
        for (const text of said) expect(leansBack(text, english)).toBe(false)
      }),
      { numRuns: 40 },
    )
  })

  test('calls a section by the whole heading of a page, whose title was cut off', async () => {
    const [first, ...others] = lighthousePages.map(({ text }) => text.replaceAll(/^#.*$/gm, ''))
    const name = 'The lighthouse of Skarholm and the ships on its reef'
    const cut = page('https://cut.example/', `# ${name}\n\n# Lamp\n\n${first}`, name.slice(0, -3))
    const rest = others.map((text, index) => page(`https://h${index}.example/`, text))
    const { report } = await runSmallResearch({}, smallWeb([cut, ...rest]))
    expect(report).toContain(`## ${name}\n`)
  })

  test('calls no section by a heading that says little of what stands under it', async () => {
    const pages = lighthousePages.map(({ url, text }) => {
      return page(url, `# Share this story of Skarholm now\n\n${text.replaceAll(/^#.*$/gm, '')}`)
    })
    const { report } = await runSmallResearch({}, smallWeb(pages))
    expect(report).toContain('## Skarholm\n')
    expect(report).not.toContain('## Share')
  })

  test('never lets a page write its Markdown', async () => {
    const pages = [
      page(
        'https://evil.example/',
        'The lighthouse of Skarholm was [built](javascript:alert(1)) by Ada Lund <img src=x onerror=alert(1)> in 1871.',
        '](https://evil.example/x) <script>alert(1)</script> [Skarholm',
      ),
    ]
    const { report } = await runSmallResearch({}, smallWeb(pages))
    expect(report).not.toMatch(/(?<!\\)<(?!https:)/)
    expect(report).not.toContain('javascript:')
  })
})

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

const english = languageOf('en')
const reportWords = new Set(Object.values(english.report))

/** A page of sentences and headings of which some may not be quoted, in any order, some of them twice. */
function messyPage() {
  const piece = fc.constantFrom(
    ...lighthousePages.flatMap(({ text }) => text.split('\n\n')),
    '## Sources',
    '## Lamp',
    '## SHARE THIS STORY NOW',
    '## The lamp of the lighthouse',
    '## the Lamp of the Lighthouse',
    '## 2. The keepers of Skarholm',
    'However, the builder of the lighthouse of Skarholm had no money for the tower in 1870.',
    'It was the keepers of Skarholm who paid the builder of the lighthouse in the end.',
    'Its builder and its keepers met at the lighthouse of Skarholm in the summer of 1872.',
    'We met the keepers of the lighthouse of Skarholm and its builder there yesterday evening.',
    'A. Lund, The lighthouse of Skarholm and its keepers, Coast Studies, p. 81.',
  )
  return fc.array(piece, { minLength: 3, maxLength: 12 }).map((pieces) => pieces.join('\n\n'))
}

function page(url: string, text: string, title = 'Skarholm'): SmallPage {
  return { url, title, text }
}
