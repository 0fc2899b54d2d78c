import { expect, test } from 'vitest'
import { expectLinear } from '../../../../tests/support/threads/expect-linear.ts'
import { readPlainBlocks } from '../read-blocks.ts'
import { termsApart } from '../terms-apart.ts'

/** Each block as it is quoted, as `kind: words`. */
function shown(parts: readonly string[]): string[] {
  const text = parts.join('\n\n')
  return termsApart(text, readPlainBlocks(text)).map(({ kind, start, end }) => {
    return `${kind}: ${text.slice(start, end)}`
  })
}

test('in minutes and plays who speaks stands above what is said', () => {
  const minutes = [
    'Minutes of the harbour board',
    'Mme Ada Bell : It is late. I want to sleep.',
    'Rat Dr. Cole: As a doctor I say: sleep well.',
    'Everybody laughs.',
    'Mme Ada Bell : Good night.',
    'Decision: the board sleeps.',
  ]
  expect(shown(minutes)).toEqual([
    'paragraph: Minutes of the harbour board',
    'heading: Mme Ada Bell',
    'description: It is late. I want to sleep.',
    'heading: Rat Dr. Cole',
    'description: As a doctor I say: sleep well.',
    'paragraph: Everybody laughs.',
    'heading: Mme Ada Bell',
    'description: Good night.',
    'heading: Decision',
    'description: the board sleeps.',
  ])
  expect(
    shown(['The Ferry', 'ADA. It rains.', 'OLD BEN. (aside) It snows.', 'ADA. No.', 'A BOY. Yes.']),
  ).toEqual([
    'paragraph: The Ferry',
    'heading: ADA',
    'description: It rains.',
    'heading: OLD BEN',
    'description: (aside) It snows.',
    'heading: ADA',
    'description: No.',
    'heading: A BOY',
    'description: Yes.',
  ])
})

test.each([
  [
    'the words of a glossary',
    ['Bell: it rings.', 'Rope: it holds.', 'Oar: it moves.', 'Mast: it stands.'],
  ],
  ['a few notes', ['Note: it rings.', 'It is late.', 'Note: it holds.']],
  [
    'notes of one kind',
    ['Note: it rings.', 'Note: it holds.', 'Note: it moves.', 'Note: it stands.'],
  ],
  [
    'notes of several kinds',
    ['Note: it rings.', 'Warning: it holds.', 'Note: it moves.', 'Example: it stands.'],
  ],
  [
    'notes in another language',
    ['Hinweis: es regnet.', 'Achtung: es hält.', 'Hinweis: es ruht.', 'Beispiel: es steht.'],
  ],
  [
    'sentences',
    ['He said: no.', 'IT IS LATE. We go.', 'It was so: late.', 'They came, all: Ada, Ben.'],
  ],
  [
    'what is supposed',
    ['Let p : X to Y be so.', 'Let f : Y to X be so.', 'Let p : Y to X be so.', 'It holds: no.'],
  ],
])('%s are no turns', (_, parts) => {
  expect(shown(parts).filter((block) => block.startsWith('heading'))).toEqual([])
})

test.each(['A. b\n\n', 'Ab: c\n\n', 'AB CD EF. g\n\n', 'Ab c d e f g\n\n'])(
  'turns are found in linear time: %j',
  async (part) => {
    await expectLinear((length) => {
      const text = part.repeat(length)
      return () => termsApart(text, readPlainBlocks(text))
    }, 10_000)
  },
)
