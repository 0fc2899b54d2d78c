import { expect, test } from 'vitest'
import { parsePageDom } from '../page-dom.ts'
import { removeHidden } from './remove-hidden.ts'

test.each([
  'display:none',
  'display:/**/none',
  'DISPLAY : None !important',
  'd\\69 splay:none',
  'color:red;display:none',
  'visibility:hidden',
  'content-visibility:hidden',
  'opacity:0',
  'opacity:0.01',
  'opacity:1%',
  'font-size:0',
  'font-size:1px',
  'font:0/0 a',
  'color:transparent',
  'color:rgba(0, 0, 0, 0)',
  'color:#fff0',
  'color:white',
  'color:#FFF;background:white',
  'color:#123456;background-color:#123456',
  'transform:scale(0)',
  'transform: rotate(3deg) scale(0, 0)',
  'transform:translateX(-9999px)',
  'clip:rect(0,0,0,0)',
  'clip:rect(1px, 1px, 1px, 1px)',
  'clip-path:inset(100%)',
  'clip-path:inset(50%)',
  'height:0;overflow:hidden',
  'overflow:hidden;height:0',
  'overflow:hidden;color:red;max-height:0px',
  'margin-left:-9999px',
  'position:absolute;left:-99em',
  'text-indent:-9999px',
])('text with the style "%s" is removed', (style) => {
  expect(seen(`<p style="${style}">Hidden.</p>`)).toBe('')
  expect(seen(`<style>.q{${style};}</style><p class="q">Hidden.</p>`)).toBe(
    style === 'color:white' ? 'Hidden.' : '',
  )
})

test.each([
  'display:block',
  'opacity:0.8',
  'opacity:1',
  'font-size:12px',
  'font:700 1em/1.5 serif',
  'color:#fff;background:#000',
  'color:rgb(0, 0, 0)',
  'color:transparent;background-clip:text',
  'transform:scale(0.9)',
  'margin-left:-20px',
  'height:0',
  'overflow:hidden',
  'clip-path:inset(1%)',
])('text with the style "%s" stays', (style) => {
  expect(seen(`<p style="${style}">Shown.</p>`)).toBe('Shown.')
})

test.each([
  'p.q{display:none}',
  '.a .q{display:none}',
  '.a > p{display:none}',
  '[class="q r"]{display:none}',
  '[class~=q]{display:none}',
  '.q.r{display:none}',
  'b,\n.q,i{display:none}',
  '/* a { comment */ .q{display:none}',
  '@charset "utf-8"; .q{display:none}',
  '@import url(x.css);.q{display:none}',
  '@media print{.a{color:red}} .q{display:none}',
  '@media all{.q{display:none}}',
  '@media screen { @supports (display:grid) { .q { display: none } } }',
  '@font-face{font-family:x;src:url(y)} #p{display:none}',
  'b:hover{color:red} i::before{content:"}"} .q{display:none',
  'b:nope(((,.q{display:none} .q{display:none}',
])('a page whose style sheet is %s hides its paragraph', (css) => {
  const page = `<div class="a"><p class="q r" id="p">Hidden.</p></div>`
  expect(seen(`<style>${css}</style>${page}`)).toBe('')
})

test.each([
  '@media print{.q{display:none}}',
  '@media (max-width:600px){.q{display:none}}',
  '@keyframes x{from{opacity:0}}',
  '/* .q{display:none} */',
  '.q .a{display:none}',
  'i::before{content:".q{display:none}"}',
])('a page whose style sheet is %s shows its paragraph', (css) => {
  const page = `<div class="a"><p class="q">Shown.</p></div>`
  expect(seen(`<style>${css}</style>${page}`)).toBe('Shown.')
})

test('style sheets for print, and for readers without scripts, hide nothing', () => {
  const sheet = '.q{display:none}'
  const page = `<style media="print">${sheet}</style><noscript><style>${sheet}</style></noscript>`
  expect(seen(`${page}<p class="q">Shown.</p>`)).toBe('Shown.')
})

test('white text on a background of its own stays', () => {
  const page = '<div style="background:#036"><p style="color:#fff">Shown.</p></div>'
  expect(seen(page)).toBe('Shown.')
})

test('text that is hidden is removed if it is most of the page', () => {
  const hidden = `<div style="display:none">${'Buy at our shop. '.repeat(50)}</div>`
  expect(seen(`<p>Shown.</p>${hidden}`)).toBe('Shown.')
})

test('a page that hides its body until a script runs is read', () => {
  expect(seen('<style>body{opacity:0}</style><p>Shown.</p>')).toBe('Shown.')
})

test('a page with more rules than can be looked at is refused with the limit', () => {
  const rules = Array.from({ length: 10_000 }, (_, at) => `.a${at}{display:none}`).join('')
  const page = `<style>${rules}</style>${'<br>'.repeat(5_000)}<p>Shown.</p>`
  expect(() => seen(page)).toThrow(
    /^The page has too many style rules that hide text: more than 50000000 comparisons$/,
  )
})

/** The text of a body after the removal. */
function seen(body: string): string {
  const document = parsePageDom(`<html><body>${body}</body></html>`)
  removeHidden(document)
  for (const sheet of [...document.querySelectorAll('style')]) sheet.remove()
  return (document.body.textContent ?? '').trim()
}
