import { expect, test } from 'vitest'
import { passageOf } from '../../../../tests/support/library/passage-of.ts'
import type { Passage } from '../../../evidence/passage.ts'
import { readBlocks } from '../../../extraction/blocks/read-blocks.ts'
import type { Question } from '../../question.ts'
import { understand } from '../question/understand.ts'
import { overviewOfAll, tellThemes } from './overview-of-all.ts'

const lease =
  '# Lease\n\nParties: Ada, Ben\n\nThis lease begins in March. It is long.\n\n## Pets\n\nOne cat may stay.\n'
const letter = 'From: Ada\n\nDear Ben,\n\nThe engine works at last, and we are glad.\n'
const untitled = 'Nobody gave this text a name. So it goes.'
const passages = [
  placed(lease, 'Lease'),
  placed(letter, 'Letter to Ben'),
  placed(untitled, 'Nobody gave this text a…'),
]
const question: Question = understand([
  { role: 'user', content: 'What are these documents about?' },
])

test('of each document the first whole sentence is told under its title, if it has one', () => {
  const { text, citations, grounding } = told('snap')

  expect(text).toBe(
    '- **Lease:** This lease begins in March.[1]' +
      '\n- **Letter to Ben:** The engine works at last, and we are glad.[2]' +
      '\n- Nobody gave this text a name.[3]',
  )
  expect(grounding).toBe('answered')
  expect(citations.map(({ docId }) => docId)).toEqual(passages.map(({ docId }) => docId))
})

test('at length, the sections of each are told, and under which title', () => {
  const { text } = told('ponder')

  expect(text).toContain('**Lease:** This lease begins in March. It is long.[1]')
  expect(text).toContain('**Pets:** One cat may stay.[2]')
  expect(text).toContain('**Letter to Ben:**')
})

test('it says of how many documents these are the longest', () => {
  expect(told('snap', { ...question, documentCount: 3 }).text).toMatch(/^- /)
  expect(told('snap', { ...question, documentCount: 40 }).text).toMatch(
    /^The 3 longest of 40 documents:\n\n- /,
  )
})

test('a theme has its name, its documents and how many they are besides, and its quotes', () => {
  const [first, second] = passages.map((passage) => ({ passage, ...rangeOf(passage, 'a') }))
  if (first === undefined || second === undefined) throw new Error('There are three passages')
  const theme = { title: 'Ada, Ben', documents: ['Lease', 'Letter *to* Ben'], documentCount: 7 }
  const put = { ...question, documentCount: 9 }

  const short = tellThemes(put, [{ ...theme, quotes: [first] }])
  const long = tellThemes(put, [{ ...theme, quotes: [first, second] }])

  expect(short.text).toBe(
    'The main themes of 9 documents:\n\n- **Ada, Ben** (Lease · Letter to Ben · + 5): a [1]',
  )
  expect(long.text).toBe(
    'The main themes of 9 documents:' +
      '\n\n**Ada, Ben**\n*Lease · Letter to Ben · + 5*\n\n- a [1]\n- a [2]',
  )
  expect(long.citations.map(({ quote }) => quote)).toEqual(['a', 'a'])
})

function told(thinking: 'snap' | 'ponder', put = question) {
  const answer = overviewOfAll(put, passages, thinking)
  if (answer === undefined) throw new Error('Nothing was told')
  return answer
}

function placed(text: string, title: string): Passage {
  const about = { title, docId: `doc ${title}`, chunkId: `chunk ${title}` }
  return { ...passageOf(text, about), blocks: readBlocks(text) }
}

function rangeOf({ text }: Passage, word: string) {
  const start = text.indexOf(word)
  return { start, end: start + word.length }
}
