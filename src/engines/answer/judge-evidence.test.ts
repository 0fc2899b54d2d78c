import { expect, test } from 'vitest'
import { analyseQuestion } from './analyse-question.ts'
import { composeAnswer } from './compose-answer.ts'

const river =
  'In the last ice age the Vessa took a left turn and created the Lorn channel. ' +
  'The second dam was finished in March 1902 by Otto Friedrich Lindner. ' +
  'The steel gates of the dam are never opened in summer. ' +
  'The Halden probe measured its depth.'

test.each([
  ['When the Vessa took a left turn, what did it create?', 'a right turn', 'a left turn'],
  ['When was the second dam finished?', 'the third dam', 'the second dam'],
  ['Which dam was finished in March 1902?', 'in April 1902', 'in March 1902'],
  ['Which gates of the dam are never opened in summer?', 'are opened', 'are never opened'],
  ['What did the Halden probe measure?', 'the Kepler probe', 'the Halden probe'],
  [
    'What did Otto Friedrich Lindner finish in March 1902?',
    'Robert Paul Lindner',
    'Otto Friedrich Lindner',
  ],
])('what answers "%s" does not answer it about %s', (question, other, own) => {
  expect(isAnswered(question)).toBe(true)
  expect(question).toContain(own)
  expect(isAnswered(question.replace(own, other))).toBe(false)
})

test('what a name says denies nothing', () => {
  const film = 'The film was directed by Ada Holm.'

  expect(isAnswered('Who directed We Can No Longer Sleep?', film, 'We Can No Longer Sleep')).toBe(
    true,
  )
})

test('"not only" denies nothing', () => {
  const text = 'The dam harmed the trout not only because it was high but because it was wide.'

  expect(isAnswered('Why did the dam harm the trout?', text)).toBe(true)
})

test.each([
  ['Wer regierte die Insel Norrvik?', 'Nichts in den Dokumenten beantwortet diese Frage.'],
  ['Qui est le roi de Norrvik ?', 'Rien dans les documents ne répond à cette question.'],
  ['¿Quién es el rey de la isla?', 'Nada en los documentos responde a esta pregunta.'],
  ['Chi è il re di questa isola?', 'Nulla nei documenti risponde a questa domanda.'],
  ['Кто был королём этого острова?', 'В документах нет ответа на этот вопрос.'],
  ['这个岛的国王是谁？', '文档中没有这个问题的答案。'],
  ['Who is the king of Norrvik?', 'Nothing in the documents answers this question.'],
])('a refusal comes in the language of the question: %s', (question, text) => {
  expect(compose(question, river).text).toBe(text)
})

function isAnswered(question: string, text = river, title = ''): boolean {
  return compose(question, text, title).found
}

function compose(question: string, text: string, title = '') {
  const passage = { chunkId: 'c', docId: 'd', title, start: 0, text, score: 1, path: [] }
  return composeAnswer(analyseQuestion([{ role: 'user', content: question }]), [passage], {
    depth: 'snap',
  })
}
