import { expect, test } from 'vitest'
import { unanswerableFrom } from './unanswerable.ts'

const paragraph = 'The mill of Oakham grinds 40 sacks a day. Its wheel is made of elm.'
const mill = {
  id: 'mill',
  question: 'How many sacks does the mill of Oakham grind in 1 day?',
  paragraph,
  answer: '40',
  start: paragraph.indexOf('40'),
}
const ferry = {
  id: 'ferry',
  question: 'Which river does the ferry of Burley cross 12 times?',
  paragraph: 'The ferry of Burley crosses the Wyre 12 times a day.',
  answer: 'Wyre',
  start: 32,
}

test('Each variant changes the question or the paragraph, never both', () => {
  const variants = unanswerableFrom(mill, [ferry], 'en')

  expect(variants).toHaveLength(5)
  for (const { question, paragraph: text } of variants)
    expect([question === mill.question, text === paragraph].filter(Boolean)).toHaveLength(1)
})

test('Where the paragraph changes, the answer is not in it', () => {
  const changed = unanswerableFrom(mill, [ferry], 'en').filter(
    ({ question }) => question === mill.question,
  )

  expect(changed).toHaveLength(2)
  for (const { paragraph: text } of changed) expect(text).not.toContain('40')
})

test('Words are replaced by others of their kind', () => {
  const questions = unanswerableFrom(mill, [ferry], 'en').map(({ question }) => question)

  expect(questions).toContain(mill.question.replace('Oakham', 'Burley'))
  expect(questions).toContain(mill.question.replace('1 day', '12 day'))
})

test('The same question gives the same variants', () => {
  expect(unanswerableFrom(mill, [ferry], 'en')).toEqual(unanswerableFrom(mill, [ferry], 'en'))
})
