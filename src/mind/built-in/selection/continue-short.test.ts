import { expect, test } from 'vitest'
import { passageOf } from '../../../../tests/support/library/passage-of.ts'
import { understand } from '../question/understand.ts'
import { settings } from '../settings.ts'
import { readCandidates } from './candidates.ts'
import { Choice } from './choice.ts'
import { continueShort } from './continue-short.ts'

test('a short choice under a heading goes on to the end of its section, or to what is long enough', () => {
  const long = `The crew sleeps ${'at home or in the harbour '.repeat(8)}all year.`
  const told = (text: string, other = '') => {
    const question = understand([{ role: 'user', content: 'Who is in the crew?' }])
    const passages = [passageOf(text, { title: 'Ferry' }), passageOf(other)]
    const candidates = readCandidates(question, passages)
    const choice = new Choice(candidates)
    const last = candidates.units.length - 1
    if (other !== '') choice.add({ kind: 'sentence', units: [last], passage: 1, wordCount: 5 }, 0.5)
    const first = candidates.units.findIndex(({ kind }) => kind === 'sentence')
    choice.add({ kind: 'sentence', units: [first], passage: 0, wordCount: 4 }, 0.5)
    continueShort(candidates, choice, settings.budget.snap)
    return choice.units.size
  }
  const crew = 'The crew has nine people. Two of them cook.'

  expect(told(`# Crew\n\n${crew}\n\nThey live in Ekvik.\n\n# Fares\n\nIt is free.\n`)).toBe(3)
  expect(told(`# Crew\n\n${crew} ${long} They dance.\n`)).toBe(3)
  expect(told(`# Crew\n\n${crew} These are:\n\n- Ada\n`)).toBe(2)
  expect(told(crew)).toBe(1)
  expect(told(`# Crew\n\n${crew}\n`, 'It is paid in Ekvik.')).toBe(2)
})
