import { readFile } from 'node:fs/promises'
import { describe, expect } from 'vitest'
import { onOneLine } from '../../src/evidence/shown.ts'
import { exampleFiles } from '../support/library/example-library.ts'
import type { ComposedService, TestCaller } from '../support/service/compose-service.ts'
import { test } from '../support/service/shared-service.ts'

describe('the library of the README', () => {
  let service: ComposedService
  let ada: TestCaller
  const docIds = new Map<string, string>()

  test.beforeAll(async ({ serviceOn }) => {
    service = await serviceOn('sqlite')
    ada = await service.account(1000)
    for (const file of await exampleFiles()) {
      const { doc_id, status } = await ada.upload(file.bytes, file.name)
      expect(status).toBe('ready')
      docIds.set(file.name, doc_id)
    }
  })

  test('all nine documents are there', () => {
    expect(docIds.size).toBe(9)
  })

  test('a question over two documents is answered from both, by a path through the designer', async () => {
    const { messages, citations, trace, usage } = await ada.call('interact', {
      reasoning_engine: 'graph',
      messages: [{ role: 'user', content: 'Where did the designer of the ferry Aurelia die?' }],
    })

    expect(onOneLine(messages.at(-1)?.content ?? '')).toBe(onOneLine(await answerInReadme()))
    const cited = citations.map(({ doc_id }) => doc_id)
    expect(cited).toContain(docIds.get('ferry-aurelia.md'))
    expect(cited).toContain(docIds.get('ingrid-solberg.md'))
    for (const { doc_id, start, end, quote } of citations) {
      expect((await ada.text(doc_id)).slice(start, end)).toBe(quote)
    }
    const titles = new Map(trace.nodes.map(({ id, title }) => [id, title]))
    const passed = trace.paths.flatMap(({ hops }) => hops.flatMap(({ from, to }) => [from, to]))
    expect(passed.map((id) => titles.get(id))).toContain('Ingrid Solberg')
    expect(usage.tokens_consumed).toBe(3 + 0.5 * Math.max(0, trace.nodes.length - 5))
    expect(usage.balance_remaining).toBe(1000 - usage.tokens_consumed)
  })
})

/** What the README says is answered. */
async function answerInReadme(): Promise<string> {
  const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8')
  const [, answer = ''] = /answer quotes both:\n\n```\n([^`]+)```/.exec(readme) ?? []
  return answer.trim()
}
