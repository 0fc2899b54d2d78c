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

test('a question among the headings names its section, and the page only if its title asks it too', () => {
  const text = '## What is the lamp of Skarholm?\n\nIt was lit in 1871.'
  expect(nameOf('The lamp of Skarholm', text)).toBe('The lamp of Skarholm')
  const asked = 'What is the lamp of Skarholm?'
  expect(nameOf(`${asked} | Coast Times`, text)).toBe(asked)
})

test('a heading that says more than a whole title is that of a section', () => {
  const text = '# The lamp\n\n## See the lamp of Skarholm at night\n\nIt was lit in 1871.'
  expect(nameOf('The lamp of Skarholm', text)).toBe('The lamp of Skarholm')
})

test('a page whose title says nothing is not called anything', () => {
  expect(nameOf('Home', '# Welcome\n\nThe lamp of Skarholm was lit in 1871.')).toBeUndefined()
})

test('a long title that ends within a word is no heading, and is shown without that word', () => {
  const title = 'The lighthouse keeper of Skarholm retires after forty years, and a ne'
  const text = 'He kept the lamp for years, and a new one is looked for.'
  expect(nameOf(title, text)).toBeUndefined()
  const whole = 'The lighthouse keeper of Skarholm retires after forty years…'
  expect(nameOf(title, text, pageNameCut)).toBe(whole)
  const spoken = title.replace(/ ne$/, ' new one')
  expect(nameOf(spoken, text, pageNameCut)).toBe(spoken)
  expect(nameOf(`${spoken} | Coast`, text)).toBe(spoken)
})

test('a title that is cut off is read on in the line above the text, without the name of the site', () => {
  const title = 'The keeper of Skarholms lighthouse retires after forty working years'
  const whole =
    'The keeper of “Skarholm’s” lighthouse retires after forty working years on the reef'
  const text = `${whole} - Coast Times\n\nHe kept the lamp for years.`
  expect(nameOf(title, text)).toBe(whole)
  const named = 'The keeper of Skarholm’s lighthouse retires after forty years on the reef'
  expect(nameOf(named, `${named} - Coast Times\n\nHe kept the lamp.`)).toBe(named)
})

test('a title is shown as cut off where the line above the text goes on for too long', () => {
  const title = 'The keeper of Skarholms lighthouse retires after forty working years'
  const long = `${title} on the reef that had taken fourteen ships before it was built in 1871`
  const text = `${long} - Coast Times\n\nHe kept the lamp for years.`
  expect(nameOf(title, text)).toBeUndefined()
  expect(nameOf(title, text, pageNameCut)).toBe(`${title}…`)
})

test('a title that ends with a word that ends no title is cut off before it', () => {
  const title = 'The lighthouse keeper of Skarholm tells of forty years and of the making of the'
  const text = 'The making of the lamp took a year.'
  expect(nameOf(title, text)).toBeUndefined()
  const rest = 'The lighthouse keeper of Skarholm tells of forty years and of the making…'
  expect(nameOf(title, text, pageNameCut)).toBe(rest)
  expect(nameOf(`${title}:`, text, pageNameCut)).toBe(rest)
})

function nameOf(title: string, text: string, name = pageName): string | undefined {
  const url = 'https://coast.example/'
  const page = { title, text, blocks: readBlocks(text), url, askedUrl: url, canonicalUrl: url }
  const facts = { fetchedAt: '2026-01-01T00:00:00Z', mediaType: 'text/html', sha256: '' }
  return name({ status: 'read', kind: 'html', ...page, ...facts }, 'en')
}
