import { expect, test } from 'vitest'
import { hashText } from '../base/hash/hash-text.ts'
import type { BlockKind } from './blocks/block.ts'
import { readBlocks } from './blocks/read-blocks.ts'
import { type ChunkInput, extractFeatures } from './extract-features.ts'
import { featuresOf } from './features-of.ts'
import { unpackEntityCount } from './names/entity-count.ts'

test('terms are counted with the title, entities by how the chunk has them', () => {
  const input: ChunkInput = {
    title: 'Ada Lovelace',
    headings: [],
    text: 'Ada Lovelace met Charles Babbage. Lovelace programmed.',
    language: 'en',
    opensDocument: true,
  }

  const features = extractFeatures(input)
  const { hashes, counts, length } = featuresOf(input, features)

  const countOf = (feature: string) => counts[hashes.indexOf(hashText(feature))] ?? 0
  const ada = unpackEntityCount(countOf('e:ada lovelace'))
  expect(ada).toEqual({ mentions: 2, kind: 'title', titled: true })
  const charles = unpackEntityCount(countOf('e:charles babbage'))
  expect(charles).toEqual({ mentions: 1, kind: 'name', titled: false })
  expect(countOf('t:babbag')).toBe(1)
  expect(countOf('t:lovelac')).toBe(2 + 2)
  const entities = new Set(features.entities.map(({ key }) => hashText(`e:${key}`)))
  const termCounts = counts.filter((_, index) => !entities.has(hashes[index] ?? 0))
  expect(length).toBe(termCounts.reduce((sum, count) => sum + count, 0))
})

test('headings and what leads to a list count, boilerplate and metadata do not', () => {
  const text = 'title: meta\n\n# Beavers\n\nThey build.\n\nHome News Sport'
  const block = (kind: BlockKind, content: string, depth = 0) => {
    const start = text.indexOf(content)
    return { kind, start, end: start + content.length, depth, opens: false }
  }
  const input: ChunkInput = {
    title: 'Animals',
    headings: ['Rodents'],
    text,
    blocks: [
      block('metadata', 'title: meta'),
      block('heading', 'Beavers', 1),
      block('paragraph', 'They build.'),
      block('boilerplate', 'Home News Sport'),
    ],
    leadIn: { start: 0, end: 8, text: 'Builders' },
    language: 'en',
    opensDocument: true,
  }

  const { hashes, counts, length } = featuresOf(input, extractFeatures(input))

  const countOf = (stem: string) => counts[hashes.indexOf(hashText(`t:${stem}`))] ?? 0
  expect(['anim', 'rodent', 'beaver', 'builder', 'build', 'meta', 'sport'].map(countOf)).toEqual([
    2, 1, 2, 1, 1, 0, 0,
  ])
  expect(length).toBe(7)
})

test('a term counts as a heading does, what is written of it as its text', () => {
  const text = 'buffers\nPages in memory.'
  const input: ChunkInput = {
    ...{ title: '', headings: [], text, language: 'en', opensDocument: true },
    blocks: [{ kind: 'description', start: 0, end: text.length, depth: 1, opens: false }],
  }

  const { hashes, counts } = featuresOf(input, extractFeatures(input))

  const countOf = (stem: string) => counts[hashes.indexOf(hashText(`t:${stem}`))] ?? 0
  expect(['buffer', 'page', 'memori'].map(countOf)).toEqual([2, 1, 1])
})

test('a sentence about the document in its front matter counts, other fields and comments do not', () => {
  const text =
    '---\nslug: port\ndescription: How ferries sail here in winter\n---\n\n<!-- draft -->\n\nThey are slow.'
  const input: ChunkInput = {
    ...{ title: '', headings: [], text, language: 'en', opensDocument: true },
    blocks: readBlocks(text),
  }

  const { hashes, counts } = featuresOf(input, extractFeatures(input))

  const countOf = (stem: string) => counts[hashes.indexOf(hashText(`t:${stem}`))] ?? 0
  expect(['ferri', 'winter', 'slow', 'port', 'draft'].map(countOf)).toEqual([1, 1, 1, 0, 0])
})
