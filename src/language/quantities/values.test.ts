import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languages } from '../languages.ts'
import { readValues } from './values.ts'

test.each([
  ['en', 'It weighs 3.2 kg and is 31 cm long.', ['mass 3.2 kg', 'length 31 cm']],
  ['en', 'It costs 1,150 euros a month.', ['money 1,150 euros a month']],
  ['en', 'Every 500 hours or once a year.', ['recurrence Every 500 hours or once a year']],
  ['en', 'Every employee has 28 days of leave.', ['duration 28 days']],
  ['de', 'Alle Mitarbeiter haben 28 Tage Urlaub.', ['duration 28 Tage']],
  ['fr', 'Chaque membre a droit à 3 jours.', ['duration 3 jours']],
  ['en', 'Every first and third Monday', ['recurrence Every first and third Monday']],
  [
    'en',
    'The notice period is one week, then three months.',
    ['duration one week', 'duration three months'],
  ],
  ['en', 'One of you pays 20 € per person and night.', ['money 20 € per person and night']],
  [
    'de',
    'Das sind 9 € je Wohnung und Monat, einmal im Jahr.',
    ['money 9 € je Wohnung und Monat', 'recurrence einmal im Jahr'],
  ],
  ['fr', 'Une personne reste une semaine.', ['duration une semaine']],
  ['en', 'Oil it every two to three working days.', ['recurrence every two to three working days']],
  [
    'de',
    'Alle 14 Tage, jeden zweiten Dienstag',
    ['recurrence Alle 14 Tage', 'recurrence jeden zweiten Dienstag'],
  ],
  ['en', 'Monday to Friday from 9:00 to 17:00', ['date Monday to Friday', 'time 9:00 to 17:00']],
  ['en', 'Call +49 30 123456.', ['phone +49 30 123456']],
  ['en', 'The flat has 62 square metres and two rooms.', ['area 62 square metres', 'count two']],
  ['de', 'Sie wiegt 3,2 kg, bei 62 Dezibel.', ['mass 3,2 kg', 'sound 62 Dezibel']],
  ['zh', '它重980克，售价1200元。', ['mass 980克', 'money 1200元']],
  ['en', 'Kept at -20 °C, then at −5 °C.', ['temperature -20 °C', 'temperature −5 °C']],
  ['ja', '温度は-20℃です。', ['temperature -20℃']],
  [
    'en',
    'A loss of -$5, a 3-phase A-4 line, 10-20 kg',
    ['money -$5', 'count 3', 'count 4', 'mass 10-20 kg'],
  ],
  [
    'en',
    'No more than 3 seconds, at least 2 kg',
    ['duration No more than 3 seconds', 'mass at least 2 kg'],
  ],
  ['de', 'Sie wiegt mindestens 3,2 kg.', ['mass mindestens 3,2 kg']],
  ['en', 'It weighs between 2 and 3 kg.', ['mass between 2 and 3 kg']],
  [
    'de',
    'zwischen 2 und 3 kg, 4 oder 5 Tage',
    ['mass zwischen 2 und 3 kg', 'duration 4 oder 5 Tage'],
  ],
  ['en', 'It has 3 rooms and 2 kg.', ['count 3', 'mass 2 kg']],
  ['de', 'Geöffnet von 9 bis 17 Uhr.', ['time 9 bis 17 Uhr']],
  ['en', 'Open 9 to 5 pm, or 10-11 am', ['time 9 to 5 pm', 'time 10-11 am']],
  ['zh', '上午9点至下午5点', ['time 上午9点至下午5点']],
  ['ja', '午前9時から午後5時まで', ['time 午前9時から午後5時']],
])('in %s, the values of "%s" are read with their kinds', (language, text, wanted) => {
  const found = readValues(text, language)
  expect(found.map(({ kind, start, end }) => `${kind} ${text.slice(start, end)}`)).toEqual(wanted)
})

test.each([
  ['en', 'It opens at 7 and has 8 tables.', ['7']],
  ['en', 'Open from 7 to 10, for 9 guests.', ['7 to 10']],
  ['en', 'Held at 7 locations, from 8 daily or at 9 on Sundays.', ['8', '9']],
  ['fr', 'Le cours dure 2 h. Il commence à 16 h.', ['16 h']],
  ['it', 'Apre alle 7.', ['7']],
])('in %s, %j has numbers that may be hours: %s', (language, text, wanted) => {
  const hours = readValues(text, language).filter((value) => value.or === 'time')
  expect(hours.map(({ from, end }) => text.slice(from, end))).toEqual(wanted)
})

test.each([
  ['fr', 'La salle ferme à 20 heures.', 'time'],
  ['fr', 'Le trajet dure 20 heures.', undefined],
  ['es', 'Cierra a las 20 horas.', 'time'],
  ['pt', 'Fecha às 21 horas.', 'time'],
  ['en', 'It is ready after 20 hours.', undefined],
])('in %s, the hours of %j may be a time of day: %s', (language, text, or) => {
  expect(readValues(text, language)).toMatchObject([{ kind: 'duration' }])
  expect(readValues(text, language)[0]?.or).toBe(or)
})

test('values are parts of the text, in order and without overlaps', () => {
  const piece = fc.constantFrom(
    '3',
    '1,5',
    ' kg',
    '€',
    '12:30',
    ' a ',
    'every ',
    'x',
    '+49 30 1234567',
    '°C',
    '-',
    '. ',
  )
  const text = fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join(''))
  fc.assert(
    fc.property(text, fc.constantFrom('en', 'de', 'zh'), (written, language) => {
      let last = 0
      for (const { start, end, from, to } of readValues(written, language)) {
        expect(start).toBeGreaterThanOrEqual(last)
        expect(start <= from && from < to && to <= end && end <= written.length).toBe(true)
        last = end
      }
    }),
    { numRuns: 50 },
  )
})

test('every language has words for each kind of list', () => {
  for (const [code, { values }] of languages) {
    const { asks, words, things, units, minus, often, plain } = values
    const lists = [asks.all, words.all, things.all, units, minus, often.all, plain]
    expect([code, lists.map((list) => list.length > 0)]).toEqual([code, lists.map(() => true)])
  }
})
