import { describe, expect, test } from 'vitest'
import { checkStatement } from './check-statement.ts'

const evidence = [
  'The lighthouse of Skarholm was built by Ada Lund in 1871, and **did not** burn in the fire of 1913.',
]

describe('A sentence', () => {
  test.each([
    'The lighthouse of Skarholm was built by Ada Lund in 1871, and did not burn in the fire of 1913.',
    'built by Ada Lund in 1871',
  ])('is a quotation if it stands in the evidence: %s', (sentence) => {
    expect(checkStatement(sentence, evidence, 'en')).toBe('quote')
  })

  test('may be put in other words', () => {
    const sentence = 'Ada Lund built the Skarholm lighthouse in 1871, which did not burn in 1913.'
    expect(checkStatement(sentence, evidence, 'en')).toBe('checks')
  })

  test.each([
    ['another number', 'Ada Lund built the Skarholm lighthouse in 1872, which did not burn.'],
    ['another name', 'Eva Holm built the Skarholm lighthouse in 1871, which did not burn.'],
    ['no negation', 'Ada Lund built the Skarholm lighthouse in 1871, which burned in 1913.'],
    ['other words', 'Ada Lund of Skarholm did not write letters to her brother in 1871.'],
  ])('is refused with %s', (_, sentence) => {
    expect(checkStatement(sentence, evidence, 'en')).toBeUndefined()
  })
})
