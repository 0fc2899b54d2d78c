import { describe, expect, test } from 'vitest'
import { checkStatement } from './check-statement.ts'

const evidence = [
  'The boat cost 2.5 million and its repair 1,250 crowns.',
  'Nobody denied it, but Ina Berg never said that the harbour was unsafe.',
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
    ['nothing in it', ''],
    ['a part of a number', 'built by Ada Lund in 187'],
    ['a number without its fraction', 'The boat cost 2'],
    ['a number without its thousands', '250 crowns'],
    ['a part of a word', 'The lighthouse of Skar'],
    ['half of a denial', 'burn in the fire of 1913'],
    ['a denied clause', 'the harbour was unsafe'],
    ['another number', 'Ada Lund built the Skarholm lighthouse in 1872, which did not burn.'],
    ['another name', 'Eva Holm built the Skarholm lighthouse in 1871, which did not burn.'],
    ['another sign', 'The boat cost −2.5 million and its repair 1,250 crowns.'],
    ['no negation', 'Ada Lund built the Skarholm lighthouse in 1871, which burned in 1913.'],
    ['other words', 'Ada Lund of Skarholm did not write letters to her brother in 1871.'],
  ])('is refused with %s', (_, sentence) => {
    expect(checkStatement(sentence, evidence, 'en')).toBeUndefined()
  })

  test.each(['It is false that', 'There was a myth that'])('is no quotation of: %s', (denial) => {
    const all = [`${denial} Ada Lund built the lighthouse in 1871.`]
    expect(checkStatement('Ada Lund built the lighthouse in 1871.', all, 'en')).toBeUndefined()
  })

  test.each([
    'Ada Lund failed to build the lighthouse in 1871.',
    'It is false that Ada Lund built the lighthouse in 1871.',
  ])('does not deny what its evidence says: %s', (sentence) => {
    const all = ['Ada Lund built the lighthouse in 1871.']
    expect(checkStatement(sentence, all, 'en')).toBeUndefined()
  })
})
