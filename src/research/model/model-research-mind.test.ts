import { describe, expect, test } from 'vitest'
import { requestOf } from '../../../tests/support/web/run-small-research.ts'
import { lighthousePages, smallWeb } from '../../../tests/support/web/small-web.ts'
import type { Prompt } from '../../models/language-model.ts'
import type { ModelText, OnResearchEvent, ResearchRequest } from '../research.ts'
import { runResearch } from '../run-research.ts'
import { modelResearchMind } from './model-research-mind.ts'

type Script = (prompt: Prompt) => string | ModelText

function research(
  script: Script,
  asked: Partial<ResearchRequest> = {},
  onEvent: OnResearchEvent = () => {},
) {
  const write = async (prompt: Prompt) => {
    const written = script(prompt)
    return typeof written === 'string' ? { text: written } : written
  }
  const tools = smallWeb(lighthousePages)
  const mind = modelResearchMind('scripted:1b', write)
  return runResearch(requestOf(asked), tools, onEvent, new AbortController().signal, mind)
}

/** Writes one sentence that merges two quotations, in every section, and nothing in asides. */
const merging: Script = (prompt) => {
  if (!prompt.input.startsWith('<quotations>')) return 'NONE'
  const built = numberOf('built by Ada Lund', prompt)
  const oil = numberOf('rapeseed oil', prompt)
  return [
    ...(built
      ? [`Ada Lund built the lighthouse of Skarholm in 1871, after ships were lost.[${built}]`]
      : []),
    ...(oil ? [`Until 1904 its lamp burned rapeseed oil.[${oil}]`] : []),
    'It was haunted by 7 ghosts.[1] It is lovely.',
  ].join(' ')
}

function numberOf(words: string, { input }: Prompt): string | undefined {
  const line = input.split('\n').find((one) => /^\[\d+\]/.test(one) && one.includes(words))
  return /^\[(\d+)\]/.exec(line ?? '')?.[1]
}

describe('With a language model, a report', () => {
  test('is in its words, each sentence with the quotations that support it', async () => {
    const { report, statements, grounding, writer, sources } = await research(merging)
    expect(report).toContain('Ada Lund built the lighthouse of Skarholm in 1871')
    expect(report).not.toMatch(/ghosts|lovely/)
    expect(writer).toEqual({ name: 'scripted:1b' })
    expect(grounding.refused).toBeGreaterThan(0)
    expect(grounding.checks + grounding.inferences).toBeGreaterThan(0)
    for (const { start, end, evidence } of statements) {
      expect(report.slice(start, end).trim()).not.toBe('')
      for (const { source, quote, start: from, end: to } of evidence)
        expect(sources[source - 1]?.page.text.slice(from, to)).toBe(quote)
    }
    const said = statements.map(({ start, end }) => report.slice(start, end))
    expect(new Set(said).size).toBe(said.length)
  })

  test('is quotations alone where the model fails, and says why', async () => {
    const failing = await research(() => ({ failure: 'It answered with status 500.' }))
    const { writer, grounding } = failing
    expect(grounding.quotes).toBe(grounding.sentences)
    expect(writer).toEqual({
      name: 'built-in',
      fallback: 'The language model failed: It answered with status 500.',
    })
  })

  test('says which part of it is quotations where the model fails for a part', async () => {
    const script: Script = (prompt) =>
      prompt.instructions.includes('key findings')
        ? { failure: 'It took too long.' }
        : merging(prompt)
    const { writer } = await research(script)
    expect(writer?.name).toBe('scripted:1b')
    expect(writer?.fallback).toMatch(
      /^1 of \d+ parts are quotations alone\. The language model failed: It took too long\.$/,
    )
  })

  test('says nothing twice from the same quotation in other words', async () => {
    const script: Script = (prompt) => {
      if (!prompt.input.startsWith('<quotations>')) return 'NONE'
      const built = numberOf('built by Ada Lund', prompt)
      return built
        ? `Ada Lund built the lighthouse of Skarholm in 1871.[${built}] The lighthouse of Skarholm was built by Ada Lund, in 1871.[${built}]`
        : ''
    }
    const { report, grounding } = await research(script)
    expect(report.match(/Ada Lund built the lighthouse of Skarholm in 1871/g)).toHaveLength(1)
    expect(report).not.toContain('was built by Ada Lund, in 1871')
    expect(grounding.refused).toBeGreaterThan(0)
  })

  test('is quotations alone where nothing that it wrote is supported', async () => {
    const { writer, grounding } = await research(() => 'The moon is made of cheese.[1]')
    expect(grounding.quotes).toBe(grounding.sentences)
    expect(writer?.fallback).toMatch(/do not support/)
  })

  test('is searched for with the queries that the model adds, and none twice', async () => {
    const { queries } = await research(({ instructions }) =>
      instructions.startsWith('You plan') ? 'Skarholm reef\n- Skarholm reef' : 'NONE',
    )
    expect(queries.filter((query) => query === 'Skarholm reef')).toHaveLength(1)
  })

  test('is read from the results that the model puts first', async () => {
    const read: string[] = []
    await research(
      ({ instructions, input }) => {
        if (!instructions.startsWith('You choose')) return 'NONE'
        const line = input.split('\n').find((one) => one.includes('Almanac')) ?? ''
        return `${/\d+/.exec(line)?.[0]}, 900`
      },
      {},
      (event) => {
        if (event.type === 'page-start') read.push(event.title)
      },
    )
    expect(read[0]).toBe('Almanac of 1871')
  })

  test('is the same for the same replies', async () => {
    expect(await research(merging)).toEqual(await research(merging))
  })
})
