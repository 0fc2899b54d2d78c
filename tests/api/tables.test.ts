import { describe, expect } from 'vitest'
import type { Interaction } from '../../src/contract/chat/chat.ts'
import type { ComposedService, TestCaller } from '../support/service/compose-service.ts'
import { test } from '../support/service/shared-service.ts'

const sites = ['Bergen', 'Turku', 'Visby', 'Esbjerg']

/** So many vessels as comma-separated values: every fourth one is in the same port. */
function vessels(count: number): string {
  const rows = Array.from({ length: count }, (_, at) => {
    return `Vessel ${at},${sites[at % 4]},${100 + ((at * 37) % count)}`
  })
  return ['Vessel,Home port,Tonnage', ...rows].join('\n')
}

describe('questions about whole tables', () => {
  let service: ComposedService
  let ada: TestCaller
  let docId: string

  test.beforeAll(async ({ serviceOn }) => {
    service = await serviceOn('sqlite')
    ada = await service.account()
    docId = await addTable(ada, 240)
  })

  async function addTable(caller: TestCaller, rowCount: number): Promise<string> {
    const bytes = new TextEncoder().encode(vessels(rowCount))
    const { doc_id } = await caller.upload(bytes, 'vessels.csv')
    return doc_id
  }

  async function ask(
    caller: TestCaller,
    content: string,
    choice: object = {},
  ): Promise<Interaction> {
    return caller.call('interact', { messages: [{ role: 'user', content }], ...choice })
  }

  function replyOf({ messages }: Interaction): string {
    return messages.at(-1)?.content ?? ''
  }

  test.for([
    { model: 'snap', reasoning_engine: 'rag' },
    { model: 'snap', reasoning_engine: 'graph' },
    { model: 'ponder', reasoning_engine: 'rag' },
    { model: 'ponder', reasoning_engine: 'graph' },
  ] as const)(
    '$model by $reasoning_engine counts all rows, and quotes some exactly',
    async (choice) => {
      const answer = await ask(ada, 'How many vessels have the home port Turku?', choice)

      expect(replyOf(answer)).toMatch(
        /^\*\*60\*\* of 240 rows \(vessels\.csv\) — Home port: Turku\n/,
      )
      expect(answer.grounding).toBe('answered')
      const text = await ada.text(docId)
      expect(answer.citations.length).toBeGreaterThan(0)
      for (const { start, end, quote, doc_id } of answer.citations) {
        expect(doc_id).toBe(docId)
        expect(text.slice(start, end)).toBe(quote)
        expect(quote).toContain('Home port: Turku')
      }
    },
  )

  test('what was computed is paid by what was read', async () => {
    const answer = await ask(ada, 'What is the average tonnage?')

    const chunks = await ada.call('listChunks', { doc_id: docId, limit: 100 })
    const nodes = chunks.data.length
    expect(replyOf(answer)).toMatch(/^\*\*219\.5\*\* — Tonnage \(average\): 240 rows/)
    expect(answer.usage.nodes_accessed).toBe(nodes)
    expect(answer.usage.tokens_consumed).toBe(3 + 0.5 * (nodes - 5))
  })

  test('a balance that does not reach over the table gets no number from a part of it', async () => {
    const poor = await service.account(3.5)
    await addTable(poor, 240)

    const answer = await ask(poor, 'What is the average tonnage?')

    expect(replyOf(answer)).not.toMatch(/average/)
    expect(answer.usage.limited_by_balance).toBe(true)
    expect(answer.usage.balance_remaining).toBeGreaterThanOrEqual(0)
  })

  test('another table that has words of the question does not hide the one that it is about', async () => {
    const eve = await service.account()
    const expenses =
      '# Expenses\n\n| Expense | Limit |\n|---|---|\n| Product samples | 40 |\n| Most expensive hotel | none |\n'
    const prices = 'Product,Price EUR\nRudder,249\nAnchor,1190\nOar,79.5\n'
    for (const [text, file] of [
      [expenses, 'expenses.md'],
      [prices, 'prices.csv'],
    ] as const)
      await eve.upload(new TextEncoder().encode(text), file)

    const answer = await ask(eve, 'What is the most expensive product?')

    expect(replyOf(answer)).toMatch(/^\*\*Anchor: 1190\*\* — Price EUR \(highest\): 3 rows/)
  })

  test.each([
    [
      'Which products are below their reorder level?',
      '2 of 3 rows (parts.csv) — Stock < Reorder level',
    ],
    ['Which action items are still open?', '2 of 3 rows (Outage) — State: in progress, open'],
    ['Which actions are not finished yet?', '2 of 3 rows (Outage) — State: in progress, open'],
  ])('%s', async (question, line) => {
    const kim = await service.account()
    const parts = 'Product,Stock,Reorder level\nRudder,4,10\nAnchor,9,2\nOar,1,7\n'
    const actions = [
      '| Action | Owner | State |\n|---|---|---|',
      '| Alert on errors | Ravi | done |\n| Protect the branch | Odile | in progress |\n| Practise | Bram | open |\n',
    ]
    const log = `# Outage\n\nThe shop was away.\n\n## Action items\n\n${actions.join('\n')}`
    for (const [text, file] of [
      [parts, 'parts.csv'],
      [log, 'log.md'],
    ] as const)
      await kim.upload(new TextEncoder().encode(text), file)

    const answer = await ask(kim, question)

    expect(answer.grounding).toBe('answered')
    expect(replyOf(answer).split('\n')[0]).toBe(line)
    for (const { doc_id, start, end, quote } of answer.citations)
      expect((await kim.text(doc_id)).slice(start, end)).toBe(quote)
  })

  test('of a table that is too long nothing is computed', async () => {
    const bob = await service.account()
    await addTable(bob, 3_000)

    const answer = await ask(bob, 'How many vessels have the home port Turku?')

    expect(replyOf(answer)).not.toMatch(/of 3,000 rows|^\*\*\d/)
    expect(answer.usage.nodes_accessed).toBeLessThanOrEqual(5)
  })
})
