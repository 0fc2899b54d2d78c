import { array, assert, asyncProperty, integer } from 'fast-check'
import { expect, test } from 'vitest'
import { ServiceError } from '../../src/base/errors/service-error.ts'
import { analyseTexts } from '../../src/documents/indexing/analysis-thread.ts'
import { chunkText } from '../../src/documents/indexing/chunk-text.ts'
import { parseDocument } from '../../src/documents/parse/parse-document.ts'
import { prepareText } from '../../src/documents/prepared-document.ts'
import { readQuestion } from '../../src/engines/retrieval/read-question.ts'
import { readBlocks } from '../../src/extraction/blocks/read-blocks.ts'
import { TextBudget } from '../../src/extraction/blocks/text-budget.ts'
import { builtInMind } from '../../src/mind/built-in/built-in-mind.ts'
import { passageOf } from '../support/library/passage-of.ts'
import { expectLinear } from '../support/threads/expect-linear.ts'
import { marks, written } from './bad-text.ts'

test('any text is cut, analysed, asked for and quoted', async () => {
  await assert(
    asyncProperty(
      written,
      written,
      integer({ min: 0, max: 3 }),
      async (text, question, earlier) => {
        const { text: clean, blocks, title } = prepareText(`a${text}`, {})
        analyseTexts([{ text: clean, blocks, title }])
        const turns = Array.from({ length: earlier }, () => ({
          role: 'user' as const,
          content: text,
        }))
        const asked = builtInMind.understand([...turns, { role: 'user', content: question }])
        readQuestion(asked.text, asked.context)
        const passages = [passageOf(clean.slice(0, 2_000), { title })]
        builtInMind.plan(asked, passages)
        for (const { quote } of builtInMind.compose(asked, passages, 'ponder').citations)
          expect(clean).toContain(quote)
      },
    ),
    { numRuns: 40 },
  )
})

const questionOf = (content: string) => builtInMind.understand([{ role: 'user', content }])
const asked = questionOf('Who built the ferry?')

/** What becomes of a text; each as long as nothing bounds it. */
const works: readonly (readonly [name: string, work: (text: string) => unknown])[] = [
  ['cut', (text) => chunkText(text, readBlocks(text))],
  ['analysed', (text) => analyseTexts([{ text, blocks: '[]', title: text.slice(0, 300) }])],
  ['asked for', (text) => readQuestion(questionOf(text).text, text.slice(0, 300))],
  [
    'quoted',
    (text) => {
      const passages = [passageOf(text), passageOf(`${text} The ferry.`)]
      builtInMind.plan(asked, passages)
      return builtInMind.compose(asked, passages, 'ponder')
    },
  ],
]

test.each(works)('what is put together of any mark is %s in linear time', async (_name, work) => {
  await assert(
    asyncProperty(array(marks, { minLength: 1, maxLength: 3 }), async (some) => {
      const unit = some.join('').toWellFormed()
      await expectLinear((size) => {
        const text = unit
          .repeat(Math.ceil(size / unit.length))
          .slice(0, size)
          .toWellFormed()
        return () => work(text)
      }, 10_000)
    }),
    { numRuns: 30 },
  )
})

test.each([
  ['characters', `${'word '.repeat(30_000)}`, '100,000 characters of text (MAX_TEXT_CHARACTERS)'],
  ['headings', '# a\n'.repeat(100_001), '100,000 headings'],
  ['values', `[${'1,'.repeat(999_999)}1]`, '1,000,000 values'],
  ['cells', `${'a,'.repeat(999)}b\n`.repeat(2_001), '2,000,000 cells'],
])('a document of too many %s is refused with the limit', async (what, text, message) => {
  const budget = new TextBudget(what === 'characters' ? 100_000 : undefined)
  const filename = what === 'cells' ? 'a.csv' : what === 'values' ? 'a.json' : 'a.md'

  const parsing = parseDocument(Buffer.from(text), { filename }, budget)

  const refused = await parsing.catch(refusalOf)
  expect(refused).toBe(message)
})

/** The limit that a refusal names. */
function refusalOf(error: unknown): string | undefined {
  refusal(error)
  return /more than (.*), which/.exec(String(error))?.[1]
}

function refusal(error: unknown): undefined {
  expect(error).toBeInstanceOf(ServiceError)
  expect(error).toMatchObject({ code: 'unprocessable_document' })
  return undefined
}
