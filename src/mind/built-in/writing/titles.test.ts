import { expect, test } from 'vitest'
import { passageOf } from '../../../../tests/support/library/passage-of.ts'
import type { Passage } from '../../../evidence/passage.ts'
import { understand } from '../question/understand.ts'
import { readCandidates } from '../selection/candidates.ts'
import { Choice } from '../selection/choice.ts'
import { ownTitle } from './titles.ts'
import { write } from './write.ts'

const manual = ['core - Lamp Server - Version 2', 'Log Files - Lamp Server - Version 2', 'Boats']

test('the name of the manual is left out of the title of its page, if another page has it', () => {
  expect(manual.map((title) => ownTitle(title, manual))).toEqual(['core', 'Log Files', 'Boats'])
  const wiki = ['Ropes < Harbour < Wiki', 'Knots < Harbour < Wiki']
  expect(wiki.map((title) => ownTitle(title, wiki))).toEqual(['Ropes', 'Knots'])
  expect(ownTitle('core - Lamp Server', ['core - Lamp Server', 'Boats'])).toBe('core - Lamp Server')
  expect(ownTitle('core - Lamp Server', ['core - Lamp Server', ' - Lamp Server'])).toBe(
    'core - Lamp Server',
  )
})

test('the name of the manual is left out behind the heading of the page', () => {
  const title = 'core - All of it - Lamp Server'

  expect(ownTitle(title, [title], 'core - All of it')).toBe('core - All of it')
  expect(ownTitle(title, [title], 'All of it')).toBe(title)
})

test('a heading that is not asked about comes with the title of its document, unless that was chosen', () => {
  const [rain, snow] = ['It is wet on deck then.', 'It is cold on deck then.']
  const boats = ['ferry', 'tug'].map((name) =>
    passageOf(
      `# Rain\n\n${rain} So says the ${name}.\n\n# Snow\n\n${snow} The ${name} waits in the harbour.\n`,
      {
        docId: name,
        title: `The ${name}`,
      },
    ),
  )
  const labels = (isOfDocument: boolean, passages: readonly Passage[]) => {
    const asked = understand([{ role: 'user', content: 'What is the weather like on deck?' }])
    const candidates = readCandidates({ ...asked, isOfDocument }, passages)
    const choice = new Choice(candidates)
    for (const excerpt of candidates.excerpts)
      if (excerpt.kind === 'sentence') choice.add(excerpt, 1)
    const { text } = write(candidates, choice, 'snap')
    return Array.from(text.matchAll(/\*\*(.+?):\*\*/g), ([, label]) => label)
  }

  expect(labels(false, boats)).toEqual(['The ferry › Rain', 'Snow', 'The tug › Rain'])
  expect(labels(true, boats.slice(0, 1))).toEqual(['Rain', 'Snow'])
})
