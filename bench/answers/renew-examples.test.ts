import { expect, test } from 'vitest'
import type { Judged, SetReplies } from './evaluate-set.ts'
import { renewExamples } from './renew-examples.ts'

const page = `# Replies

## Good

### How high is it?

*snap · value · answered · 3 words*

> It is 3 m high.[1]

## Bad, and what is wrong

### Why is it so?

*snap · why · nearest · 2 words*

What is wrong: It says nothing.

> Nobody knows.
`

test('keeps a page as it is while its replies are the same', () => {
  const replies = [reply('How high is it?', 'value', 'It is 3 m high.[1]', 1, 3)]
  replies.push(reply('Why is it so?', 'why', 'Nobody knows.', 0, 2, 'nearest'))
  expect(renewExamples(page, [of(replies)])).toEqual({ text: page, remarks: [] })
})

test('puts in other replies, and names what has to be read again', () => {
  const replies = [reply('How high is it?', 'value', 'Very.\n\nHigh.', 0, 2)]
  replies.push(reply('Why is it so?', 'why', 'Nobody knows.', 0, 2, 'nearest'))
  const { text, remarks } = renewExamples(page, [of(replies)])
  expect(text).toContain('*snap · value · answered · 2 words*\n\n> Very.\n>\n> High.\n\n## Bad')
  expect(remarks).toEqual([
    'snap: How high is it?: the reply is another',
    'snap: How high is it?: the reply is bad',
  ])
})

test('does not go on without a reply', () => {
  expect(() => renewExamples(page, [of([])])).toThrow('no reply of snap to "How high is it?"')
})

function of(judged: readonly Judged[]): SetReplies {
  return { model: 'snap', judged } as unknown as SetReplies // all that a page of examples needs
}

function reply(
  question: string,
  kind: string,
  content: string,
  score: number,
  words: number,
  grounding = 'answered',
): Judged {
  return {
    question: { question, kind, isAnswerable: true },
    reply: { grounding, messages: [{ role: 'assistant', content }] },
    score,
    words,
  } as unknown as Judged // likewise
}
