import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findReferences } from './find-references.ts'
import type { Target } from './reference.ts'

test.each([
  ['en', 'Interest is due as set out in clause 7.3.', ['clause 7.3']],
  ['en', 'An appeal may be lodged under Article 12(3).', ['article 12 3']],
  ['en', 'Sections 3 to 5 and 9 apply.', ['section 3', 'section 4', 'section 5', 'section 9']],
  ['en', 'See Annex B and Table 3.', ['annex b', 'table 3']],
  ['en', 'Feet are tested in accordance with 6.3.', ['6.3']],
  ['en', 'See “Cancelling an order”.', ['“Cancelling an order”']],
  ['en', 'It is set out in [Timeouts](timeouts.md#idle).', ['timeouts.md#idle']],
  ['en', 'The time is given in section 4 of this agreement.', ['section 4']],
  ['de', 'Kosten fallen gemäß § 9 Abs. 2 an.', ['§ 9 2']],
  ['fr', "La pénalité est fixée à l'article 6.4.", ['article 6.4']],
  ['es', 'Los precios figuran en el anexo I.', ['anexo i']],
  ['it', "Gli orari sono indicati all'art. 7.2.", ['articolo 7.2']],
  ['nl', 'Zie paragraaf 6.2.', ['paragraaf 6.2']],
  ['pl', 'Opłata jest pobierana zgodnie z § 5 ust. 2.', ['§ 5 2']],
  ['pt', 'Siga os passos da secção 3.2.', ['secção 3.2']],
])('%s: %s', (language, text, expected) => {
  expect(findReferences(text, language, '').map(({ target }) => shown(target))).toEqual(expected)
})

test.each([
  ['en', 'We process data on the basis of Article 6 GDPR.'],
  ['en', 'Duties under section 11 of the Housing Repairs Act 1985 remain.'],
  ['en', 'EN 131-2, section 5.2, applies to joints.'],
  ['en', 'It costs 4.50 euros and holds 2.5 litres.'],
  ['en', 'The section is closed, and no. 4 is free.'],
  ['de', 'Die Rechte nach § 536 BGB bleiben unberührt.'],
  ['fr', 'Le client respecte l’article 12 du Code de la route.'],
  ['es', 'Se aplica el artículo 25 de la Ley 39/2015.'],
  ['fi', 'Katso kohta 4.2.'],
])('what is no place of the document: %s: %s', (language, text) => {
  expect(findReferences(text, language, '')).toEqual([])
})

test('the ranges are those of the words, in the order of the text', () => {
  const parts = [
    'clause 7.3',
    'Annex B',
    'see [a](b.md)',
    'sections 1 to 9',
    'and "x y z"',
    '.',
    '(',
  ]
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 12 }), (some) => {
      const text = some.join(' ')
      const starts = findReferences(text, 'en', '').map(({ start, end }) => {
        expect(text.slice(start, end)).toMatch(/\S/)
        return start
      })
      expect(starts).toEqual(starts.toSorted((a, b) => a - b))
    }),
  )
})

function shown(target: Target): string {
  if (target.kind === 'linked') return `${target.path}#${target.anchor}`
  if (target.kind !== 'numbered') return `“${target.name}”`
  return [target.word, target.number, ...target.parts].filter(Boolean).join(' ')
}
