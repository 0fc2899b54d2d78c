import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runSmallResearch } from '../../../tests/support/web/run-small-research.ts'
import { lighthousePages, smallWeb } from '../../../tests/support/web/small-web.ts'

describe('What was not found', () => {
  test('is told with the words that no page has', async () => {
    const topic =
      'Describe the lighthouse of Skarholm, and the sudden bankruptcy of the telegraph company on its island.'
    const { report, gaps } = await runSmallResearch({ topic })
    const words = ['sudden', 'bankruptcy', 'telegraph', 'company']
    expect(gaps).toEqual([
      { facet: 'the sudden bankruptcy of the telegraph company on its island', words },
    ])
    expect(report).toContain(
      '- Sudden bankruptcy of the telegraph company on its island (on no page that was read: “sudden”',
    )
  })

  test('is no part that only one page speaks of, none whose words are all somewhere, and none of few words', async () => {
    const parts = [
      'the keeper Olav Brekke in the storm of 1913',
      'how a society of volunteers built ships in Gothenburg for the northern coast',
      'its bankruptcy',
    ]
    const topic = `Describe the lighthouse of Skarholm, ${parts.join(', ')}.`
    const { report, gaps } = await runSmallResearch({ topic })
    expect(gaps).toEqual([])
    expect(report).not.toContain('What was not found')
  })

  test('is nothing of which no page has one verb, but what is missing by its name', async () => {
    const gapsOf = async (part: string) =>
      (await runSmallResearch({ topic: `How was Skarholm lit, and ${part} of Skarholm?` })).gaps
    expect(await gapsOf('what sufficed the volunteers of Gothenburg for fourteen years')).toEqual(
      [],
    )
    expect(
      await gapsOf('what Zanzibar gave the volunteers of Gothenburg for fourteen years'),
    ).toMatchObject([{ words: ['Zanzibar', 'gave'] }])
  })

  test('leaves a list of aspects found, unless it is all of them', async () => {
    const listed = (aspects: string) =>
      runSmallResearch({ topic: `The lighthouse of Skarholm: ${aspects}` })
    const some = await listed(
      'keepers, height; Zanzibar Quux, refrigerants and gas boilers in Norway',
    )
    expect(some.state).toBe('done')
    expect(some.statements.length).toBeGreaterThan(2)
    expect(some.gaps.map(({ facet }) => facet)).toContain('Zanzibar Quux')
    const none = await listed('telegraph, bankruptcy, opera')
    expect(none.state).toBe('nothing')
    expect(none.gaps).toHaveLength(3)
  })

  test('is told in scripts without spaces with whole words', async () => {
    const text =
      '斯卡霍尔姆灯塔由艾达·伦德于1871年建造。最后一位守塔人于1968年与家人一起离开了斯卡霍尔姆岛。'
    const pages = [{ url: 'https://coast.example/zh', title: '斯卡霍尔姆灯塔', text }]
    const topic = '斯卡霍尔姆灯塔，电报公司突然破产'
    const { gaps } = await runSmallResearch({ topic }, smallWeb(pages))
    expect(gaps).toEqual([{ facet: '电报公司突然破产', words: ['电报公司突然破产'] }])
  })

  test('names no word that a page has in any form, whatever is asked', async () => {
    const known = lighthousePages.map(({ text }) => text).join(' ')
    const word = fc.constantFrom(
      ...(known.match(/\p{L}{4,}/gu) ?? []),
      'turbines',
      'opera',
      'glaciers',
    )
    const part = fc.array(word, { minLength: 4, maxLength: 9 }).map((all) => all.join(' '))
    await fc.assert(
      fc.asyncProperty(part, async (asked) => {
        const { gaps } = await runSmallResearch({ topic: `The lighthouse of Skarholm, ${asked}` })
        for (const { words } of gaps)
          for (const told of words) expect(['turbines', 'opera', 'glaciers']).toContain(told)
      }),
      { numRuns: 30 },
    )
  })
})
