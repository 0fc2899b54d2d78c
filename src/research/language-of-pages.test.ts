import { expect, test } from 'vitest'
import { runSmallResearch } from '../../tests/support/web/run-small-research.ts'
import { foundPageOf, smallWeb } from '../../tests/support/web/small-web.ts'
import { languageOfPages } from './language-of-pages.ts'

const german = {
  url: 'https://haus.example/',
  title: 'Wärmepumpen im Vergleich',
  text: 'Die Kosten der Wärmepumpen liegen bei 30.000 Euro, und ihre Lebensdauer beträgt zwanzig Jahre. Die Lautstärke der Wärmepumpen liegt nachts bei 35 Dezibel.',
}
const english = {
  url: 'https://house.example/',
  title: 'Heat pumps',
  text: 'Heat pumps by Ada Lund of Skarholm cost 30,000 euros.',
}

test.each([
  ['Wärmepumpen: Kosten, Lautstärke', 'de'],
  ['Ada Lund, Skarholm', 'en'],
  ['Heat pumps: Kosten', 'en'],
  ['The Wärmepumpen of the Lautstärke', 'en'],
  ['Zorbel Quuxit', 'en'],
])('the topic "%s" is in %s, as pages tell', (subject, wanted) => {
  const named = { ...german, text: `${german.text} Ada Lund wohnt in Skarholm und ist zufrieden.` }
  const pages = [foundPageOf(named, 'de'), foundPageOf(english)]
  expect(languageOfPages({ subject, language: 'en' }, pages)).toBe(wanted)
})

test('a topic of nouns alone is searched for again in the language of its pages, and reported in it', async () => {
  const web = smallWeb([german, english])
  const asked: string[] = []
  const tools: typeof web = {
    ...web,
    search: (query) => {
      asked.push(query.language)
      return web.search(query)
    },
  }
  const topic = 'Wärmepumpen: Kosten, Lautstärke'
  const { report, state } = await runSmallResearch({ topic, thinking: 'snap' }, tools)
  expect([...new Set(asked)]).toEqual(['en', 'de'])
  expect(state).toBe('done')
  expect(report).toContain('## Quellen')
})
