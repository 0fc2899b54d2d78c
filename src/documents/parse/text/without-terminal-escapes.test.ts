import { expect, test } from 'vitest'
import { expectLinear } from '../../../../tests/support/threads/expect-linear.ts'
import { parseDocument } from '../parse-document.ts'
import { withoutTerminalEscapes } from './without-terminal-escapes.ts'

test('a log with colours is read as text, without them', async () => {
  const line = (number: number) =>
    `\x1b[90m2026-11-28T10:${number}\x1b[39m \x1b[32mINFO\x1b[39m \x1b[1mferry\x1b[22m left the pier`
  const log = Array.from({ length: 200 }, (_, number) => line(number)).join('\n')

  for (const bytes of [Buffer.from(log), Buffer.from(`\ufeff${log}`, 'utf16le')]) {
    const hint = { filename: 'ferry.log', contentType: 'text/plain' }
    const { text, mediaType } = await parseDocument(bytes, hint)

    expect(mediaType).toBe('text/plain')
    expect(text.split('\n')).toHaveLength(200)
    expect(text).toMatch(/^2026-11-28T10:0 INFO ferry left the pier\n/)
    expect(text).not.toContain('\x1b')
  }
})

test.each([
  ['a\x1b[Kb\x1b[2;31;1mc\x1b[0m', 'abc'],
  ['\x1b[38;5;208morange\x1b[m \x1b[?25l\x1b[1 q', 'orange '],
  ['\x1b]0;make all\x07Done', 'Done'],
  ['\x1b]8;;https://example.org/\x1b\\link\x1b]8;;\x1b\\.', 'link.'],
  ['array[0] and \x1b$BF|\x1b(B', 'array[0] and \x1b$BF|\x1b(B'],
  ['\x1b]without an end\nNext line', '\x1b]without an end\nNext line'],
])('of %j remains %j', (text, rest) => {
  expect(withoutTerminalEscapes(text)).toBe(rest)
})

test.each(['\x1b', '\x1b[', '\x1b]', '\x1b[1;', '\x1b]0;a', '\x1b[ '])(
  'many of %j without an end take linear time',
  async (piece) => {
    await expectLinear((size) => {
      const text = `\x1b[0${piece.repeat(size / piece.length)}${'1'.repeat(size)}`
      return () => withoutTerminalEscapes(text)
    }, 500_000)
  },
)
