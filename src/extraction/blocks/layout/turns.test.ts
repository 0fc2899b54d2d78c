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

test('further paragraphs of a speech are said by the same person, and what happens by nobody', () => {
  const minutes = [
    'Minutes of the harbour board',
    'Ada Bell: The crane is old.',
    'It was built in 1911.',
    'We should buy another one this year.',
    'The board laughs.',
    'Dr. Cole: Who pays?',
    'Ada Bell: Nobody.',
    'Dr. Cole: I thought so.',
    'The meeting ends at nine.',
  ]
  expect(shown(minutes).slice(1)).toEqual([
    'heading: Ada Bell',
    'description: The crane is old.',
    'description: It was built in 1911.',
    'description: We should buy another one this year.',
    'paragraph: The board laughs.',
    'heading: Dr. Cole',
    'description: Who pays?',
    'heading: Ada Bell',
    'description: Nobody.',
    'heading: Dr. Cole',
    'description: I thought so.',
    'paragraph: The meeting ends at nine.',
  ])
})

test('the scenes of a play are headings above who speaks', () => {
  const play = [
    'The Ferry',
    'ACT I.',
    'SCENE 1. A room.',
    'ADA. It rains.',
    'BEN. It snows.',
    'SCENE 2. The quay.',
    'ADA. No.',
    'BEN. Yes.',
    'SCENE III. The sea.',
    'ADA. Why?',
  ]
  const blocks = shown(play)
  for (const scene of ['SCENE 1. A room.', 'SCENE 2. The quay.', 'SCENE III. The sea.'])
    expect(blocks).toContain(`heading: ${scene}`)
  expect(blocks).toContain('description: It rains.')
})

test('who speaks again and has a number in the name is no title', () => {
  const play = ['HENRY V. What says he?', 'BEN. It snows.', 'HENRY V. So be it.', 'BEN. Yes.']
  const blocks = shown(play)
  expect(blocks.filter((block) => block === 'heading: HENRY V')).toHaveLength(2)
  expect(blocks).toContain('description: So be it.')
})

test('sentences that open with the number of a section are no titles', () => {
  const law = ['Section 1 applies to boats.', 'Section 2 applies to ships and their crews.']
  expect(shown(law).filter((block) => block.startsWith('heading'))).toEqual([])
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
