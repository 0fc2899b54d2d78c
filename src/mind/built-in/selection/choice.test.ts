import { expect, test } from 'vitest'
import { passageOf } from '../../../../tests/support/library/passage-of.ts'
import { readEvidence } from '../segmentation/read-evidence.ts'
import { SaidLines } from './choice.ts'

test('an item is said once in a reply, its mark counted as a word, and a shorter one may come again', () => {
  const letter = (name: string) =>
    `# ${name}\n\n- To: Ada Bell <ada@example.org>\n- Pier: north side\n`
  const units = readEvidence([passageOf(letter('Monday')), passageOf(letter('Friday'))])
  const at = (start: string) =>
    units.flatMap(({ shown }, index) => (shown.startsWith(start) ? [index] : []))
  const [to = -1, toAgain = -1] = at('To:')
  const [pier = -1, pierAgain = -1] = at('Pier:')
  const said = new SaidLines(units)
  said.say([to, pier])

  expect(said.wouldRepeat([toAgain])).toBe(true)
  expect(said.wouldRepeat([pierAgain])).toBe(false)
})
