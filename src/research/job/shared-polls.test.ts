import { expect, test } from 'vitest'
import { SharedPolls } from './shared-polls.ts'

test('those who wait for the same thing share a look, and the next one is another', async () => {
  const polls = new SharedPolls<string>(10)
  const seen: string[] = []
  const look = (name: string) => async () => {
    seen.push(name)
    return `${name} ${seen.length}`
  }
  const several = (name: string) => Array.from({ length: 100 }, () => polls.next(name, look(name)))

  const first = await Promise.all([...several('a'), ...several('b')])
  const second = await Promise.all(several('a'))

  expect(new Set(first)).toEqual(new Set(['a 1', 'b 2']))
  expect(new Set(second)).toEqual(new Set(['a 3']))
})

test('a look that fails, fails for all who waited for it, and for nobody else', async () => {
  const polls = new SharedPolls<string>(10)
  const fail = () => Promise.reject(new Error('The storage is away'))

  const failed = await Promise.allSettled([polls.next('a', fail), polls.next('a', fail)])

  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await polls.next('a', async () => 'there')).toBe('there')
})
