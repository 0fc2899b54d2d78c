import { expect, test } from 'vitest'
import { readBlocks } from '../../extraction/blocks/read-blocks.ts'
import { pageName, pageNameCut } from './page-name.ts'

test.each([
  [
    'Keeper of Skarholms lamp retires after 40 ye',
    '# Keeper of Skarholm’s lamp retires after 40 years',
  ],
  ['Keeper of Skarholm’s lamp retires after 40 years | Coast Times', '# Coast Times\n\nRead more.'],
])('a page with the title "%s" is called what its author wrote above it', (title, text) => {
  expect(nameOf(title, text)).toBe('Keeper of Skarholm’s lamp retires after 40 years')
})

test('a page whose title says nothing is not called anything', () => {
  expect(nameOf('Home', '# Welcome\n\nThe lamp of Skarholm was lit in 1871.')).toBeUndefined()
})

test('a long title that ends within a word is no heading, and is shown without that word', () => {
  const title = 'The lighthouse keeper of Skarholm retires after forty years, and a ne'
  const text = 'He kept the lamp for years, and a new one is looked for.'
  expect(nameOf(title, text)).toBeUndefined()
  const whole = 'The lighthouse keeper of Skarholm retires after forty years, and a…'
  expect(nameOf(title, text, pageNameCut)).toBe(whole)
  const spoken = title.replace(/ ne$/, ' new one')
  expect(nameOf(spoken, text, pageNameCut)).toBe(spoken)
  expect(nameOf(`${spoken} | Coast`, text)).toBe(spoken)
})

function nameOf(title: string, text: string, name = pageName): string | undefined {
  const url = 'https://coast.example/'
  const page = { title, text, blocks: readBlocks(text), url, askedUrl: url, canonicalUrl: url }
  const facts = { fetchedAt: '2026-01-01T00:00:00Z', mediaType: 'text/html', sha256: '' }
  return name({ status: 'read', kind: 'html', ...page, ...facts }, 'en')
}
