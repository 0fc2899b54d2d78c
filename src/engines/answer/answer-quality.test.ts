import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { analyseQuestion } from './analyse-question.ts'
import { composeAnswer } from './compose-answer.ts'

const file = '../shared/eval/squad2/questions.jsonl'

test.skipIf(!existsSync(file))(
  'SQuAD 2: answers what can be answered, refuses much of the rest',
  () => {
    const rows: Row[] = readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
    const answerable = rows.filter((row) => !row.is_impossible)
    const impossible = rows.filter((row) => row.is_impossible)

    const right = answerable.filter((row) =>
      row.answers.some((gold) => reply(row).text.includes(gold)),
    )
    const answered = answerable.filter((row) => reply(row).found)
    const refused = impossible.filter((row) => !reply(row).found)

    expect(right.length / answerable.length).toBeGreaterThan(0.78)
    expect(
      (answered.length / answerable.length + refused.length / impossible.length) / 2,
    ).toBeGreaterThan(0.67)
  },
)

type Row = {
  id: string
  context: string
  question: string
  answers: string[]
  is_impossible: boolean
}

function reply({ id, context, question }: Row) {
  const passage = { chunkId: id, docId: id, title: '', start: 0, text: context, score: 1, path: [] }
  return composeAnswer(analyseQuestion([{ role: 'user', content: question }]), [passage], {
    depth: 'snap',
  })
}
