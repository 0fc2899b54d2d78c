import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aboutOf } from './about.ts'

test.each([
  ['Inspection report', { filename: 'inspection-alder-row-7.md' }, 'alder row 7'],
  ['Invoice', { filename: 'Invoice_2024-031 (Harbour Homes).pdf' }, '2024 031 harbour homes'],
  ['Inspection report', { property: '7 Alder Row, ground floor' }, '7 alder row ground floor'],
  ['Protokoll', { projekt: 'Neubau Süd', datum: '2024-05-01', layout: 'post' }, 'neubau süd'],
  ['Export', { filename: '5f2b1c9e7d3a4b6c8e0f1a2b3c4d5e6f.csv' }, ''],
  ['Photo', { filename: 'IMG 20240501123000.txt' }, 'img'],
  ['Lease', {}, ''],
])('%j with %j is about %j', (title, metadata, about) => {
  expect(aboutOf(title, metadata)).toBe(about)
})

test('a long value says too much to be a name', () => {
  const summary = 'A short text about everything that happened in the year before'
  expect(aboutOf('Report', { summary })).toBe('')
})

test('it repeats no word, and has at most sixteen', () => {
  fc.assert(
    fc.property(fc.string(), fc.dictionary(fc.string(), fc.string()), (title, metadata) => {
      const words = aboutOf(title, metadata).split(' ')
      expect(words.length).toBeLessThanOrEqual(16)
      expect(new Set(words).size).toBe(words.length)
      for (const word of words)
        if (word) expect(title.toLowerCase().split(/\s/)).not.toContain(word)
    }),
  )
})
