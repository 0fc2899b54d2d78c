import fc from 'fast-check'
import { expect, test } from 'vitest'
import { passageOf } from '../../../tests/support/library/passage-of.ts'
import { understand } from './question/understand.ts'
import { linesOfEvidence, quoteNearest } from './quote-nearest.ts'

const passages = [
  passageOf(
    '# Returns\n\nBefore a tablet is returned, erase it.\n\nChoose:\n\n1. System\n2. Reset',
    { docId: 'tablets' },
  ),
  passageOf('The ship leaves the quay at noon. It comes back at six.', { docId: 'ships' }),
]
const question = understand([{ role: 'user', content: 'How do I wipe my device?' }])
const lines = linesOfEvidence(passages)

test('what is nearest is quoted first, and never said to answer the question', () => {
  const nearest = lines.filter(({ text }) => text.includes('erase')).map(({ unit }) => unit)
  const { text, citations, grounding } = quoteNearest(question, passages, nearest, 'snap')
  expect(grounding).toBe('nearest')
  expect(citations[0]).toMatchObject({
    docId: 'tablets',
    quote: 'Before a tablet is returned, erase it.',
  })
  expect(text).toContain('No passage says this outright')
})

test('whatever is nearest, quotes are exact, few, and none stands twice', () => {
  const units = fc.shuffledSubarray(lines.map(({ unit }) => unit))
  fc.assert(
    fc.property(units, fc.constantFrom('snap', 'ponder'), (nearest, thinking) => {
      const { citations, grounding } = quoteNearest(question, passages, nearest, thinking)
      expect(grounding).toBe(nearest.length > 0 ? 'nearest' : 'nothing')
      for (const { docId, start, end, quote } of citations) {
        const passage = passages.find((one) => one.docId === docId)
        expect(passage?.text.slice(start, end)).toBe(quote)
      }
      expect(new Set(citations.map(({ quote }) => quote)).size).toBe(citations.length)
    }),
  )
})

test('lines stand under their headings, which are no lines themselves', () => {
  const texts = lines.map(({ text }) => text)
  expect(texts).toContain('Returns\nBefore a tablet is returned, erase it.')
  expect(texts).not.toContain('Returns')
})
