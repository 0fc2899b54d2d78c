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

  test('whose patterns would take long to match keeps the robot away', () => {
    const text = `User-agent: *\n${'Disallow: /*a*a*a*b\n'.repeat(20_000)}`
    const { allowed, cpuMs } = judge(text, `/${'a'.repeat(2000)}`)
    expect(allowed).toBe(false)
    expect(cpuMs).toBeLessThan(1000)
  })
})

function judge(text: string, path: string) {
  const began = process.cpuUsage()
  const allowed = new Robots(origin, text, 'Skein').allows(new URL(path, origin))
  return { allowed, cpuMs: process.cpuUsage(began).user / 1000 }
}
