import { expect, test } from 'vitest'
import { expectLinear } from '../../../../../tests/support/threads/expect-linear.ts'
import { readPlainBlocks } from '../../read-blocks.ts'

/** Each block of a plain text as `kind and depth: content`. */
function shown(text: string): string[] {
  return readPlainBlocks(text).map(({ kind, depth, start, end }) => {
    return `${kind}${depth || ''}: ${text.slice(start, end).replaceAll(/\s+/g, ' ')}`
  })
}

test('short lines that hang over the body of a manual page are headings, in any script', () => {
  const page =
    '説明\n       tar はアーカイブプログラムです。複数のファイルを格納します。\n\nオプション\n   操作の調節\n       以下のオプションは、操作を調節するものです。'
  expect(shown(page)).toEqual([
    'heading1: 説明',
    'paragraph: tar はアーカイブプログラムです。複数のファイルを格納します。',
    'heading1: オプション',
    'heading2: 操作の調節',
    'paragraph: 以下のオプションは、操作を調節するものです。',
  ])
  const guide =
    'Getting started\n\n    Open the lid and fill in water up to the mark on the glass. Close it, press the only key that it has, and wait until the lamp is green.'
  expect(shown(guide)[0]).toBe('heading1: Getting started')
  expect(shown(guide.replace('started', 'started:'))[0]).toBe('paragraph: Getting started:')
})

test('a word that hangs over the text deeper than it is a term, also within the description of another', () => {
  const help =
    'The format is one of these.\n\n-o, --output=\n    Sets the format. It is one of these:\n\n    short\n        Is what is written by default.\n\n    export\n        Writes one entry after another.'
  expect(shown(help).slice(1)).toEqual([
    'description1: -o, --output= Sets the format. It is one of these:',
    'description1: short Is what is written by default.',
    'description1: export Writes one entry after another.',
  ])
})

test('no term: prose whose first line stands before the others', () => {
  const entry =
    'Lovelace, A. Notes on the engine that was designed by\n    Charles Babbage, with additions of the translator.'
  expect(shown(entry)).toEqual([`paragraph: ${entry.replaceAll(/\s+/g, ' ')}`])
  expect(shown('They sailed in May\n    and came back in June.')).toHaveLength(1)
})

test.each(['a\n b\n', 'a\n  b\n\n', ' a\n\n  b\n\n', '説\n   明\n'])(
  'terms are read in linear time: %j',
  async (part) => {
    await expectLinear((length) => {
      const text = part.repeat(length)
      return () => readPlainBlocks(text)
    }, 10_000)
  },
)
