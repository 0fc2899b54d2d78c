import { expect, test } from 'vitest'
import { facetTitle } from './facet-title.ts'

test.each([
  ['the lighthouse of Skarholm', 'en', 'Lighthouse of Skarholm'],
  ['including its fee structure', 'en', 'Fee structure'],
  ['commenting on its fee structure', 'en', 'Fee structure'],
  ['the keepers of the lamp', 'en', 'Keepers of the lamp'],
  ['what was its critical reception', 'en', 'Critical reception'],
  ['what led to its fall', 'en', 'What led to its fall'],
  ['noting how the lamp was lit', 'en', 'How the lamp was lit'],
  ['what is it', 'en', 'What is it'],
  ['seine Wärter', 'de', 'Wärter'],
])('"%s" heads a section, in %s, as "%s"', (facet, language, title) => {
  expect(facetTitle(facet, language)).toBe(title)
})
