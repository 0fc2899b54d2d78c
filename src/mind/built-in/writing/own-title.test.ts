import { expect, test } from 'vitest'
import { ownTitle } from './own-title.ts'

const manual = ['core - Lamp Server - Version 2', 'Log Files - Lamp Server - Version 2', 'Boats']

test('the name of the manual is left out of the title of its page, if another page has it', () => {
  expect(manual.map((title) => ownTitle(title, manual))).toEqual(['core', 'Log Files', 'Boats'])
  expect(ownTitle('core - Lamp Server', ['core - Lamp Server', 'Boats'])).toBe('core - Lamp Server')
  expect(ownTitle('core - Lamp Server', ['core - Lamp Server', ' - Lamp Server'])).toBe(
    'core - Lamp Server',
  )
})
