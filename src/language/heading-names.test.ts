import { expect, test } from 'vitest'
import { headingNames } from './heading-names.ts'

test.each([
  ['Ferries', ['Ferries']],
  ['5.11. Ferries at night', ['Ferries at night']],
  ['lamp_colour (default: green)', ['lamp_colour (default: green)', 'lamp_colour']],
  ['(none)', ['(none)']],
  ['1851', ['1851']],
])('%s', (heading, names) => {
  expect(headingNames(heading)).toEqual(names)
})
