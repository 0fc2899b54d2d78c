import { expect, test } from 'vitest'
import { analyseQuestion } from './analyse-question.ts'
import { findSought } from './find-sought.ts'

test('a title in quotes, such as that in another language, is no person', () => {
  const text = 'The Hat (translit. " Solomennaya shlyapka") has music by Isaac Schwartz.'
  const question = analyseQuestion([{ role: 'user', content: 'Who composed The Hat?' }])

  expect(findSought(question, text).map((span) => span.text)).toEqual(['Isaac Schwartz'])
})
