import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runSmallResearch } from '../../../tests/support/web/run-small-research.ts'
import { lighthousePages, type SmallPage, smallWeb } from '../../../tests/support/web/small-web.ts'
import { languageOf } from '../../language/languages.ts'
import { leansBack } from '../built-in/excerpts/standing-alone.ts'

describe('A report', () => {
  test('has a contents list whose entries are its headings', async () => {
    const { report } = await runSmallResearch()
    const listed = Array.from(report.matchAll(/^- \[(.+)\]\(#/gm), ([, title]) => title)
    const headings = Array.from(report.matchAll(/^## (.+)$/gm), ([, title]) => title)
    expect(headings).toEqual(['Contents', ...listed])
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

  test('has a section for each aspect that its topic lists, and says of which nothing was found', async () => {
    const topic = 'The lighthouse of Skarholm: keeper, lamp, ghosts'
    const { report } = await runSmallResearch({ topic })
    const headings = Array.from(report.matchAll(/^## (.+)$/gm), ([, title]) => title)
    expect(headings).toEqual(expect.arrayContaining(['Keeper', 'What was not found']))
    expect(report).toMatch(/## What was not found\n\n- Ghosts \(in no quoted sentence\)\n/)
  })

  test('tells of a name though no page has the word for what is asked of it', async () => {
    const { report, statements } = await runSmallResearch({
      topic: 'Skarholm and its significance',
    })
    expect(statements.length).toBeGreaterThan(2)
    expect(report).toContain('Ada Lund')
  })

  test('takes what stands below a heading for what is told of the aspect that the heading names', async () => {
    const told =
      'The lighthouse of Skarholm was painted red by forty volunteers of the island in 1931.'
    const bare =
      'The paint was ordered from a chemist in Gothenburg and was white, as was the gallery.'
    const pages = [
      ...lighthousePages,
      page('https://paint.example/', `## Colours\n\n${told}`),
      page('https://walls.example/', `${loreOfBuilder}\n\n## Walls\n\n${bare}`),
    ]
    const topic = 'The lighthouse of Skarholm: keeper, colour, walls, ghosts'
    const { report } = await runSmallResearch({ topic }, smallWeb(pages))
    expect(report).toMatch(/## Colour\n\n[^#]*painted red/)
    expect(report).toMatch(/## Walls\n\n[^#]*white/)
    expect(report).toMatch(/## What was not found\n\n- Ghosts \(in no quoted sentence\)\n/)
  })

  test('opens with what the topic is, if it is nothing but a name', async () => {
    const kind = 'Skarholm is a lighthouse of granite on a reef before the northern coast.'
    const pages = [...lighthousePages, page('https://encyclopedia.example/skarholm', kind)]
    for (const topic of ['Skarholm', 'Skarholm: keeper, lamp']) {
      const { statements } = await runSmallResearch({ topic }, smallWeb(pages))
      expect(statements[0]?.evidence[0]?.quote).toBe(kind)
    }
  })

  test('quotes a list whole, below what leads to it', async () => {
    const steps = ['Switch the lamp off', 'Wait for an hour', 'Wipe the lens of Skarholm']
    const fact =
      'The lamp of Skarholm has to be cleaned after each storm that comes from the north.'
    const text = `${fact}\n\nTo clean the lamp of Skarholm:\n\n${steps.map((one) => `1. ${one}\n`).join('')}`
    const pages = [...lighthousePages, page('https://manual.example/lamp', text, 'The lamp')]
    const topic = 'How to clean the lamp of Skarholm'
    const { report, statements } = await runSmallResearch({ topic }, smallWeb(pages))
    expect(report).toMatch(
      /To clean the lamp of Skarholm:\*\n\n1\. Switch the lamp off \[\d\]\n2\. Wait for an hour \[\d\]\n3\. Wipe the lens of Skarholm \[\d\]/,
    )
    const quotes = statements.flatMap(({ evidence }) => evidence.map(({ quote }) => quote))
    expect(quotes).toEqual(expect.arrayContaining(steps))
  })

  test('tells the date of a page, and pages that all have one in their order', async () => {
    const facts = [
      [
        '2021/05/03',
        'In 2021 the lighthouse of Skarholm was painted by forty volunteers of the island.',
      ],
      [
        '2019/02/11',
        'In 2019 the roof of the lighthouse of Skarholm was carried off by a winter gale.',
      ],
      [
        '2020/07/30',
        'In 2020 the town paid for a new roof of copper for the lighthouse of Skarholm.',
      ],
    ]
    const pages = facts.map(([day, fact], index) =>
      page(
        `https://news${index}.example/${day}/skarholm`,
        fact ?? '',
        `News of the coast ${index}`,
      ),
    )
    const { report } = await runSmallResearch({}, smallWeb(pages))
    const [, body = ''] = report.split('## In detail')
    const dates = Array.from(body.matchAll(/\((\d{4}-\d{2}-\d{2})\):/g), ([, date]) => date)
    expect(dates.length).toBeGreaterThan(1)
    expect(dates).toEqual(dates.toSorted())
  })

  test.each([
    ['no page is found', [], 'The search found no page.'],
    ['no page can be read', [page('https://gone.example/', '')], 'none of them could be read.'],
    [
      'no page speaks of the topic',
      [
        page(
          'https://mill.example/',
          'The mill of Norrvik rolled its first steel in 1902.',
          'Mill',
        ),
      ],
      'No page that could be read says anything about this topic.',
    ],
  ])('says so where %s', async (_, pages, told) => {
    const { state, sources, report } = await runSmallResearch({}, smallWeb(pages))
    expect(state).toBe('nothing')
    expect(sources).toEqual([])
    expect(report).toContain(told)
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

  test('calls a source by the whole heading of a page, whose title was cut off, and no section', async () => {
    const [first, ...others] = lighthousePages.map(({ text }) => text.replaceAll(/^#.*$/gm, ''))
    const name = 'The lighthouse of Skarholm and the ships on its reef'
    const cut = page('https://cut.example/', `# ${name}\n\n# Lamp\n\n${first}`, name.slice(0, -3))
    const rest = others.map((text, index) => page(`https://h${index}.example/`, text))
    const { report } = await runSmallResearch({}, smallWeb([cut, ...rest]))
    expect(report).toContain(`[${name}](`)
    expect(report).not.toContain(`## ${name}\n`)
  })

  test('puts no colon behind a source whose name is a question', async () => {
    const [first, ...others] = lighthousePages.map(({ text }) => text.replaceAll(/^#.*$/gm, ''))
    const name = 'Who built the lighthouse of Skarholm, and when?'
    const rest = others.map((text, index) => page(`https://h${index}.example/`, text))
    const asking = page('https://asking.example/', `# ${name}\n\n${first}`, name)
    const { report } = await runSmallResearch({}, smallWeb([asking, ...rest]))
    expect(report).toContain(`*${name}* `)
    expect(report).not.toContain('?:')
  })

  test('calls no section by its whole topic or a bare name of it, where no heading stands above', async () => {
    const [heading, leaning] = [
      '# The lighthouse of Skarholm',
      'Its builder and its keepers met at the lighthouse of Skarholm in the summer of 1872.',
    ]
    const pages = [
      `${heading}\n\n${heading}\n\n${heading}`,
      `${leaning}\n\n${loreOfBuilder}\n\n${heading}\n\n${heading}`,
    ]
    const kept =
      'The keepers of the lighthouse of Skarholm, as its builder had wished, lived in the tower until 1968.'
    const web = smallWeb([...pages, kept].map((text, at) => page(`https://h${at}.example/`, text)))
    const { report } = await runSmallResearch({}, web)
    expect(report).toContain('## In detail\n')
    expect(report).not.toContain('## Skarholm\n')
    expect(report).not.toContain('## Lighthouse of Skarholm, its builder and its keepers')
  })

  test('calls no section by a heading that is a part of the topic', async () => {
    const pages = lighthousePages.map(({ url, text }) => {
      const [first = '', ...rest] = text.replaceAll(/^#.*$/gm, '').split('\n\n')
      return page(
        url,
        `# Coast\n\n${first}\n\n# Lighthouse of Skarholm\n\n${rest.join('\n\n')}`,
        'Coast',
      )
    })
    const { report } = await runSmallResearch({}, smallWeb(pages))
    expect(report).toContain('## In detail\n')
    expect(report).not.toContain('## Lighthouse of Skarholm')
  })

  test('calls no section by a heading that says little of what stands under it', async () => {
    const pages = lighthousePages.map(({ url, text }) => {
      return page(url, `# Share this story of Skarholm now\n\n${text.replaceAll(/^#.*$/gm, '')}`)
    })
    const { report } = await runSmallResearch({}, smallWeb(pages))
    expect(report).toContain('## In detail\n')
    expect(report).not.toContain('## Share')
  })

  test('tells the name of a page once, though its list stands right below it', async () => {
    const name = 'Keepers of Skarholm'
    const list = ['Ada Lund drew the lighthouse.', 'Olav Brekke kept the lamp in 1913.']
    const text = `# ${name}\n\n${list.map((one) => `- ${one}`).join('\n')}\n`
    const pages = [page('https://coast.example/2025/05/18/keepers', text, name)]
    const { report } = await runSmallResearch({ topic: 'Skarholm' }, smallWeb(pages))
    expect(report).toContain(`*${name} (2025-05-18):*`)
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

const loreOfBuilder =
  'The lighthouse of Skarholm was built by Ada Lund in 1871 after three ships had been lost on the reef. ' +
  'Ada Lund had learned her trade in Gothenburg and drew eleven lighthouses along the northern coast.'

const english = languageOf('en')
const reportWords = new Set(Object.values(english.report))

/** A page of sentences and headings in any order, some twice, some that must not be quoted. */
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
