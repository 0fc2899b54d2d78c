import { expect, test } from 'vitest'
import { MemoryIndex } from '../../../tests/support/memory-index.ts'
import { linkQuestion } from './link-question.ts'
import { readQuestion } from './read-question.ts'

test.each([
  ['Who directed The Glass Harbour and Ilse Marenholtz?', ['glass harbour', 'ilse marenholtz']],
  ['who directed the glass harbour', ['glass harbour']],
  ['What is glass in a harbour of Ilse?', []],
  ['红楼梦的作者是谁？', ['红楼梦']],
  ['من كتب أولاد حارتنا؟', ['اولاد حارتنا']],
])('the names in: %s', async (text, keys) => {
  const index = new MemoryIndex()
  for (const title of ['The Glass Harbour', 'Glass', 'Ilse Marenholtz', '红楼梦', 'أولاد حارتنا'])
    index.add(title, { title, headings: [], text: title, language: 'en', opensDocument: true })
  const question = readQuestion(text)
  const postings = await index.postings(question.phrases.map(({ key }) => `e:${key}`))

  const names = linkQuestion(question, { ...(await index.statistics()), postings })

  expect(names.map(({ key }) => key)).toEqual(keys)
})
