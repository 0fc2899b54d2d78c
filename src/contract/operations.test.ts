import { expect, test } from 'vitest'
import type { Operation } from './operation.ts'
import { operations } from './operations.ts'

const all = Object.entries<Operation>(operations).map(([name, described]) => ({
  name,
  ...described,
}))

test('no two operations are called the same way', () => {
  const calls = all.map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`)

  expect(new Set(calls).size).toBe(calls.length)
})

test.each(all)('$name takes what its path names', ({ path, input }) => {
  for (const [, name] of path.matchAll(/\{(\w+)\}/g)) {
    expect(input.shape).toHaveProperty(String(name))
  }
})

test.each(all)('$name describes a body only where it can have one', (described) => {
  const { method, bodies, line, bodyLimit, idempotency } = described
  if (method !== 'post') expect({ bodies, line, bodyLimit, idempotency }).toEqual({})
  expect(bodies?.includes('ndjson') ?? false).toBe(line !== undefined)
})

test.each(all.filter(({ events }) => events))(
  '$name ends with an event that has the answer',
  (described) => {
    expect(described.lastEvent).toBeDefined()
    expect(Object.keys(described.input.shape)).toContain('stream')
  },
)

test('chat has the defaults of the interface', () => {
  const messages = [{ role: 'user' as const, content: 'x'.repeat(65_536) }]

  expect(operations.interact.input.parse({ messages })).toEqual({
    model: 'snap',
    reasoning_engine: 'rag',
    messages,
    stream: false,
  })
})

test('chat takes 200 messages of 65,536 characters, and not one more', () => {
  const takes = (count: number, characters: number) =>
    operations.interact.input.safeParse({
      messages: Array.from({ length: count }, () => ({
        role: 'user',
        content: 'x'.repeat(characters),
      })),
    }).success

  expect(takes(200, 65_536)).toBe(true)
  expect(takes(201, 1)).toBe(false)
  expect(takes(1, 65_537)).toBe(false)
  expect(takes(1, 0)).toBe(false)
})
