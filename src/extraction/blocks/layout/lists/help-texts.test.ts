import { expect, test } from 'vitest'
import { expectLinear } from '../../../../../tests/support/threads/expect-linear.ts'
import { readBlocks } from '../../read-blocks.ts'

const help = `Usage:  ship sail [OPTIONS]

Sail a ship

Options:
  -a, --all             Sail all ships
      --format string   Write the log in a form
                        of your own
      --until-very-late-at-night
                        Come back late

Run ship help for more.`

function shown(markdown: string): string[] {
  return readBlocks(markdown).map(({ kind, depth, start, end }) => {
    return `${kind} ${depth}: ${markdown.slice(start, end).replaceAll(/\s+/g, ' ')}`
  })
}

test('the options of a help text in code are terms, and the rest of it is code', () => {
  const more = help.replace('  -a, --all', '  -q                    Be quiet\n  -a, --all')
  expect(shown(`\`\`\`console\n${more}\n\`\`\`\n`)).toEqual([
    'code 0: Usage: ship sail [OPTIONS] Sail a ship',
    'paragraph 0: Options:',
    'description 1: -q Be quiet',
    'description 1: -a, --all Sail all ships',
    'description 1: --format string Write the log in a form of your own',
    'description 1: --until-very-late-at-night Come back late',
    'code 0: Run ship help for more.',
  ])
})

test('options of another group, whose descriptions begin in another column, are terms as well', () => {
  const groups = ['  -a  One', '  --b   Two'].map((line) => `${line}\n`.repeat(3))
  const code = `\`\`\`\nFirst:\n${groups[0]}\nThen:\n${groups[1]}\`\`\``
  expect(shown(code)).toEqual([
    'paragraph 0: First:',
    ...Array(3).fill('description 1: -a One'),
    'paragraph 0: Then:',
    ...Array(3).fill('description 1: --b Two'),
  ])
})

test('two options with words beside them are no help text', () => {
  expect(shown(`\`\`\`\n${help}\n\`\`\``)).toHaveLength(1)
  expect(shown('```\nship \\\n  --a 1 \\\n  --b 2 \\\n  --c 3\n```')).toHaveLength(1)
})

test('help texts are read in linear time', async () => {
  await expectLinear((length) => {
    const text = `\`\`\`\n${'-a  b\n'.repeat(length)}`
    return () => readBlocks(text)
  }, 20_000)
})
