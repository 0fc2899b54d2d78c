import { expect, test } from 'vitest'
import { tokens } from '../terms/tokens.ts'
import { findNames } from './find-names.ts'

test.each([
  ['en', 'In 1899 Marie Curie met the Duchy of Lucca.', ['Marie Curie', 'Duchy of Lucca']],
  ['en', 'Born on January 5 2001, J. K. Rowling wrote.', ['Born', 'J. K. Rowling']],
  ['en', 'She sings St. Maurice’s Abbey, the AC/DC song.', ['St. Maurice’s Abbey', 'AC', 'DC']],
  ['de', 'Im März sah Johann von Österreich Köln.', ['Johann von Österreich Köln']],
  ['ru', 'Поэт Александр Пушкин жил в Москве.', ['Поэт Александр Пушкин', 'Москве']],
  [
    'en',
    'Then Debian 0.93 Release 5 came to Stoke-on-Trent.',
    ['Debian 0.93 Release 5', 'Stoke-on-Trent'],
  ],
  ['en', 'It was December of 1993 that on 6 January Lewis left.', ['Lewis']],
  ['es', 'Llegó a EE.UU. en Mayo de 2004 y volvió.', ['Llegó', 'EE.UU']],
  ['es', 'Fue a las ocho CET del 20 de noviembre con la OTAN.', ['Fue', 'OTAN']],
  ['en', 'The Motor Bosch Drive 75 Nm, 250 W at 20 °C. Stir it.', ['Motor Bosch Drive', 'Stir']],
  ['de', 'Das Gerät Nordwind braucht 25 Minuten oder 8 kWh.', ['Gerät Nordwind']],
  ['en', 'On Saturdays and Sundays the Grand Inn is shut, from 9:00 UTC.', ['Grand Inn']],
  ['en', 'From: Ada Brook\nDate: 3 May', ['Ada Brook', 'Date']],
  ['en', 'Although Ada Brook came, yesterday Ben left.', ['Ada Brook', 'Ben']],
  ['de', 'Oldenburg, den 28. Mai\nHeiner Bartels', ['Oldenburg', 'Heiner Bartels']],
  ['en', 'They met Dr. Ada Brook, Mrs Brook, Mr. Bean.', ['Ada Brook', 'Mrs Brook', 'Mr. Bean']],
  ['en', 'It was Dr. Jekyll and Mr. Hyde.', ['Dr. Jekyll and Mr. Hyde']],
  ['de', 'die Chefarchitektin Ada Brook aus der Stadt Köln', ['Ada Brook', 'Köln']],
  [
    'de',
    'des Präsidenten Dr. Ada Brook bei Mendelssohn Bartholdy',
    ['Ada Brook', 'Mendelssohn Bartholdy'],
  ],
  ['en', 'nothing here, in 1999 or on Monday', []],
])('%s: %s', (language, text, names) => {
  const found = findNames(text, tokens(text, language))

  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(names)
})
