import { expect, test } from 'vitest'
import type { Interaction } from '../../contract/chat/chat.ts'
import type { Spelling } from '../../contract/chat/spelling.ts'
import type { WrittenBy } from '../../contract/chat/written-by.ts'
import { showEvidence } from './show-evidence.ts'

const usage = {
  tokens_consumed: 1,
  operation: 'chat_query',
  model: 'snap',
  nodes_accessed: 1,
} as const

function shownOf(written_by: WrittenBy, spelling?: Spelling): string {
  const interaction: Interaction = {
    ...(spelling && { spelling }),
    interaction_id: 'int_1',
    messages: [{ role: 'assistant', content: 'It is red.' }],
    citations: [],
    trace: { nodes: [], paths: [], steps: [] },
    usage: { ...usage, balance_remaining: 9 },
    written_by,
  }
  return showEvidence(interaction)
}

test('an answer of a model that ended early is not called quotes', () => {
  const shown = shownOf({ name: 'llm:1b', refused_sentences: 1, fallback: 'It ends early.' })
  expect(shown).toContain('Written by llm:1b')
  expect(shown).toMatch(/1 sentence was left out.*It ends early\./)
  expect(shown).not.toContain('Quotes alone')
})

test('quotes in place of a model say why', () => {
  const shown = shownOf({ name: 'built-in', refused_sentences: 0, fallback: 'It failed.' })
  expect(shown).toContain('Quotes alone. It failed.')
})

test('words that were read as others are told', () => {
  const writtenBy = { name: 'built-in', refused_sentences: 0 }
  const shown = shownOf(writtenBy, [{ written: 'lantren', read_as: 'lantern' }])
  expect(shown).toContain('Read as “lantern”, as “lantren” stands nowhere.')
})
