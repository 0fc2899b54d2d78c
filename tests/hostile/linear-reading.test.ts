import { expect, test } from 'vitest'
import { chunkText } from '../../src/documents/indexing/chunk-text.ts'
import { sniffText } from '../../src/documents/parse/sniffing/sniff-text.ts'
import { parseText } from '../../src/documents/parse/text/parse-text.ts'
import { prepareText } from '../../src/documents/prepared-document.ts'
import { readQuestion } from '../../src/engines/retrieval/read-question.ts'
import { shown } from '../../src/evidence/shown.ts'
import { frontMatterOf, readFrontMatter } from '../../src/extraction/blocks/reading/front-matter.ts'
import { extractFeatures } from '../../src/extraction/extract-features.ts'
import { titleKeys } from '../../src/extraction/names/entity-key.ts'
import { sentences } from '../../src/language/sentences/sentences.ts'
import { understand } from '../../src/mind/built-in/question/understand.ts'
import { expectLinear } from '../support/threads/expect-linear.ts'

const spaces = (count: number) => ' '.repeat(count)

/** Texts that patterns with two ways to read the same characters take quadratic time on, or worse. */
const hostile: readonly (readonly [name: string, of: (size: number) => string])[] = [
  ['a heading of spaces', (size) => `# a${spaces(size)}b`],
  ['spaces after a bracket', (size) => `(${spaces(size)}a`],
  ['brackets without end', (size) => '(['.repeat(size / 2)],
  ['full stops', (size) => `${'.!'.repeat(size / 2)}a`],
  ['quotation marks', (size) => '"«„“'.repeat(size / 4)],
  ['hyphens', (size) => `${'-'.repeat(size)}a`],
  ['marks of lists in lines', (size) => '> - 1. '.repeat(size / 7)],
  ['marks of tags', (size) => '<!--<a <br'.repeat(size / 10)],
  ['capitals and commas', (size) => 'A,B (C), '.repeat(size / 9)],
  ['headings', (size) => '# a\n'.repeat(size / 4)],
  ['questions that lean on each other', (size) => 'what about who out of '.repeat(size / 22)],
]

test.each(hostile)('a text of %s is read, cut and analysed in linear time', async (_name, of) => {
  await expectLinear((size) => {
    const text = of(size)
    return () => {
      const { text: read, blocks } = parseText(text)
      sniffText(text, {})
      prepareText(text, {})
      sentences(text)
      frontMatterOf(`---\n${text}`)
      readFrontMatter(text)
      return chunkText(read, blocks)
    }
  }, 90_000)
})

test.each(hostile)(
  'a title, a question and an excerpt of %s are read in linear time',
  async (_name, of) => {
    await expectLinear((size) => {
      const text = of(size)
      return () => {
        titleKeys(text)
        shown(text)
        readQuestion(text.slice(0, 2_000), text.slice(0, 300))
        return understand([{ role: 'user', content: text }])
      }
    }, 100_000)
  },
)

test.each(hostile)('a chunk of %s has its names found in linear time', async (_name, of) => {
  await expectLinear((size) => {
    const text = of(size)
    return () =>
      extractFeatures({
        title: text.slice(0, 300),
        headings: [],
        text,
        language: 'en',
        opensDocument: true,
      })
  }, 20_000)
})

test('a conversation is read into a question that stays within its limit', () => {
  const asked = `what about ${'who out of '.repeat(90)}`
  const conversation = Array.from({ length: 40 }, () => ({ role: 'user' as const, content: asked }))

  const { text, context } = understand(conversation)

  expect(text.length).toBeLessThanOrEqual(1_000)
  expect(context.length).toBeLessThanOrEqual(300)
})
