import { expect, test } from 'vitest'
import { z } from 'zod'
import { ChatCompletionRequest } from '../chat/chat-completion.ts'
import type { Operation } from '../operation.ts'
import { operations } from '../operations.ts'
import { explainIssue, nearestIssue } from './explain-issue.ts'

const wrong = [undefined, null, true, -1, 1.5, 1e9, '', 'ü x', '\u200b', [], [1], {}, { a: 1 }]
const fields = Object.entries<Pick<Operation, 'input'>>({
  ...operations,
  chatCompletion: { input: ChatCompletionRequest },
}).flatMap(([name, { input }]) =>
  Object.entries<z.ZodType>(input.shape).map(([field, schema]) => ({ name, field, schema })),
)

test.each(fields)('what is wrong with $field of $name is a sentence', ({ schema }) => {
  for (const value of [...wrong, 'x'.repeat(100_000), [{ role: 'user', content: 1 }]]) {
    for (const issue of schema.safeParse(value).error?.issues ?? []) {
      expect(explainIssue(nearestIssue(issue))).toMatch(
        /^(It must|The last message must|Send) .+\w\.$/,
      )
      expect(explainIssue(nearestIssue(issue))).not.toMatch(/regex|pattern|invalid|the format/i)
    }
  }
})

test.each<[z.ZodType, unknown, string]>([
  [z.string().regex(/^a$/, 'It must be a'), 'b', 'It must be a.'],
  [z.union([z.string(), z.array(z.string())]), 1, 'It must be a string or an array.'],
  [z.union([z.string(), z.array(z.string())]), [1], 'It must be a string.'],
  [z.record(z.string().max(1), z.string()), { ab: 'c' }, 'It has a part that is not allowed.'],
  [z.record(z.string(), z.string()), 1, 'It must be an object.'],
])('the rule of %# is told in words', (schema, value, sentence) => {
  const [issue] = schema.safeParse(value).error?.issues ?? []
  expect(issue && explainIssue(nearestIssue(issue))).toBe(sentence)
})

test('the nearest of several alternatives says where it is broken', () => {
  const { error } = ChatCompletionRequest.safeParse({
    messages: [{ role: 'user', content: [{ type: 'image_url' }] }],
  })
  const [issue] = error?.issues ?? []
  expect(issue && nearestIssue(issue).path).toEqual(['messages', 0, 'content', 0, 'type'])
})
