import { describe, expect } from 'vitest'
import type { Interaction } from '../../src/contract/chat/chat.ts'
import type { ComposedService, TestCaller } from '../support/service/compose-service.ts'
import { ask } from '../support/service/interactions.ts'
import { test } from '../support/service/shared-service.ts'

const front = `---
title: Keeping the Norrvik lamp
authors:
  - Ada Lund
  - Otto Brandt
date: 2024-03-15
last-updated: 2025-01-20
license: CC BY 4.0
---

# Keeping the Norrvik lamp

## Oil

The lamp burns rape oil. ${'Fill it each evening. '.repeat(80)}

## Glass

Wash the glass with vinegar.
`
const visible = `# Rules of the slipway

**Author:** Ina Holm
Last updated: 4 May 2025

Boats are hauled out from October on.
`

describe('what a document says of itself', () => {
  let service: ComposedService
  let ada: TestCaller
  let lamp: string
  let slipway: string

  test.beforeAll(async ({ serviceOn }) => {
    service = await serviceOn('sqlite')
    ada = await service.account()
    lamp = (await ada.call('addDocument', { text: front })).doc_id
    slipway = (await ada.call('addDocument', { text: visible })).doc_id
    await ada.call('addDocument', { text: '# Norrvik\n\nNorrvik has a lamp and a slipway.' })
  })

  test.each([
    ['Who wrote "Keeping the Norrvik lamp"?', 'Ada Lund, Otto Brandt'],
    ['Who are the authors of Keeping the Norrvik lamp?', 'Ada Lund, Otto Brandt'],
    ['Wer hat „Keeping the Norrvik lamp“ geschrieben?', 'Ada Lund, Otto Brandt'],
    ['When was Keeping the Norrvik lamp published?', '2024-03-15'],
    ['When was Keeping the Norrvik lamp last updated?', '2025-01-20'],
    ['What is the license of Keeping the Norrvik lamp?', 'CC BY 4.0'],
    ['Who is the author of the rules of the slipway?', 'Ina Holm'],
    ['When were the rules of the slipway last updated?', '4 May 2025'],
  ])('%s', async (question, value) => {
    for (const reasoning_engine of ['rag', 'graph'] as const)
      for (const model of ['snap', 'ponder'] as const) {
        const reply = await ada.call('interact', { ...ask(question), reasoning_engine, model })

        expect(reply.grounding).toBe('answered')
        expect(textOf(reply)).toContain(`${value}.[1]`)
        expect(reply.citations).toHaveLength(1)
        for (const { doc_id, start, end, quote } of reply.citations) {
          expect((await ada.text(doc_id)).slice(start, end)).toBe(quote)
          for (const part of value.split(', ')) expect(quote).toContain(part)
        }
      }
  })

  test.each(['Who wrote this document?', 'Who wrote it?', 'Who is the author?'])(
    '%s is asked of the target, or of the only document',
    async (question) => {
      const bob = await service.account()
      const { doc_id } = await bob.call('addDocument', { text: visible })

      const ofTarget = await ada.call('interact', { ...ask(question), target_doc_id: lamp })
      const ofOnly = await bob.call('interact', ask(question))
      const ofAny = await ada.call('interact', ask(question))

      expect(textOf(ofTarget)).toContain('Ada Lund, Otto Brandt.[1]')
      expect(textOf(ofOnly)).toContain('Ina Holm.[1]')
      expect(ofOnly.citations.map((one) => one.doc_id)).toEqual([doc_id])
      expect(textOf(ofAny)).not.toContain('Ada Lund')
    },
  )

  test.each(['rag', 'graph'] as const)(
    'by %s a heading tells when its version came out',
    async (reasoning_engine) => {
      const cara = await service.account()
      const text =
        '# Changelog\n\n## 5.0.0 – 2026-01-20\n\n- Lamps.\n\n## 4.9.0 – 2025-09-15\n\n- Oil.\n'
      await cara.call('addDocument', { text })

      for (const model of ['snap', 'ponder'] as const) {
        const reply = await cara.call('interact', {
          ...ask('When did version 4.9.0 come out?'),
          ...{ reasoning_engine, model },
        })

        expect(reply.grounding).toBe('answered')
        const [first] = reply.citations
        expect(first?.quote).toBe('4.9.0 – 2025-09-15')
        expect(text.slice(first?.start, first?.end)).toBe(first?.quote)
      }
    },
  )

  test.each([
    'Who sent the agenda of the slipway?',
    'Who is the agenda of the slipway from?',
    'Wer hat „Agenda of the slipway“ geschickt?',
  ])(
    '%s is answered by the header of a mail, which is quoted for nothing else',
    async (question) => {
      const dora = await service.account()
      const header = 'From: Ina Holm <ina@example.org>\nTo: Otto Brandt <otto@example.org>'
      const date = 'Date: Mon, 02 Mar 2026 19:02:11 +0000'
      const mail = `${header}\nSubject: Agenda of the slipway\n${date}\n\nOtto brings the new rope. We paint the rails.\n`
      await dora.upload(Buffer.from(mail), 'agenda.eml')

      const sender = await dora.call('interact', ask(question))
      const said = await dora.call('interact', ask('What does Otto bring?'))

      expect(textOf(sender)).toMatch(/^Ina Holm .{0,1}<ina@example\.org>/)
      expect(textOf(said)).toContain('Ina Holm, 2026-03-02 19:02 UTC:** Otto brings the new rope.')
      expect(textOf(said)).not.toContain('otto@example.org')
    },
  )

  test('a follow-up asks it of the document that was spoken of', async () => {
    const first = await ada.call('interact', ask('When are boats hauled out on the slipway?'))
    const { messages } = ask('Who wrote it?')

    const { citations } = await ada.call('interact', {
      messages: [...first.messages, ...messages],
    })

    expect(citations.map(({ doc_id, quote }) => [doc_id, quote])).toEqual([
      [slipway, '**Author:** Ina Holm'],
    ])
  })

  test.each(['Who wrote Norrvik?', 'Who wrote the harbour of Norrvik?', 'Who wrote Hamlet?'])(
    '%s has no answer where no document of that name says it',
    async (question) => {
      const reply = await ada.call('interact', ask(question))

      expect(textOf(reply)).not.toMatch(/Ada Lund|Ina Holm|2025/)
    },
  )
})

function textOf({ messages }: Interaction): string {
  return messages.at(-1)?.content ?? ''
}
