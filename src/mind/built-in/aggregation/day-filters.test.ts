import { expect, test } from 'vitest'
import { lineOfText, museums } from '../../../../tests/support/library/aggregated.ts'

test.each([
  ['Saturday and Sunday', 'every first Sunday of the month', 'Which museums are open on Sundays?'],
  ['Saturday and Sunday', 'never on Sunday', 'Which museums are open on Sundays?'],
  ['Saturday and Sunday', 'Sunday by appointment', 'Which museums are open on Sundays?'],
  ['Saturday and Sunday', 'Monday and weekends', 'Which museums are open on Sundays?'],
])('days of which some are an exception: %s, %s', (value, other, question) => {
  expect(lineOfText(museums, question)).toBeDefined()
  expect(lineOfText(museums.replace(value, other), question)).toBeUndefined()
})

test.each([
  ['Open', 'en', 'Which museums are open on Sundays?', true],
  ['Opening hours', 'en', 'Which museums are open on Sundays?', true],
  ['Hours', 'en', 'Which museums are open on Sundays?', true],
  ['Öffnungszeiten', 'de', 'Welche Museen haben am Sonntag geöffnet?', true],
  ['Closed', 'en', 'Which museums are open on Sundays?', false],
  ['Cleaning', 'en', 'Which museums are open on Sundays?', false],
  ['Ruhetag', 'de', 'Welche Museen haben am Sonntag geöffnet?', false],
])('days below the label %s', (label, language, question, isOfOpening) => {
  const named = museums
    .replaceAll('Open', label)
    .replace('# Museums', language === 'de' ? '# Museen' : '# Museums')
  const german = named
    .replace(/Tuesday to Sunday/, 'Dienstag bis Sonntag')
    .replace(/Monday to Friday, 10 am to 6 pm/, 'Montag bis Freitag, 10 bis 18 Uhr')
    .replace(/Saturday and Sunday/, 'Samstag und Sonntag')
  const line = lineOfText(language === 'de' ? german : named, question, language)
  expect(line !== undefined).toBe(isOfOpening)
})

test.each([
  ['Days', 'Who works on Mondays?', true],
  ['Day off', 'Who works on Mondays?', false],
  ['Cleaning', 'Which rooms are cleaned on Mondays?', true],
])('days below the name %s of a column: %s', (name, question, isAsked) => {
  const table = `# Rooms\n\n| Name | ${name} |\n|---|---|\n| Ada | Monday, Tuesday |\n| Ivo | Monday |\n| Paul | Friday |\n`
  expect(lineOfText(table, question) !== undefined).toBe(isAsked)
})

test('days are no names that rows have in common', () => {
  const baths = `# Baseny\n
## Nord\nGodziny otwarcia: wtorek–niedziela 10–18\n
## Lido\nGodziny otwarcia: piątek–poniedziałek 8–20\n
## Alto\nGodziny otwarcia: sobota i niedziela\n`
  expect(lineOfText(baths, 'Które baseny są otwarte w niedzielę?', 'pl')).toBeUndefined()
})
