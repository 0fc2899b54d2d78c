import { expect, test } from 'vitest'
import { MemoryIndex } from '../../../../../tests/support/library/memory-index.ts'
import { readQuestion } from '../../read-question.ts'
import { linkQuestion } from './link-question.ts'

const titles = [
  ...['The Glass Harbour', 'Glass', 'Ilse Marenholtz', '红楼梦', 'أولاد حارتنا'],
  ...['Jürgen Müller', 'Schönau', 'Goethestadt'],
]

test.each([
  ['Who directed The Glass Harbour and Ilse Marenholtz?', ['glass harbour', 'ilse marenholtz']],
  ['who directed the glass harbour', ['glass harbour']],
  ['What is glass in a harbour of Ilse?', []],
  ['When was Jürgen Mueller born?', ['jurgen muller']],
  ['When was Juergen Müller born?', ['jurgen muller']],
  ['Where is Schoenau?', ['schonau']],
  ['Where is Goethestadt?', ['goethestadt']],
  ['红楼梦的作者是谁？', ['红楼梦']],
  ['من كتب أولاد حارتنا؟', ['اولاد حارتنا']],
])('the names in: %s', async (text, keys) => {
  const index = new MemoryIndex()
  for (const title of titles)
    index.add(title, { title, headings: [], text: title, language: 'en', opensDocument: true })
  const question = readQuestion(text)
  const looked = question.phrases.flatMap(({ key, otherKey }) => [`e:${key}`, `e:${otherKey}`])
  const postings = await index.postings(looked)

  const names = linkQuestion(question, { ...(await index.statistics()), postings })

  expect(names.map(({ key }) => key)).toEqual(keys)
})
