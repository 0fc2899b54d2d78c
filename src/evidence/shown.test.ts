import fc from 'fast-check'
import { expect, test } from 'vitest'
import { onOneLine, shown } from './shown.ts'

test.each([
  ['See [the manual](https://example.org/a_(b) "Title") first.', 'See the manual first.'],
  ['See [the manual][1] and ![a picture](x.png) here.', 'See the manual and here.'],
  ['<a id="top"></a>Set `limit`<br> to 3.', 'Set `limit` to 3.'],
  ['One of two:<br/>left<br>or right.', 'One of two: left or right.'],
  ['<td>Duck</td>\n  <td>quack</td>', 'Duck | quack'],
  ['It rose [3] in May.[^note]', 'It rose in May.'],
  ['In Norrvik.[3][4] It is [red][1].', 'In Norrvik. It is red.'],
  ['two\nlines  and   spaces', 'two lines and spaces'],
  ['Keep this\n> in mind\n  > > always.', 'Keep this in mind always.'],
  ['a short discus\u2010\n       sion of the op\u2010\ntions', 'a short discussion of the options'],
  ['ISO\u2010\n9660, built\u2010in', 'ISO\u2010 9660, built\u2010in'],
  ['It is done.\\\nIn C:\\dir.', 'It is done. In C:\\dir.'],
  ['アーカイブの末\n       尾に、\n追加されます。', 'アーカイブの末尾に、追加されます。'],
  ['使用 quilt\n程序', '使用 quilt 程序'],
  ['[!NOTE]\n> The door is open.', 'The door is open.'],
  ['[!important]', ''],
  ['Begin a box with [!NOTE] or `[!TIP]`.', 'Begin a box with [!NOTE] or `[!TIP]`.'],
  ['To retry with [Python](x)::', 'To retry with Python:'],
  ['As follows. ::', 'As follows.'],
  ['where a < b and b > c', 'where a < b and b > c'],
  ['Call `list[0]` or pass <name>.', 'Call `list[0]` or pass <name>.'],
])('%s', (written, seen) => {
  expect(shown(written)).toBe(seen)
})

test('no text makes it slow', () => {
  const hostile = ['[', '](', '![', '<a ', '<!--', '[^', '((', '[a]((', '\n ', '\n>'].map((part) =>
    part.repeat(50_000),
  )
  const began = process.cpuUsage()

  for (const text of hostile) shown(text)

  const { user, system } = process.cpuUsage(began)
  expect((user + system) / 1e6).toBeLessThan(20)
})

test('any run of space becomes a single space', () => {
  const spaces = fc
    .array(fc.constantFrom(' ', '\n', '\t', '\u00a0', '\u3000', 'a', '-'))
    .map((all) => all.join(''))
  fc.assert(
    fc.property(spaces, (text) => {
      expect(onOneLine(text)).toBe(text.replace(/\s+/g, ' '))
    }),
  )
})
