import { expect, test } from 'vitest'
import { foundPageOf } from '../../../../tests/support/web/small-web.ts'
import { readSentences } from '../excerpts/read-sentences.ts'
import { NumberedName } from './numbered-name.ts'

function toldOf(subject: string, title: string, text: string): readonly string[] {
  const found = foundPageOf({ url: 'https://a.example/', title, text })
  const name = new NumberedName({ subject }, [found])
  const sentences = readSentences({ ...found.page, language: 'en' })
  return sentences.filter((sentence) => !name.isOfAnother(sentence)).map((one) => one.text)
}

const three = 'The Tindra 3 runs for eleven hours on a single charge of its battery.'
const five = 'The Tindra 5 runs for nineteen hours on a single charge of its battery.'
const either = 'The case is made of aluminium and weighs less than two kilograms in all.'

test('what names another model or version than the topic is not of it', () => {
  const text = `${three}\n\n${five}\n\n${either}`
  expect(toldOf('Tindra 5: is it worth buying?', 'Laptops', text)).toEqual([five, either])
  expect(toldOf('Is the Tindra worth buying?', 'Laptops', text)).toEqual([three, five, either])
})

test('a page whose title names another one tells of that, where a sentence does not say', () => {
  const text = `${either}\n\n${five}`
  expect(toldOf('Tindra 5: is it worth buying?', 'Tindra 3 review', text)).toEqual([five])
  expect(toldOf('Tindra 5: is it worth buying?', 'Tindra 5.1 review', text)).toEqual([either, five])
})

test('what is of another season than the topic is not of it', () => {
  const last = 'In 2022/23 the club of Norrvik came sixth with fifty points and a new coach.'
  const asked = 'The season 2023/24 began in Norrvik with a defeat by the sailors of Sund.'
  const topic = 'Norrvik SV: season 2023/24, coach'
  expect(toldOf(topic, 'Football', `${last}\n\n${asked}\n\n${either}`)).toEqual([asked, either])
  expect(toldOf(topic, 'Season 2022–2023', either)).toEqual([])
  const plan = 'From 2023-05 on, and until 2011/14 in former years, the ferry sailed at noon.'
  expect(toldOf(topic, 'Football', plan)).toEqual([plan])
})

test('an upgrade is of both versions, and a year is none', () => {
  expect(toldOf('From Tindra 3 to Tindra 5', 'Laptops', `${three}\n\n${five}`)).toHaveLength(2)
  const year = 'The Tindra 2024 congress was opened by the mayor of Norrvik in the old town hall.'
  expect(toldOf('Tindra 5: is it worth buying?', 'Congress', year)).toEqual([year])
})
