import { expect, test } from 'vitest'
import { readBlocks } from '../../read-blocks.ts'

/** The headings of a Markdown text as `depth: words`. */
function headings(markdown: string): string[] {
  return readBlocks(markdown)
    .filter(({ kind }) => kind === 'heading')
    .map(({ depth, start, end }) => `${depth}: ${markdown.slice(start, end)}`)
}

const release = (version: string) =>
  `## v${version} - 2026-03-01\n\n## Added\n\n- This\n\n### Types\n\n- That\n\n## Fixed\n\n- Others\n\n`

test('parts of release notes stand under their release, where they have its level', () => {
  const notes = `# Changes\n\n${['1.2.0', '1.1.0', '1.0.0'].map(release).join('')}`
  expect(headings(notes).slice(0, 6)).toEqual([
    '1: Changes',
    '2: v1.2.0 - 2026-03-01',
    '3: Added',
    '4: Types',
    '3: Fixed',
    '2: v1.1.0 - 2026-03-01',
  ])
})

test('sections beside a release stay beside it', () => {
  const readme =
    '# Ferry\n\n## v1.2.0 - 2026-03-01\n\nNew.\n\n## Usage\n\nSail.\n\n## License\n\nFree.\n'
  expect(headings(readme)).toEqual(['1: Ferry', '2: v1.2.0 - 2026-03-01', '2: Usage', '2: License'])
})

test('what follows the last release and stands under no other is none of its parts', () => {
  const releases = ['1.2.0', '1.1.0', '1.0.0'].map(release).join('')
  expect(headings(`# Ferry\n\n${releases}## License\n\nFree.\n`).slice(-4)).toEqual([
    '3: Added',
    '4: Types',
    '3: Fixed',
    '2: License',
  ])
})
