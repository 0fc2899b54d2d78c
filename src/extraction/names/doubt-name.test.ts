import { expect, test } from 'vitest'
import { extractFeatures } from '../extract-features.ts'

test.each([
  ['en', 'She is an American painter of the French school in Oslo.', ['oslo']],
  ['en', 'They came in August, on a Monday, as Section 8 and Table 2 say in Oslo.', ['oslo']],
  [
    'en',
    'Set FST_ERR_OSLO or $HOME, see [it](https://a.org/wiki/Common_Gate) about Oslo.',
    ['oslo'],
  ],
  [
    'en',
    'Use `limits.max`, `port: 0`, `app.js`, "fatal" and the "Great Gate".',
    ['limits max', 'great gate'],
  ],
  ['en', 'It is done **as early as possible**, by the **token bucket**.', ['token bucket']],
  [
    'en',
    'We do this:\n- Ensure it.\n- Note: Attach it to Oslo\n  Fjord. We saw the long and winding road to New\nYork.',
    ['oslo', 'new york'],
  ],
  [
    'en',
    'Serves 4. Juice of 1. Then Apollo 11, PostgreSQL 15 came. RFC 822 too.',
    ['apollo 11', 'postgresql 15', 'rfc 822'],
  ],
  ['en', 'We give it in Nm, of Part XVIII, in Week 13 and at Oslo.', ['oslo']],
  ['en', 'Enter Guard 1 and Guard 2, and see Oslo 4.', ['oslo 4']],
  ['en', 'See [Managing the devices](a.md), by [Oslo](b.md) and _Bergen_.', ['oslo', 'bergen']],
  ['en', 'You agree TO BE BOUND BY THIS in Oslo.', ['oslo']],
  [
    'de',
    'Es zeigt Krankenhausinformation, 5 Tassen und § 2 Mieten in Oslo und Gelsenkirchen.',
    ['oslo', 'gelsenkirchen'],
  ],
  ['de', 'Nach der Arbeit und im neuen Haus sah er seine Regierung in England.', ['england']],
])('the names in %s: %s', (language, text, keys) => {
  const { entities } = extractFeatures({
    title: 'l.log',
    text,
    headings: [],
    language,
    opensDocument: false,
  })

  expect(entities.filter(({ kind }) => kind !== 'keyword').map(({ key }) => key)).toEqual(keys)
})

test('code names nothing', () => {
  const text = 'Oslo is quiet.\n\nconst Server = new Gateway("The Great Gate")'
  const start = text.indexOf('const')
  const blocks = [{ kind: 'code', start, end: text.length, depth: 0, opens: false }] as const
  const { entities } = extractFeatures({
    title: '',
    text,
    headings: [],
    blocks,
    language: 'en',
    opensDocument: false,
  })

  expect(entities.filter(({ kind }) => kind !== 'keyword')).toEqual([])
})

test.each([
  '1984',
  '990WBOB',
  'Who is Afraid?',
  'Why the cold sea of the far north has no ice at all',
])('a document called "%s" is named so, and one called "Overview" names nothing', (title) => {
  const kindOf = (title: string) =>
    extractFeatures({ title, text: '', headings: [], language: 'en', opensDocument: false })
      .entities[0]?.kind
  expect(kindOf(title)).toBe('title')
  expect(kindOf('Overview')).toBe('keyword')
})

test.each([
  ['3.9.2 Limits of use', ['Limits of use']],
  ['Overview', []],
  ['Example 2', []],
  ['Chapter IV', ['Chapter IV']],
  ['How do I limit the calls of one account?', []],
  ['This heading goes on and on as only sentences do', []],
])('the heading "%s" names %o', (heading, names) => {
  const { entities } = extractFeatures({
    title: '',
    text: `Read ${heading} below.`,
    headings: [heading],
    language: 'en',
    opensDocument: false,
  })

  expect(entities.filter(({ kind }) => kind === 'heading').map(({ name }) => name)).toEqual(names)
})
