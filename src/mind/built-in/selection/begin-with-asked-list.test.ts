import { expect, test } from 'vitest'
import { passageOf } from '../../../../tests/support/library/passage-of.ts'
import { compile } from '../classifiers/forest.ts'
import { weights } from '../classifiers/weights.ts'
import { understand } from '../question/understand.ts'
import { settings } from '../settings.ts'
import { beginWithAskedList } from './begin-with-asked-list.ts'
import { readCandidates } from './candidates.ts'
import { Choice } from './choice.ts'

test('a list that is asked for opens the choice, if the sentence before it covers the question', () => {
  const text =
    '# Tickets\n\nA ticket class costs more in summer. Any ticket class is sold on board.\n\n' +
    'There are these ticket classes:\n\n- deck\n- saloon\n\nThere are these seats:\n\n- benches\n- chairs\n'
  const begunFor = (asked: string) => {
    const question = understand([{ role: 'user', content: asked }])
    const candidates = readCandidates(question, [passageOf(text)])
    const choice = new Choice(candidates)
    beginWithAskedList(candidates, choice, settings.budget.snap, compile(weights.adding))
    return [...choice.units].map((unit) => candidates.units[unit]?.shown)
  }

  expect(begunFor('Which ticket classes are there?')).toEqual([
    'There are these ticket classes:',
    'deck',
    'saloon',
  ])
  expect(begunFor('What does a ticket class cost?')).toEqual([])
  expect(begunFor('Which life boats are there?')).toEqual([])
})
