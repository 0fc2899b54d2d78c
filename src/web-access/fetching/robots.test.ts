import { describe, expect, test } from 'vitest'
import { Robots } from './robots.ts'

const origin = 'https://example.org'

describe('A robots.txt', () => {
  test.each([
    ['User-agent: *\nDisallow: /private', '/private/a', false],
    ['User-agent: *\nDisallow: /private', '/public', true],
    ['User-agent: *\nDisallow: /\nAllow: /open', '/open/a', true],
    ['User-agent: Skein\nDisallow: /\n\nUser-agent: *\nDisallow:', '/a', false],
    ['User-agent: *\nDisallow: /\n\nUser-agent: skein/1.0\nDisallow:', '/a', true],
    ['User-agent: other\nUser-agent: *\nDisallow: /', '/a', false],
    ['User-agent: other\nDisallow: /', '/a', true],
    ['User-agent: *\nDisallow: /*.php$', '/a.php', false],
    ['User-agent: *\nDisallow: /*.php$', '/a.php?b', true],
    ['<html>Not found</html>', '/a', true],
    ['', '/a', true],
  ])('%j: %s may be read: %s', (text, path, isAllowed) => {
    expect(new Robots(origin, text, 'Skein').allows(new URL(path, origin))).toBe(isAllowed)
  })

  test('that names thousands of robots is read in no time', () => {
    const names = Array.from({ length: 20_000 }, (_, index) => `User-agent: r${index}`)
    const rules = Array.from({ length: 20_000 }, (_, index) => `Disallow: /${index}`)
    const { allowed, cpuMs } = judge([...names, 'User-agent: *', ...rules].join('\n'), '/7')
    expect(allowed).toBe(false)
    expect(cpuMs).toBeLessThan(1000)
  })

  test.each(['/*a*a*a*b', '/a*', '*', '/b', '$'])(
    'whose patterns "%s" would take long to match keeps the robot away',
    (pattern) => {
      const text = `User-agent: *\n${`Allow:${pattern}\n`.repeat(40_000)}`
      const { allowed, cpuMs } = judge(text, `/${'a'.repeat(4000)}`)
      expect(allowed).toBe(false)
      expect(cpuMs).toBeLessThan(1000)
    },
  )

  test('of a large site that names many of its paths is followed', () => {
    const rules = Array.from({ length: 2_000 }, (_, index) => `Disallow: /wiki/Special:${index}/*`)
    const text = ['User-agent: *', ...rules].join('\n')
    expect(judge(text, '/wiki/Special:1999/a').allowed).toBe(false)
    expect(judge(text, `/wiki/${'a'.repeat(1000)}`).allowed).toBe(true)
  })
})

function judge(text: string, path: string) {
  const began = process.cpuUsage()
  const allowed = new Robots(origin, text, 'Skein').allows(new URL(path, origin))
  return { allowed, cpuMs: process.cpuUsage(began).user / 1000 }
}
