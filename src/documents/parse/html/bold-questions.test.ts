import { expect, test } from 'vitest'
import { parseHtml } from './parse-html.ts'

/** The headings that a page comes to have. */
function headingsOf(html: string): string[] {
  const { text, blocks } = parseHtml(html)
  return blocks.flatMap(({ kind, start, end }) =>
    kind === 'heading' ? text.slice(start, end) : [],
  )
}

const answer = '<p>The lamp was lit in 1871.</p>'

test.each([
  ['<p><strong>Who lit the lamp?</strong></p>', 'Who lit the lamp?'],
  ['<p> <b>And the first years?</b><br></p>', 'And the first years?'],
  ['<p><b><i>Wer hat sie angezündet?</i></b></p>', 'Wer hat sie angezündet?'],
  ['<a name="q1"></a><p><b>(1) Who lit it?</b></p>', '(1) Who lit it?'],
])('a question in bold type above a paragraph is its heading: %s', (line, heading) => {
  expect(headingsOf(`${answer}${line}${answer}`)).toEqual([heading])
  expect(headingsOf(`${answer}${line}<blockquote>${answer}</blockquote>`)).toEqual([heading])
})

test.each([
  ['no question', `<p><b>The first years</b></p>${answer}`],
  ['a sentence', `<p><b>The lamp was lit in 1871.</b></p>${answer}`],
  ['a part of a paragraph', `<p><b>Who lit it?</b> I lit the lamp.</p>${answer}`],
  ['a part of a question', `<p>But <b>who lit it?</b></p>${answer}`],
  ['a link to another page', `<p><b><a href="/keys">Which lamps are lit?</a></b></p>${answer}`],
  ['nothing below it', `${answer}<p><b>Who lit it?</b></p>`],
  ['another such line below it', '<p><b>Who lit it?</b></p><p><b>And when?</b></p>'],
])('what is bold is no heading where it is or has %s', (_, html) => {
  expect(headingsOf(html)).toEqual([])
})
