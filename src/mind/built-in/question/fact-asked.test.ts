import { expect, test } from 'vitest'
import { languages } from '../../../language/languages.ts'
import { factAsked } from './fact-asked.ts'

test.each([...languages.values()])('$code asks for what a document says of itself', (one) => {
  const { code, facts } = one

  expect([...facts.keys()]).toEqual(['author', 'published', 'updated'])
  for (const [asked, { questions, names }] of facts) {
    expect(questions.all.length).toBeGreaterThan(3)
    expect(names.length).toBeGreaterThan(3)
    for (const question of questions.all) {
      const of = question.includes('…') ? 'Norrvik' : ''
      const found = factAsked(`${question.replace('…', of)}?`, code)
      expect([question, found?.fact]).toEqual([question, { asked, of }])
    }
  }
})

test.each(['Who built the lighthouse?', 'When was the lighthouse built?', 'What is a date?'])(
  '%s asks for nothing that a document says of itself',
  (question) => {
    expect(factAsked(question, 'en')).toBeUndefined()
  },
)
