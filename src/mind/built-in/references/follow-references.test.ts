import { expect, test } from 'vitest'
import { passageOf } from '../../../../tests/support/library/passage-of.ts'
import type { Passage } from '../../../evidence/passage.ts'
import type { Answer } from '../../mind.ts'
import { builtInMind } from '../built-in-mind.ts'

const lease = `1. Definitions
1.1 “Common Areas” means the stairwell and the roof terrace.

2. Rent
2.1 The monthly rent is 825 euros, payable in advance.

2.2 Where rent is late, interest is due as set out in clause 7.3.

2.3 Charges are raised as clause 14 provides.

3. Use
3.1 Animals are not allowed, except as listed in Annex B.

3.2 Smoking is prohibited in the Common Areas.

3.3 The duties of tenants are stated in section 11 of the Housing Act 1985.

7. Default
7.1 A reminder is sent after ten days.
7.3 Interest is 5 percentage points above the base rate.

11. Ends
Keys are handed back.

ANNEX B
Guide dogs and fish may be kept.
`

test.each([
  ['What interest is due on late rent?', '2.2 Where rent', '7.3 Interest is 5 percentage'],
  ['Are animals allowed?', '3.1 Animals are not', 'Guide dogs'],
  ['Where is smoking prohibited?', '3.2 Smoking', '1.1 “Common Areas” means'],
])('%s is answered with what the answer refers to, behind it', (question, first, second) => {
  for (const thinking of ['snap', 'ponder'] as const) {
    const { citations, text } = told(question, [passageOf(lease)], thinking)

    const placeOf = (part: string) => citations.findIndex(({ quote }) => quote.includes(part))
    expect(placeOf(first)).toBeGreaterThanOrEqual(0)
    expect(placeOf(second)).toBe(placeOf(first) + 1)
    for (const { start, end, quote } of citations) expect(lease.slice(start, end)).toBe(quote)
    expect(text.split(second)).toHaveLength(2)
  }
})

test('the place of what is told stands above it', () => {
  expect(told('Are animals allowed?', [passageOf(lease)]).text).toContain(
    '**ANNEX B:** Guide dogs and fish may be kept.[2]',
  )
})

test.each([
  // The sentence says it.
  ['How much is the monthly rent?', '5 percentage'],
  // There is no clause 14, and section 11 is one of a law.
  ['How are charges raised?', '7.3 Interest'],
  ['Where are the duties of tenants stated?', 'Keys are'],
])('nothing is added for %s', (question, added) => {
  const { text, unread = [] } = told(question, [passageOf(lease)])

  expect(text).not.toContain(added)
  expect(unread.length).toBeLessThanOrEqual(1)
})

test('what is not among the passages is asked for, and told once it was read', () => {
  const [body = '', annex = ''] = lease.split(/(?=ANNEX B)/)
  const found = passageOf(body, { docId: 'doc_lease' })
  const start = body.length
  const place = { docId: 'doc_lease', start, end: lease.length, isReferred: true }
  const question = 'Are animals allowed?'

  const { unread, text } = told(question, [found])
  const whole = told(question, [found, passageOf(annex, place)])

  expect(text).not.toContain('Guide dogs')
  expect(unread).toEqual([
    {
      docId: 'doc_lease',
      target: { kind: 'numbered', family: 'annex', word: 'annex', number: 'b', parts: [] },
    },
  ])
  expect(whole.citations.at(-1)).toMatchObject({
    start: start + 8,
    quote: 'Guide dogs and fish may be kept.',
  })
})

function told(
  content: string,
  passages: readonly Passage[],
  thinking: 'snap' | 'ponder' = 'snap',
): Answer {
  const question = builtInMind.understand([{ role: 'user', content }])
  return builtInMind.compose(question, passages, thinking)
}
