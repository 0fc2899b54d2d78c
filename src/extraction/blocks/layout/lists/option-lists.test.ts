import { expect, test } from 'vitest'
import { expectLinear } from '../../../../../tests/support/threads/expect-linear.ts'
import { readPlainBlocks } from '../../read-blocks.ts'
import { termsApart } from '../../terms-apart.ts'

/** The blocks of a plain text with its terms over their descriptions, each on one line. */
function shown(text: string): string[] {
  return termsApart(text, readPlainBlocks(text)).map(({ kind, start, end }) => {
    return `${kind}: ${text.slice(start, end).replaceAll(/\s+/g, ' ')}`
  })
}

test.each([
  [
    'several terms on full lines',
    'These say how much is stored.\n\n   MaxUse, KeepFree,\n   MaxFiles\n      How much of the disk is used, and how\n      much is left free.\n\n      Both are bounded.',
    [
      'paragraph: These say how much is stored.',
      'heading: MaxUse, KeepFree,',
      'description: MaxFiles How much of the disk is used, and how much is left free.',
      'description: Both are bounded.',
    ],
  ],
  [
    'its description under it',
    'The options are:\n\n   -d, --lastday DAY\n       Set the day when\n       it was changed.\n\n       It may be 0.\n\n   -l, --list\n       Show it.\n\nThey are all.',
    [
      'paragraph: The options are:',
      'heading: -d, --lastday DAY',
      'description: Set the day when it was changed.',
      'description: It may be 0.',
      'heading: -l, --list',
      'description: Show it.',
      'paragraph: They are all.',
    ],
  ],
  [
    'a blank line before its description',
    '   -i[SUFFIX]\n\n       Edit in place.\n\n   -n\n\n       Print nothing.',
    [
      'heading: -i[SUFFIX]',
      'description: Edit in place.',
      'heading: -n',
      'description: Print nothing.',
    ],
  ],
  [
    'another name on the next line',
    '   -c\n   --continue\n       Go on.\n   -t N\n   --tries=N\n       Try N times.',
    [
      'heading: -c --continue',
      'description: Go on.',
      'heading: -t N --tries=N',
      'description: Try N times.',
    ],
  ],
  [
    'its description beside it',
    'Options:\n  -a, --all   do not leave out\n              anything\n  -A          almost all',
    [
      'paragraph: Options:',
      'heading: -a, --all',
      'description: do not leave out anything',
      'heading: -A',
      'description: almost all',
    ],
  ],
  [
    'no short name',
    '      --all      Sail all\n                 ships\n  -f, --fast     Sail fast\n      --log TO   Write\n                 a log',
    [
      'heading: --all',
      'description: Sail all ships',
      'heading: -f, --fast',
      'description: Sail fast',
      'heading: --log TO',
      'description: Write a log',
    ],
  ],
])('an option with %s is a term', (_, text, blocks) => {
  expect(shown(text)).toEqual(blocks)
})

test.each([
  [
    'its description beside it',
    'The way may be one of:\n\n    turn    Each server in turn,\n            by its weight.\n\n            It is fair.\n\n    least   The server with the\n            fewest clients.',
    [
      'paragraph: The way may be one of:',
      'heading: turn',
      'description: Each server in turn, by its weight.',
      'description: It is fair.',
      'heading: least',
      'description: The server with the fewest clients.',
    ],
  ],
  [
    'two ways to write it',
    'balance WAY\nbalance param NAME\n  Choose the way in which servers are found.\n\n  It is turn if nothing is said.',
    [
      'heading: balance WAY',
      'description: balance param NAME Choose the way in which servers are found.',
      'description: It is turn if nothing is said.',
    ],
  ],
])('a word with %s is a term', (_, text, blocks) => {
  expect(shown(text)).toEqual(blocks)
})

test.each([
  '-5 degrees were\n   measured in May.',
  '-verbose is gone',
  '-one line that\nis no option of anything',
])('no term: %s', (text) => {
  expect(shown(text)).toEqual([`paragraph: ${text.replaceAll(/\s+/g, ' ')}`])
})

test.each([' -a\n', ' -a\n  b\n', ' -a\n\n  b\n\n', ' -a  b\n', '-a'])(
  'options are read in linear time: %j',
  async (part) => {
    await expectLinear((length) => {
      const text = `-a${' '.repeat(length)}\n  b\n\n${part.repeat(length)}`
      return () => termsApart(text, readPlainBlocks(text))
    }, 10_000)
  },
)
