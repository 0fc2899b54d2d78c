import { describe, expect, test } from 'vitest'
import { expectLinear } from '../../../tests/support/threads/expect-linear.ts'
import { figuresAgree } from './figures-agree.ts'

const project = 'It started on 3 March 2024 and is due on 30 June 2025.'
const bridge = 'It is 412 metres long and weighs 300 t.'

describe('Figures agree', () => {
  test.each([
    ['a whole date', 'It is due on June 30, 2025.', project],
    ['a part of a date', 'It is due in June 2025.', project],
    ['a year', 'It is due in 2025.', project],
    [
      'a date of which the year stands elsewhere',
      'It rained on 3 May 2020.',
      '2020\nRain on 3 May',
    ],
    ['a date that is written with numbers', 'It opened on 3 May 2020.', 'Opening: 2020-05-03'],
    ['another name of the unit', 'It is 412 m long.', bridge],
    ['a unit of one of both', 'Its length: 412', bridge],
    ['a word that is no unit', '412 people came.', 'The 412 guests came.'],
    ['the same sign', 'It was minus 5 degrees.', 'At −5 °C it froze.'],
    ['a range', 'From 3 to 5 July.', 'Open 3-5 July'],
  ])('with %s', (_, sentence, evidence) => {
    expect(figuresAgree(sentence, evidence, '', 'en')).toBe(true)
  })

  test.each([
    ['the month of another date', 'It is due on 3 June 2024.', project],
    ['the day of another date', 'It is due on 30 March 2024.', project],
    ['the year of another date', 'It is due in June 2024.', project],
    ['another unit', 'It is 412 kilometres long.', bridge],
    ['another sign', 'It has -12,500 inhabitants.', 'It has 12,500 inhabitants.'],
    ['a sign in words', 'It has minus 12,500 inhabitants.', 'It has 12,500 inhabitants.'],
    ['no sign', 'It was 5 °C.', 'It was −5 °C.'],
  ])('not with %s', (_, sentence, evidence) => {
    expect(figuresAgree(sentence, evidence, '', 'en')).toBe(false)
  })

  test.each([
    ['where the evidence has none of the kind', 'In 1931 it opened.', 'It opened.', true],
    ['and not with another of its unit', 'It is 900 metres long.', bridge, false],
    ['and not with another year', 'In 1931 it opened.', 'It opened in 1932.', false],
    ['and not with another number of the same', 'It has 900 rooms.', 'It has 12 rooms.', false],
    ['and not with another date', 'It is due on 4 May 2024.', project, false],
    ['and not with another sign', 'It is -900.', 'It is.', false],
  ])('with the question %s', (_, sentence, evidence, agrees) => {
    const asked =
      'Why is it 900 metres long, has 900 rooms, opened in 1931 and is due on 4 May 2024?'
    expect(figuresAgree(sentence, evidence, asked, 'en')).toBe(agrees)
  })
})

test('no text makes it slow', async () => {
  for (const part of ['1 ', '-1 m ', '3 May 2020 ', '1.', 'minus '])
    await expectLinear((size) => {
      const text = part.repeat(size / part.length)
      return () => figuresAgree(text, text.replaceAll('1', '2'), text, 'en')
    }, 40_000)
})
