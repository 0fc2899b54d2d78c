import { expect, test } from 'vitest'
import { passageOf } from '../../../../tests/support/library/passage-of.ts'
import type { Answer } from '../../mind.ts'
import { builtInMind } from '../built-in-mind.ts'
import { untoldItems } from './retell.ts'

const built =
  'The lighthouse of Skarholm was built in 1871 by Tobias Renfrew. It is made of grey granite. The first lamp burned oil.'
const lens = 'The lens of the lighthouse was made in Paris. It weighs two tonnes.'
const passages = [
  passageOf(`# The lighthouse\n\n## Building\n\n${built}\n\n## Lens\n\n${lens}`, {
    title: 'The lighthouse',
  }),
]
const question = 'Who built the lighthouse of Skarholm?'
const first = builtInMind.compose(asked(question), passages, 'snap')

test('a shorter answer is its most telling sentence', () => {
  const { text, citations, grounding } = wished('shorter please')

  expect(text).toContain('Tobias Renfrew.[1]')
  expect(text.length).toBeLessThan(first.text.length)
  expect(citations.map(({ quote }) => quote)).toEqual([
    'The lighthouse of Skarholm was built in 1871 by Tobias Renfrew.',
  ])
  expect(grounding).toBe('answered')
})

test('more is what was not told, until all is told', () => {
  const { text: more } = wished('tell me more')
  const { text: rest } = wished('more', 'tell me more', more)

  expect(more).toContain('Paris')
  expect(more).not.toContain('Renfrew')
  expect(rest).toBe('I found nothing more about it.')
})

test('more of a list is its items that were not told, below their headings', () => {
  const citations = [1, 2, 3].map((index) => ({
    ...first.citations[0],
    index,
  })) as Answer['citations']
  const list = '**Tasks: 1 / 3**\n\n**Rent**\n\n- Write.[1]\n- Count.[2]\n\n**Water**\n\n- Mend.[3]'
  const told = (...replies: readonly string[]) =>
    untoldItems(
      { text: list, citations, grounding: 'answered' },
      { ...asked(question, ...replies.flatMap((reply) => [reply, 'more'])) },
    )

  expect(told('**Rent**\n\n- Write.[1]')).toMatchObject({
    text: '**Rent**\n\n- Count.[1]\n\n**Water**\n\n- Mend.[2]',
    citations: [{ index: 1 }, { index: 2 }],
  })
  expect(told('- Write.[1]\n- Count.[2]', '- Mend.[1]')).toBeUndefined()
})

test('more of what is only near says that no passage says it outright', () => {
  const far = 'Who sold the lens?'
  const answer = builtInMind.compose(asked(far), passages, 'snap')
  const more = builtInMind.compose(asked(far, answer.text, 'tell me more'), passages, 'snap')

  expect([answer.grounding, more.grounding]).toEqual(['nearest', 'nearest'])
  expect(more.text).toMatch(/^No passage says this outright; the nearest is:\n\n/)
})

test('a doubt is answered by the quotes with their document and place', () => {
  const { text, citations } = wished('are you sure?')

  expect(text).toMatch(/^The documents say so in these words:\n\n/)
  expect(text).toContain(first.text)
  expect(text).toMatch(/- The lighthouse › Building \[1\]/)
  expect(citations).toEqual(first.citations)
})

test('what no quotation has is said in one sentence, before the answer, in the language of the wish', () => {
  expect(wished('make it a list').text).toBe(
    `I quote the documents as they are, and do not reword or translate them.\n\n${first.text}`,
  )
  expect(wished('auf Deutsch bitte').text).toMatch(/^Ich zitiere die Dokumente, wie sie sind/)
})

function asked(...messages: readonly string[]) {
  return builtInMind.understand(
    messages.map((content, at) => ({ role: at % 2 === 0 ? 'user' : 'assistant', content })),
  )
}

/** The answer to a wish after the first answer, and after what was wished and told since. */
function wished(wish: string, ...since: readonly string[]) {
  return builtInMind.compose(asked(question, first.text, ...since, wish), passages, 'snap')
}
