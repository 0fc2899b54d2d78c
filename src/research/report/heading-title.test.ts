import { expect, test } from 'vitest'
import { headingTitle } from './heading-title.ts'

test.each([
  ['The lamp of Skarholm', 'The lamp of Skarholm'],
  ['2.1 The lamp of Skarholm', 'The lamp of Skarholm'],
  ['2) The lamp of Skarholm', 'The lamp of Skarholm'],
  ['2022 Atlantic hurricane season', '2022 Atlantic hurricane season'],
  ['5 Lamps of Skarholm were lit again', '5 Lamps of Skarholm were lit again'],
  ['2 Lamps', undefined],
  ['the **lamp** of Skarholm | Coast Times', 'The lamp of Skarholm'],
  ['Lamp', undefined],
  ['CHAPTER 7 ARCHIVAL OF LAMPS', undefined],
  ['Valve to replace the lamp with a new …', undefined],
  ['Title:On the complexity of lamps', undefined],
  ['The lamp was lit.', undefined],
  ['“The lamp was lit.”', undefined],
])('"%s" heads a section elsewhere as %s', (written, title) => {
  expect(headingTitle(written)).toBe(title)
})
