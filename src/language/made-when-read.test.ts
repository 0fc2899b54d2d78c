import { expect, test } from 'vitest'
import { madeOnceFrom, madeWhenRead } from './made-when-read.ts'

test('a member is made when it is first read, and once', () => {
  const made: string[] = []
  const make = (name: string) => {
    made.push(name)
    return { name }
  }
  const whole = madeWhenRead({ code: 'en' }, { one: () => make('one'), two: () => make('two') })

  expect(made).toEqual([])
  const { code, one } = whole
  expect(whole.one).toBe(one)
  expect(code).toBe('en')
  expect(made).toEqual(['one'])
  expect(Object.keys(whole)).toEqual(['code', 'one', 'two'])
})

test('members of one kind are made of the data of each, which are read for the first of them', () => {
  const read: string[] = []
  const wordsFrom = madeOnceFrom<string, { words: string[]; length: number }>({
    words: (text) => text.split(' '),
    length: (text) => text.length,
  })
  const of = (code: string, text: string) =>
    wordsFrom({ code }, () => {
      read.push(code)
      return text
    })
  const [one, other] = [of('en', 'two words'), of('de', 'drei kurze Worte')]

  expect([one.code, read]).toEqual(['en', []])
  expect([one.words, one.length, other.words.length]).toEqual([['two', 'words'], 9, 3])
  expect(one.words).toBe(one.words)
  expect(read).toEqual(['en', 'de'])
})
