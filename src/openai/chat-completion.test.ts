import { expect, test } from 'vitest'
import { completionOf } from './chat-completion.ts'

test('an answer tells whether it was stopped, and what the web was asked', () => {
  const more = {
    citations: [],
    stopped: true,
    coverage: { engines: [], pages: [] },
    usage: { tokens_consumed: 3, accessed_nodes: 0 },
  }
  const messages = [{ role: 'assistant', content: 'Ingrid Solberg designed' }]
  const about = {
    model: 'snap:web',
    baseUrl: new URL('http://skein.test'),
    asked: {
      model: 'snap:web',
      messages: [{ role: 'user' as const, content: 'Who designed it?' }],
    },
  }

  const { skein } = JSON.parse(
    JSON.stringify(completionOf({ interaction_id: 'int_1', messages, trace: {}, ...more }, about)),
  )

  expect(skein).toEqual(more)
})
