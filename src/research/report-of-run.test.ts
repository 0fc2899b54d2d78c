import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runSmallResearch } from '../../tests/support/web/run-small-research.ts'
import { lighthousePages, type SmallPage, smallWeb } from '../../tests/support/web/small-web.ts'
import { sentences } from '../language/sentences/sentences.ts'
import type { ResearchTools } from './research.ts'

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
    expect(quotes.join(' ')).toBe(text)
  })

  test('quotes a sentence together with the one that goes on after it', async () => {
    const { statements, report } = await runSmallResearch()
    const said = statements.map(({ start, end }) => report.slice(start, end))
    expect(said.some((text) => text.includes('lost on the reef. Ada Lund had learned'))).toBe(true)
  })

  test('goes on from the sentence that says what its topic is with what depends on it', async () => {
    const text =
      'Skarholm is a small island in the mouth of the northern sound. It has an area of nine square kilometres and a lighthouse of 1871. Its highest hill was a beacon before the lighthouse of Skarholm was built.'
    const island = page('https://island.example/', text, 'Skarholm')
    const { report } = await runSmallResearch(
      { topic: 'Skarholm: area, lighthouse' },
      smallWeb([island]),
    )
    expect(report).toContain(text)
  })

  test('has each aspect that its topic lists, with what is about it, or says that it was not found', async () => {
    const aspects = ['keeper', 'lamp', 'builder', 'volunteers', 'reef', 'storm', 'tower', 'gold']
    const some = fc.shuffledSubarray(aspects, { minLength: 2, maxLength: 5 })
    await fc.assert(
      fc.asyncProperty(some, async (listed) => {
        const topic = `The lighthouse of Skarholm: ${listed.join(', ')}`
        const { report, gaps } = await runSmallResearch({ topic })
        const [, ...parts] = report.split('\n## ').map((part) => part.toLowerCase())
        const sections = parts.filter((part) => !/^(contents|key findings|sources|what)/.test(part))
        for (const aspect of listed) {
          const own = sections.find((part) => part.startsWith(`${aspect}\n`))
          const all = sections.filter((part) => part.includes(aspect.slice(0, 5)))
          const isMissing = gaps.some(({ facet }) => facet.includes(aspect))
          // Where one sentence is all that there is about two aspects, it stands under one of them.
          expect({ aspect, isTold: all.length > 0 }).toEqual({ aspect, isTold: !isMissing })
          for (const said of own?.split('\n\n').slice(1) ?? [])
            if (said.trim() !== '') expect(said).toContain(aspect.slice(0, 5))
        }
      }),
      { numRuns: 40 },
    )
  })

  test('quotes what is about a listed aspect near the name of the topic, in whatever other words', async () => {
    const news =
      'The ferry Aurelia of the Norrvik line ran aground on Sunday night off the coast. The captain apologised to all passengers on Monday morning. Consumer groups criticised that nobody was told for five hours.'
    const notice =
      'The ferry Aurelia of the Norrvik line carries 180 passengers between the coast and the island. The ferry Aurelia was built in 1931.'
    const pages = [
      page('https://news.example/', news, 'Ferry runs aground'),
      page('https://line.example/', notice, 'The ferry Aurelia of the Norrvik line'),
    ]
    const topic = 'Ferry Aurelia of the Norrvik line: passengers, criticism'
    const { report, gaps } = await runSmallResearch({ topic }, smallWeb(pages))
    expect(gaps).toEqual([])
    expect(report).toMatch(/## Criticism\n\n.*Consumer groups criticised/)
  })

  test('quotes no page that shares only what is asked of its subject', async () => {
    const towns = ['Norrvik', 'Skarholm', 'Gothenburg', 'Lund', 'Bergen', 'Malmö']
    const clocks = [
      ...towns.map((town) => `The tide clock of ${town} shows the next high water.`),
      ...towns.map((town) => `A keeper from ${town} wound each tide clock by its single hand.`),
    ]
    const fees =
      'The standard process of a shop is told to its buyers before a fee is paid. Its usual process takes six weeks, as the standard contract of buyers allows.'
    const pages = [
      page('https://fees.example/', fees, 'Fees of the trade'),
      ...[0, 1, 2].map((place) => {
        const text = clocks.filter((_, index) => index % 3 === place).join(' ')
        return page(`https://clocks${place}.example/`, text, 'Old timepieces')
      }),
    ]
    const topic = 'The standard process of winding a tide clock by its single hand, and its keeper'
    const { sources, dropped } = await runSmallResearch({ topic }, smallWeb(pages))
    expect(sources.length).toBeGreaterThan(1)
    expect(dropped).toContainEqual(
      expect.objectContaining({ url: 'https://fees.example/', reason: 'not-about-it' }),
    )
  })

  test('tells where two sources disagree, even if one of them opens it', async () => {
    const built =
      'The bridge of Skarholm is a suspension bridge between the harbour and the island. The bridge of Skarholm was designed by Tora Lind and opened on 4 June 1931. The bridge of Skarholm cost 8 crowns to build.'
    const archive =
      'The main span of the bridge of Skarholm measures 420 metres between its towers. Building the bridge of Skarholm cost 11 crowns, as the county archive shows.'
    const pages = [
      page('https://archive.example/', archive, 'History of the bridge'),
      page('https://built.example/', built, 'The bridge'),
    ]
    const topic = 'Who designed the bridge of Skarholm, and how much did building it cost?'
    const { disagreements, report } = await runSmallResearch({ topic }, smallWeb(pages))
    expect(disagreements).toMatchObject([{ about: 'Skarholm: crowns' }])
    const [, told = ''] = report.split('## Where sources disagree\n')
    expect(told).toMatch(/^- \*History of the bridge:\* .*Building the bridge/m)
    expect(told).toMatch(/^- \*The bridge:\* .*The bridge of Skarholm cost 8/m)
  })

  test('goes on after the sentence that says who somebody was, which promises far more than all others', async () => {
    const life =
      'Tora Lind (12 May 1789 – 3 November 1854) was a Norwegian cartographer and engraver, who drew the first map of the Skarholm coast. Lind was born in Norrvik as the daughter of a pilot. In 1813 she married the surveyor Karl Adler, who died in 1819. A crater on Venus and a street in Norrvik are named after her.'
    const museum =
      'Tora Lind drew twelve sheets of the Skarholm coast, and the museum owns eight of them. Of the cartographer Tora Lind no picture is known in Norway or Denmark.'
    const pages = [
      page('https://en.encyclo.example/', life, 'Tora Lind'),
      page('https://museum.example/', museum, 'Tora Lind and the map of the Skarholm coast'),
    ]
    const { report } = await runSmallResearch({ topic: 'Tora Lind' }, smallWeb(pages))
    expect(report).toContain('In 1813 she married')
  })

  test.each([
    ['The lighthouse of Skarholm', 'done'],
    ['Skarholm lighthouse keeper insurance payouts', 'nothing'],
    ['Skarholm: lamp, zeppelins', 'done'],
    ['Skarholm: zeppelins, trams', 'nothing'],
  ])('on "%s" says that no passage says it outright only if it is free', async (topic, wanted) => {
    const { state, report, statements } = await runSmallResearch({ topic, thinking: 'snap' })
    expect(state).toBe(wanted)
    expect(statements.length).toBeGreaterThan(0)
    expect(report.includes('No passage says this outright')).toBe(wanted === 'nothing')
  })

  test('that was to be finished before anything was read does not tell what pages say', async () => {
    const tools = smallWeb(lighthousePages)
    const { state, report } = await runSmallResearch({}, { ...tools, mayGoOn: async () => false })
    expect(state).toBe('nothing')
    expect(report).toContain('The search was ended early')
    expect(report).not.toContain('No page that could be read')
  })

  test('says no sentence twice', async () => {
    const { statements, report } = await runSmallResearch()
    const said = statements.flatMap(({ start, end }) => {
      const text = report.slice(start, end)
      return sentences(text).map((range) => text.slice(range.start, range.end))
    })
    expect(new Set(said).size).toBe(said.length)
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
    const questions = ['Who kept the light of Skarholm?', 'What lit it?', 'Who restored it?']
    const asked = { questions, thinking: 'snap' as const }
    const { queries, gaps, effort } = await runSmallResearch(asked)
    expect(queries).toEqual(questions)
    expect(effort.topic.facets).toBe(questions.length)
    for (const { facet } of gaps) expect(questions).toContain(facet)
  })

  test('marks links that led nowhere', async () => {
    const tools = smallWeb(lighthousePages)
    const gone: ResearchTools = {
      ...tools,
      read: async (url) =>
        url === 'https://coast.example/skarholm'
          ? {
              status: 'failed',
              askedUrl: url,
              reason: 'status',
              httpStatus: 404,
              message: 'The server answered 404.',
            }
          : tools.read(url),
    }
    const { dropped } = await runSmallResearch({}, gone)
    expect(dropped).toContainEqual(
      expect.objectContaining({
        url: 'https://coast.example/skarholm',
        reason: 'unreadable',
        failure: 'status',
        httpStatus: 404,
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

  test('quotes further pages of a host only where other hosts have no more to tell', async () => {
    const coast = lighthousePages.map((one, at) => {
      return page(`https://coast.example/${at}`, one.text, `Skarholm, part ${at}`)
    })
    const hosts = async (pages: readonly SmallPage[]) => {
      const { sources } = await runSmallResearch({ maxResults: 3 }, smallWeb(pages))
      return sources.map(({ page: { url } }) => new URL(url).hostname)
    }
    expect(await hosts(coast)).toHaveLength(3)
    const other = page(
      'https://other.example/',
      'The lighthouse of Skarholm was drawn by Tora Lund, whose builder sank with the first stones in 1870. Tora Lund drew the lamp of Skarholm, and its keepers thanked her in a letter of 1872.',
      'Skarholm',
    )
    expect(await hosts([...coast, other])).toContain('other.example')
  })

  test.each([1, 2, 3])('uses at most %i sources', async (maxResults) => {
    const { sources } = await runSmallResearch({ maxResults })
    expect(sources.length).toBeLessThanOrEqual(maxResults)
    expect(sources.length).toBeGreaterThan(0)
  })
})

function page(url: string, text: string, title = 'Skarholm'): SmallPage {
  return { url, title, text }
}
