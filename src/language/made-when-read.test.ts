import { expect, test } from 'vitest'
import { madeWhenRead } from './made-when-read.ts'

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
