import { expect, test } from 'vitest'
import { compile } from '../../src/mind/built-in/classifiers/forest.ts'
import { weights } from '../../src/mind/built-in/classifiers/weights.ts'
import { understand } from '../../src/mind/built-in/question/understand.ts'
import { passageOf } from '../../tests/support/library/passage-of.ts'
import { groupShares, type JudgeExample, judgeRows } from './judge-rows.ts'

const forest = compile(weights.selection)
const forestFor = () => forest

const text = 'The lighthouse of Kell was built in 1844. Its lamp burns oil.'

test('A row is right if the quotation says the answer', () => {
  const { rows } = judgeRows([example('When was the lighthouse of Kell built?', '1844')], forestFor)
  const { rows: others } = judgeRows([example('Who keeps the lighthouse?', 'Ines')], forestFor)

  expect(rows.map(({ target }) => target)).toEqual([1])
  expect(others.map(({ target }) => target)).toEqual([0])
})

test('A group weighs the same however many examples it has', () => {
  const one = example('When was the lighthouse of Kell built?', '1844')
  const weigh = (examples: readonly JudgeExample[]) =>
    judgeRows(examples, forestFor).rows.reduce((sum, { weight }) => sum + weight, 0)

  expect(weigh([one])).toBe(groupShares.docs)
  expect(weigh([one, one, one])).toBeCloseTo(groupShares.docs)
})

test('Where nothing can be quoted there is no row', () => {
  const { rows } = judgeRows([{ ...example('Who keeps it?', 'Ines'), passages: [] }], forestFor)

  expect(rows).toEqual([])
})

function example(question: string, answer: string): JudgeExample {
  return {
    id: question,
    group: 'docs',
    question: understand([{ role: 'user', content: question }]),
    passages: [passageOf(text)],
    rightness: (reply) => Number(reply.includes(answer)),
  }
}
