import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { parsePdf } from '../../src/documents/parse/pdf/parse-pdf.ts'
import { TextBudget } from '../../src/extraction/blocks/text-budget.ts'
import { collectionSets, guideLanguages } from './read-own-sets.ts'

const Row = z.object({
  id: z.string(),
  question: z.string(),
  type: z.string().optional(),
  keys: z.array(z.array(z.string()).min(1)).default([]),
  quotes: z.array(z.string()).default([]),
  answer: z.string().optional(),
  doc: z.string().optional(),
  docs: z.array(z.string()).default([]),
})

const directory = fileURLToPath(new URL('../questions/', import.meta.url))
const rows = globSync(`${directory}*.jsonl`).flatMap(rowsOf)

function rowsOf(file: string) {
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  return lines.map((line) => Row.parse(JSON.parse(line)))
}

test('each question of our own is there once, and has what answers it', () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  expect(new Set(rows.map(({ question }) => question)).size).toBe(rows.length)
  for (const { id, type, keys, answer } of rows)
    expect(keys.length > 0 || answer !== undefined, id).toBe(type !== 'absent')
})

test('no question of our own says the answer itself', () => {
  for (const { id, question, keys } of rows.filter((row) => row.keys.length > 0)) {
    const said = question.toLowerCase()
    const isSaid = keys.every((forms) => forms.some((form) => said.includes(form.toLowerCase())))
    expect(isSaid, id).toBe(false)
  }
})

test.each([
  ['undici', 'undici/docs/'],
  ['packages', ''],
])('the documents that questions of %s are about are installed', (name, folder) => {
  const root = fileURLToPath(new URL(`../../node_modules/${folder}`, import.meta.url))
  const asked = rowsOf(`${directory}${name}.jsonl`)
  const documents = new Set(asked.flatMap(({ doc = [], docs }) => [doc, docs].flat()))

  expect(documents.size).toBeGreaterThan(20)
  expect([...documents].filter((document) => !existsSync(root + document))).toEqual([])
})

test('cells that questions about PDF documents of our own ask for stand in rows, and the rest outside', async () => {
  const asked = rowsOf(`${directory}pdf.jsonl`)
  const own = Map.groupBy(asked, ({ doc = '' }) => `${directory}pdf/${doc}`)
  const present = [...own].filter(([path]) => existsSync(path))
  const missing: string[] = []
  for (const [path, questions] of present) {
    const { text, blocks } = await parsePdf(readFileSync(path), new TextBudget())
    // The fields of a form are rows too, of one cell.
    const rows = blocks.filter(
      ({ kind, start, end }) => kind === 'row' && text.slice(start, end).includes(' | '),
    )
    const inRows = rows.map(({ start, end }) => text.slice(start, end).toLowerCase())
    const outside = rows.reduceRight(
      (rest, { start, end }) => rest.slice(0, start) + rest.slice(end),
      text.toLowerCase(),
    )
    for (const { id, type, keys } of questions) {
      const places = type === 'cell' || type === 'pair' ? inRows : [outside]
      const isThere = keys.every((forms) =>
        forms.some((form) => places.some((place) => place.replace(/\s+/g, ' ').includes(form))),
      )
      if (!isThere) missing.push(id)
    }
  }

  expect(present.length).toBeGreaterThan(10)
  expect(missing).toEqual([])
})

test.each(guideLanguages)(
  'what questions of the guides in %s quote stands in their pages',
  (code) => {
    const folder = `${directory}guides/${code}/`
    const asked = rowsOf(`${folder}questions.jsonl`)

    expect(asked.length).toBeGreaterThan(60)
    expect(new Set(asked.map(({ id }) => id)).size).toBe(asked.length)
    for (const { id, type, doc, docs, keys, quotes, question } of asked) {
      if (type === 'absent') continue
      const pages = [doc ?? '', ...docs].map((page) => textOf(`${folder}documents/${page}`))
      expect(keys.length, id).toBeGreaterThan(0)
      for (const quote of quotes)
        expect(
          pages.some((page) => page.includes(inOneLine(quote))),
          `${id}: ${quote}`,
        ).toBe(true)
      const said = inOneLine(question.toLowerCase())
      expect(keys.every((forms) => forms.some((form) => said.includes(form.toLowerCase())))).toBe(
        false,
      )
    }
  },
)

test.each(collectionSets.filter((name) => name !== 'everyday'))(
  'what questions of %s ask for stands in their documents',
  (name) => {
    const files = globSync(`${directory}${name}/*/questions.jsonl`)
    const asked = files.flatMap((file) => rowsOf(file).map((row) => ({ ...row, file })))

    expect(asked.length).toBeGreaterThan(120)
    expect(new Set(asked.map(({ id }) => id)).size).toBe(asked.length)
    for (const { id, type, keys, file } of asked) {
      expect(keys.length > 0, id).toBe(type !== 'absent')
      // The time between two events stands nowhere, nor does what is reckoned, which is the first key.
      if (type === 'distance') continue
      const stated = type === 'reckoned' ? keys.slice(1) : keys
      const paths = globSync(file.replace('questions.jsonl', 'documents/*'))
      const told = paths.map((path) => asCompared(readFileSync(path, 'utf8'))).join(' ')
      const missing = stated.filter(
        (forms) => !forms.some((form) => told.includes(asCompared(form))),
      )
      expect(missing, id).toEqual([])
    }
  },
)

function asCompared(text: string): string {
  return inOneLine(
    text
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[*_`#[\]()|>"'“”‘’]/g, ''),
  )
}

/** A page without its tags, its cells parted as rows are told. */
function textOf(path: string): string {
  const text = readFileSync(path, 'utf8')
  if (path.endsWith('.md')) return inOneLine(text)
  const words = text.replaceAll('</td><td>', ' | ').replaceAll(/<[^>]*>/g, '')
  return inOneLine(words.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'))
}

function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ')
}

const Paragraph = z.object({
  doc: z.string(),
  text: z.string(),
  questions: z.array(z.object({ id: z.string(), question: z.string(), answer: z.string() })),
})

test('each language has the same paragraphs and questions, and the answers stand in its texts', () => {
  const languages = globSync(`${directory}languages/*.jsonl`).map((file) =>
    readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => Paragraph.parse(JSON.parse(line))),
  )
  const ids = languages.map((paragraphs) =>
    paragraphs.map(({ doc, questions }) => [doc, ...questions.map(({ id }) => id)]),
  )

  expect(languages.length).toBeGreaterThan(10)
  for (const one of ids) expect(one).toEqual(ids[0])
  for (const { text, questions } of languages.flat())
    for (const { answer } of questions) expect(text).toContain(answer)
})
