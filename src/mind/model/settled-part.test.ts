import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { passageOf } from '../../../tests/support/library/passage-of.ts'
import { understand } from '../built-in/question/understand.ts'
import { answerOfReply } from './answer-of-reply.ts'
import { settledPart } from './settled-part.ts'

const passages = [
  passageOf(
    'The ferry Aurelia was built in Norrvik. She carries 180 passengers. A crossing takes 50 minutes.\n\n    aurelia --sail\n',
  ),
]
const question = understand([{ role: 'user', content: 'What is known of the ferry Aurelia?' }])

const cited = fc.constantFrom(
  ...['She carries 180 passengers[2]', 'A crossing takes 50 minutes.[3]', 'Built in Norrvik [1].'],
  ...['\n- 180 passengers [2]', '\n- 50 minutes[3]', '\n\nShe was built in Norrvik.[1] '],
  ...[
    '\nNorrvik, 180 passengers, 50 minutes:\n- Norrvik[1]\n- 180 passengers[2]\n- 50 minutes [3]',
  ],
  ...['\nThe ferry Aurelia:\n- 180 passengers[2]', '\n```\naurelia --sail\n```\n[4]\n'],
)
/** What models make of marks, lists and code. */
const odd = fc.constantFrom(
  ...['She carries 180 passengers', 'She was sold', 'aurelia --sail', 'Of the ferry is known:\n'],
  ...['[1]', '[2]', '[2][3]', '【1†x】', '[', ']', '.', '.', ' ', '. ', ':', '**'],
  ...['\n', '\n\n', '\n- ', '\n  - ', '\n1. ', '\n| ', ' | ', '\n# ', '\n```\n', '\n```[4]\n'],
  ...[
    '\n```md\n',
    '[2] She carries 180 passengers. [3] ',
    '\n- [3] A crossing takes 50 minutes',
    ' is fast',
  ],
  ...['\nNOT FOUND: the ferry', '\nNO ANSWER'],
)
const reply = fc.array(fc.oneof(cited, odd), { maxLength: 16 }).map((pieces) => pieces.join(''))
const part = fc.double({ min: 0, max: 1, noNaN: true })

test('what is settled of a reply is a beginning of the answer, however the reply goes on', () => {
  fc.assert(
    fc.property(reply, part, (whole, share) => {
      const settled = settledPart(whole.slice(0, Math.round(share * whole.length)))
      expect(whole.startsWith(settled)).toBe(true)
      const begun = answerOfReply(question, passages, settled)
      if (begun.kind !== 'answer') return
      const ended = answerOfReply(question, passages, whole)
      if (ended.kind !== 'answer') throw new Error(`No answer: ${whole}`)
      expect(ended.answer.text.slice(0, begun.answer.text.length)).toBe(begun.answer.text)
      const { citations } = begun.answer
      expect(ended.answer.citations.slice(0, citations.length)).toEqual(citations)
    }),
    { numRuns: 3_000 },
  )
})

describe('is settled', () => {
  test.each([
    ['a sentence that is cited, once more follows', 'One.[1] Tw', 'One.[1] '],
    ['no sentence whose citations may go on', 'One.[1]', ''],
    ['nor one whose citations do go on', 'One.[1][', ''],
    ['a line that has ended', 'One.[1]\n', 'One.[1]\n'],
    ['no list while it may go on', 'It has:\n- one [1]\n- two [2]\n', ''],
    [
      'a list that something else follows',
      'It has:\n- one [1]\nAnd more.[2]\n',
      'It has:\n- one [1]\nAnd more.[2]\n',
    ],
    ['each item of a list without a lead-in', '- one [1]\n- tw', '- one [1]\n'],
    ['no code before its end', 'One.[1]\n```\ncode\n', 'One.[1]'],
    ['no sentence in whose middle a citation stands', 'One [1] is tw', ''],
    ['no line that begins with a citation', '[1] One. [2] Tw', ''],
    ['what is wrapped as code in Markdown', '```md\nOne.[1]\nTw', '```md\nOne.[1]\n'],
    ['nothing behind what was not found', 'One.[1]\nNOT FOUND: two\nThree.[3]\n', 'One.[1]'],
  ])('%s', (_, reply, settled) => {
    expect(settledPart(reply)).toBe(settled)
  })
})
