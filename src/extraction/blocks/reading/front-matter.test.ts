import { expect, test } from 'vitest'
import { frontMatterOf, readFrontMatter } from './front-matter.ts'

function fieldsOf(text: string): Record<string, string> {
  const { start = 0, end = 0 } = frontMatterOf(text) ?? {}
  const fields = readFrontMatter(text.slice(start, end))
  return Object.fromEntries([...fields].map(([name, { value }]) => [name, value]))
}

test('reads scalars and lists of YAML, and nothing that is nested deeper', () => {
  const text = `---
Title: "Tides: a primer" # as printed
date: 2024-03-05
tags: [sea, 'moon']
authors:
  - Ada Brook
  - "Lin Vale"
draft: false
address:
  city: Norrvik
summary: |
  Long words.
empty:
---
# Text`
  expect(fieldsOf(text)).toEqual({
    title: 'Tides: a primer',
    date: '2024-03-05',
    tags: 'sea, moon',
    authors: 'Ada Brook, Lin Vale',
    draft: 'false',
  })
})

test('reads TOML too', () => {
  expect(fieldsOf('+++\ntitle = "Tides"\ndate = 2024-03-05\n+++\n')).toEqual({
    title: 'Tides',
    date: '2024-03-05',
  })
})

test('is bounded in fields and in the length of values', () => {
  const lines = Array.from({ length: 200 }, (_, at) => `field${at}: ${'x'.repeat(3_000)}`)
  const many = readFrontMatter([...lines, 'list:', ...lines.map(() => '- item')].join('\n'))
  expect(many.size).toBe(64)
  expect(Math.max(...Array.from(many.values(), ({ value }) => value.length))).toBe(1_000)
})
