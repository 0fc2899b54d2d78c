import { expect, test } from 'vitest'
import { expectLinear } from '../../tests/support/threads/expect-linear.ts'
import { shown } from './shown.ts'

test.each([
  [
    'The {{domxref("Window")}} and its {{domxref("Request.Request", "Request()")}}',
    'The Window and its Request()',
  ],
  ['`size` {{optional_inline}} is new', '`size` is new'],
  [
    'A group of {{< glossary_tooltip text="containers" term_id="container" >}}.',
    'A group of containers.',
  ],
  ['{{% heading "objectives" %}}', 'objectives'],
  ['Since v{{< skew currentVersion >}} it is on.', 'Since v… it is on.'],
  ['Sign in to {% data variables.name %}{% ifversion fpt %} now{% endif %}.', 'Sign in to … now.'],
  ['See [the page]({{< ref "page.md" >}}) and [more]({% link a.md %}).', 'See the page and more.'],
  ['See {doc}`install` and {ref}`the section <sec>`.', 'See `install` and `the section <sec>`.'],
  ['<Note>Only words</Note> of <NAME>, a <String> b', 'Only words of <NAME>, a <String> b'],
  ['<Check size={18} /> Valid', 'Check Valid'],
  ['See [[Page]], [[page|these words]] and ![[image.png]]', 'See Page, these words and'],
])('%s', (text, words) => {
  expect(shown(text)).toBe(words)
})

test.each([
  'Set `{{ .Values.max }}`, `{{domxref("a")}}` or {{ count }} there',
  'GET /carriers/{code}, `invoke {name}` or `step {n}`',
  'The body is {"a": 1, "b": {"c": 2}}',
  'It is x[[1]] where [[ -f file ]] holds',
])('%s stays', (text) => {
  expect(shown(text)).toBe(text)
})

test('tags that never end take linear time', async () => {
  for (const mark of ['{{< a ', '{% a ', '{{a(', '{/* ', '<Note> ', '[[a|'])
    await expectLinear((count) => {
      const text = mark.repeat(count)
      return () => shown(text)
    }, 10_000)
})
