import { expect, test } from 'vitest'
import { parseHtml } from './parse-html.ts'

const picture = '<img src="oven.png" alt="An oven">'

test.each([
  ['HTML', `<figure>${picture}<figcaption>The old oven</figcaption></figure>`],
  [
    'DocBook',
    `<div class="mediaobject">${picture}<div class="caption"><p>The old oven</p></div></div>`,
  ],
  ['Sphinx', `<div class="figure">${picture}<p class="caption">The old oven</p></div>`],
])('the caption of a picture is no statement: %s', (_, figure) => {
  expect(kindsOf(figure)).toEqual([
    ['Bread is baked.', 'paragraph'],
    ['The old oven', 'boilerplate'],
    ['It cools.', 'paragraph'],
  ])
})

test.each([
  ['a sentence', `<figure>${picture}<figcaption>It is hot inside.</figcaption></figure>`],
  ['that of code', '<figure><pre>bake 60</pre><figcaption>How to bake</figcaption></figure>'],
  ['that of nothing', '<p class="caption">The old oven</p>'],
])('but another caption is read: %s', (_, figure) => {
  expect(kindsOf(figure).map(([, kind]) => kind)).not.toContain('boilerplate')
})

function kindsOf(figure: string) {
  const { text, blocks } = parseHtml(`<p>Bread is baked.</p>${figure}<p>It cools.</p>`)
  return blocks.map(({ kind, start, end }) => [text.slice(start, end), kind])
}
