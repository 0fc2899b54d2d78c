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

test('a sentence is the same however it is marked up, and a line of code only if each of its signs is', () => {
  const first = 'Run `brew --clean` before each use (#12).\n\n```\nwait for cup in 1 -2\n```\n'
  const second = 'Run ``brew --clean`` before each use (12).\n\n```\nwait for cup in 1 +2\n```\n'
  const units = readEvidence([passageOf(first), passageOf(second)])
  const [sentence = -1, sentenceAgain = -1] = units.flatMap(({ kind }, at) =>
    kind === 'code' ? [] : [at],
  )
  const [code = -1, otherCode = -1] = units.flatMap(({ kind }, at) => (kind === 'code' ? [at] : []))
  const said = new SaidLines(units)
  said.say([sentence, code])

  expect(said.wouldRepeat([sentenceAgain])).toBe(true)
  expect(said.wouldRepeat([otherCode])).toBe(false)
})
