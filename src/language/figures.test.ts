import { expect, test } from 'vitest'
import { beginsAsCaption, namesFigure } from './figures.ts'

test.each([
  ['Figure 2.1. The harbour', 'en', true],
  ['Fig. 3: the harbour', 'en', true],
  ['Figure A-4 Harbour', 'en', true],
  ['Abb. 7 – Der Hafen', 'de', true],
  ['図3 港', 'ja', true],
  ['Figure 3 shows that the water rises.', 'en', false],
  ['Figure 2.1 has the tides.', 'en', false],
  ['Figures are on page 3.', 'en', false],
  ['See figure 3.', 'en', false],
])('%j in %s begins as a caption: %s', (paragraph, language, expected) => {
  expect(beginsAsCaption(paragraph, language)).toBe(expected)
})

test.each([
  ['What does figure 3 show?', 'en', true],
  ['What is in a figure?', 'en', false],
  ['Was zeigt Abbildung 2.1?', 'de', true],
  ['Wie drehe ich ein Bild?', 'de', false],
])('%j in %s names a figure: %s', (question, language, expected) => {
  expect(namesFigure(question, language)).toBe(expected)
})
