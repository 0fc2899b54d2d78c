import { expect, test } from 'vitest'
import { expectLinear } from '../../../../tests/support/threads/expect-linear.ts'
import { parseHtml } from './parse-html.ts'

const body = '<h1>El paquete</h1><p>El paquete se instala con una orden que lee una lista.</p>'
const links = '<li><a href="a.html">Anterior</a></li><li><a href="b.html">Siguiente</a></li>'

test.each([
  `<ul class="docnav top">${links}</ul>`,
  `<ul class="pager">${links}</ul>`,
  `<div class="nav pagination"><ul>${links}</ul></div>`,
  `<ol class="breadcrumb">${links}</ol>`,
  `<div class="menu mainmenu"><ul>${links}</ul></div>`,
  `<div class="navbar"><ul>${links}</ul></div>`,
  `<div class="topNav"><ul>${links}</ul></div>`,
  `<div class="contents topic"><p>Contents</p><ul>${links}</ul></div>`,
  '<p><a class="srclink" href="a.rs.html">source</a></p>',
  '<div id="banner"><a href="get.html"><span>Download the ebook</span></a></div>',
])('what leads from page to page is no part of one: %s', (navigation) => {
  const { text } = parseHtml(`<html><body>${navigation}${body}${navigation}</body></html>`)

  expect(text).toMatch(/^El paquete\s+El paquete se instala con una orden que lee una lista\.$/)
})

const chapters = '<dt><a href="a.html">1. Los paquetes</a></dt>'.repeat(100)
const entries = '<dt>paquete, <a href="a.html">Los paquetes</a></dt>'.repeat(100)

test.each(['¶', '#', '\u200b'])('the link of a heading to itself is no part of it: %j', (sign) => {
  const html = `<h2>El paquete<a class="headerlink" href="#paquete">${sign}</a></h2>`

  expect(parseHtml(html).text).toBe('El paquete')
})

test('how a word is read, written above it, is no part of the text', () => {
  const closed =
    '<ruby>東京<rp>(</rp><rt>とうきょう</rt><rp>)</rp></ruby>は<ruby>大<rt>おお</rt></ruby>きい。'
  const open = '<p><ruby>東京<rp>(<rt>とうきょう<rp>)</ruby>は大きい。</p>'

  expect(parseHtml(`<p>${closed}</p>${open}`).text).toBe('東京は大きい。\n\n東京は大きい。')
})

test.each([
  ['contents', `<div class="toc"><dl>${chapters}</dl></div>`],
  ['an index', `<div class="indexdiv"><h3>P</h3><dl>${entries}</dl></div>`],
])('%s longer than all else on a page are left out', (_, furniture) => {
  expect(parseHtml(body + furniture).text).toBe(parseHtml(body).text)
})

test.each([
  ['what is said of the site', `${body}<div role="contentinfo">© Los autores</div>`],
  ['the slogan of the site', `<div class="tagline wide">Pequeño. Rápido.</div>${body}`],
  ['what stands around the main part', `<div role="main">${body}</div><div>© Los autores</div>`],
])('%s is no part of a page', (_, html) => {
  expect(parseHtml(`<html><body>${html}</body></html>`).text).toBe(parseHtml(body).text)
})

test('a tab that is not open is part of the page, and what is hidden otherwise is not', () => {
  const panel = (text: string, hidden: string) =>
    `<div role="tabpanel" ${hidden}><p>${text}</p></div>`
  const tabs = panel('npm add skein', '') + panel('yarn add skein', 'hidden="true"')
  const away = '<div hidden><p>pnpm add skein</p></div><p hidden="until-found">Found.</p>'

  expect(parseHtml(tabs + away).text).toBe('npm add skein\n\nyarn add skein\n\nFound.')
})

test('a page of which nothing would be left is read whole', () => {
  expect(parseHtml(`<nav>${links}</nav>`).text).toBe('- Anterior\n- Siguiente')
})

const duck = '<tr><td>Duck</td><td>quack</td></tr>'

test('the box around a note is no table', () => {
  const note =
    '<div><table><tr><td rowspan="2"><img alt="[Note]" src="n.png"/></td><th>Note</th></tr>' +
    '<tr><td><p>Keep the lamp lit.</p><p>It is needed at night.</p></td></tr></table></div>'
  const kinds = parseHtml(`${body}${note}`).blocks.map(({ kind }) => kind)

  expect(kinds).toEqual(['heading', ...Array(4).fill('paragraph')])
  expect(parseHtml(`<table><tr><td>Birds</td><td></td></tr>${duck}</table>`).text).toBe(
    'Birds\nDuck | quack',
  )
})

test.each([
  [
    'a list of one column',
    '<table><tr><td>Duck</td></tr><tr><td>Owl</td></tr></table>',
    'Duck\nOwl',
  ],
  [
    'a table within a cell',
    `<table><tr><td></td><td><table>${duck}</table></td></tr></table>`,
    'Duck | quack',
  ],
  ['tables that never end', `<table><tr><td>Owl<td><table>${duck}`, 'Owl\n\nDuck | quack'],
])('%s keeps its rows', (_, html, text) => {
  expect(parseHtml(html).text).toBe(text)
})

test.each([
  ['in running text', 'Ask <code>df -h</code> or <kbd>q</kbd>.', 'Ask `df -h` or `q`.'],
  ['of several marked words', '<code><span>a</span> <b>b</b></code>', '`a b`'],
  ['of several keys', '<kbd><kbd>Ctrl</kbd>+<kbd>C</kbd></kbd>', '`Ctrl+C`'],
  ['with room around it', 'Use<code> df </code>now', 'Use `df` now'],
  ['right beside another', '<code>--by</code><code>=size</code>', '`--by`=size'],
  ['with a backtick', '<code>`date`</code>', '`date`'],
  ['that is empty', 'Nothing<code> </code>here', 'Nothing here'],
  ['in a cell', '<table><tr><td>Size</td><td><code>df</code></td></tr></table>', 'Size | `df`'],
  ['in a name', '<h2>The <code>df</code> command</h2>', 'The df command'],
  ['in a term', '<dl><dt><code>-h</code></dt><dd>Readable</dd></dl>', '-h\nReadable'],
  ['in a block of code', '<pre><code>df -h</code></pre>', 'df -h'],
  ['around paragraphs', '<tt>One<p>two</p></tt> three', 'One\n\ntwo\n\nthree'],
])('inline code %s is told from words where it can be', (_, html, text) => {
  expect(parseHtml(html).text).toBe(text)
})

test('many articles before many paragraphs are read in linear time', () =>
  expectLinear((count) => {
    const html = `${'<article></article>'.repeat(count)}<div>${'<p>x</p>'.repeat(count)}</div>`
    return () => parseHtml(html)
  }, 10_000))

test('a first row that says a whole sentence is no header', () => {
  const rows =
    '<tr><td>Duck</td><td>It quacks all day.</td></tr><tr><td>Owl</td><td>At night.</td></tr>'
  const { blocks } = parseHtml(`<table>${rows}</table>`)
  expect(blocks.map(({ kind, opens }) => [kind, opens])).toEqual([
    ['row', false],
    ['row', false],
  ])
})

test('a name and its value in each row have no header, and columns under their names have one', () => {
  const opening = (rows: string) => parseHtml(`<table>${rows}</table>`).blocks[0]?.opens
  const fields = '<tr><th>Draught</th><td>2 m</td></tr><tr><th>Crew</th><td>8</td></tr>'
  const columns = '<tr><th>Boat</th><th>Crew</th></tr><tr><th>Ada</th><td>8</td></tr>'
  expect(opening(fields)).toBe(false)
  expect(opening(columns)).toBe(true)
})

test('a title in one cell over all columns is no header', () => {
  const { text, blocks } = parseHtml(
    `<table><tr><th colspan="2">Calls of birds</th></tr><tr><th>Bird</th><th>Call</th></tr>${duck}</table>`,
  )
  expect(
    blocks.map(({ kind, opens, start, end }) => [kind, opens, text.slice(start, end)]),
  ).toEqual([
    ['paragraph', false, 'Calls of birds'],
    ['row', true, 'Bird | Call'],
    ['row', false, 'Duck | quack'],
  ])
})

test('the summary of details is the heading of what they hold', () => {
  const { text, blocks } = parseHtml(
    '<h2>Help</h2><details><summary>How do I pay?</summary><p>By card.</p><details><summary>Which cards?</summary>All.</details></details>' +
      '<details><summary><h4>Who are you?</h4></summary>A shop.</details><ul><li><details><summary>More</summary>Text</details></li></ul>',
  )
  const headings = blocks.filter(({ kind }) => kind === 'heading')
  expect(headings.map(({ start, end, depth }) => [text.slice(start, end), depth])).toEqual([
    ['Help', 2],
    ['How do I pay?', 3],
    ['Which cards?', 4],
    ['Who are you?', 4],
  ])
})

test('a cell over several rows or columns is told in each of them', () => {
  const html =
    '<table><tr><th rowspan="2">Account</th><th colspan="2">Balance</th></tr>' +
    '<tr><td>Debit</td><td>Credit</td></tr>' +
    '<tr><td>Assets</td><td rowspan="2">Increase</td><td rowspan="2">Decrease</td></tr>' +
    '<tr><td>Expenses</td></tr><tr><td>Trade</td><td colspan="2">None</td></tr></table>'

  expect(parseHtml(html).text.split('\n')).toEqual([
    'Account | Balance | Balance',
    'Account | Debit | Credit',
    'Assets | Increase | Decrease',
    'Expenses | Increase | Decrease',
    'Trade | None | None',
  ])
})

test('a merged cell of a page that is laid out as a table is told once', () => {
  const menu = `<td rowspan="9">${'Some words about the whole of this page. '.repeat(3)}</td>`
  const html = `<table><tr>${menu}<td>One</td><td>Two</td></tr><tr><td>Three</td><td>Four</td></tr></table>`

  expect(parseHtml(html).text.match(/whole of this page/g)).toHaveLength(3)
})

test.each([
  ['100000', '1'],
  ['1', '100000'],
  ['x', '-5'],
])('spans of %s columns and %s rows do not multiply the text', (columns, rows) => {
  const row = `<tr>${`<td colspan="${columns}" rowspan="${rows}">a word</td>`.repeat(9)}</tr>`

  expect(parseHtml(`<table>${row.repeat(9)}</table>`).text.length).toBeLessThan(100_000)
})

test('paragraphs that a table puts beside each other are no data, and their lines a list', () => {
  const cell = (...lines: string[]) => `<td>${lines.map((line) => `<p>${line}</p>`).join('')}</td>`
  const beside =
    cell('You need', '1 kg flour', 'Water') + cell('Method', '1. Mix it.', '2. Bake it.')
  const { text, blocks } = parseHtml(`<table><tr>${beside}</tr></table>`)
  expect(blocks.map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`)).toEqual([
    'paragraph: You need',
    'item: 1 kg flour',
    'item: Water',
    'paragraph: Method',
    'item: Mix it.',
    'item: Bake it.',
  ])
  const prose = cell('The mill.', 'It is old and it stands by the river.', 'It turns.')
  const read = parseHtml(`<table><tr>${prose}${prose}</tr></table>`)
  expect(new Set(read.blocks.map(({ kind }) => kind))).toEqual(new Set(['paragraph']))
  const data = cell('Loaf') + cell('Mix.', 'Wait.', 'Bake.')
  expect(parseHtml(`<table><tr>${data}</tr></table>`).text).toBe('Loaf | Mix. Wait. Bake.')
})

test('code with a box around it stays code', () => {
  const box = '<table border="0"><tr><td><pre># one line\n  and another</pre></td></tr></table>'
  const { text, blocks } = parseHtml(`${body}<p>Add this:</p>${box}`)
  const [code] = blocks.filter(({ kind }) => kind === 'code')

  expect(text.slice(code?.start, code?.end)).toBe('# one line\n  and another')
})

test('a term and what is said of it are told apart in an item', () => {
  const item = (first: string) => `<ul><li><p>${first}</p><p>Lines are shared.</p></li></ul>`

  expect(parseHtml(item('<b>Busy hours</b>')).text).toBe('- Busy hours:\nLines are shared.')
  expect(parseHtml(item('<code>--busy</code>')).text).toBe('- `--busy`:\nLines are shared.')
  expect(parseHtml(item('They are busy.')).text).toBe('- They are busy.\nLines are shared.')
  expect(parseHtml('<ul><li><p>Busy hours</p></li><li><p>Night</p></li></ul>').text).toBe(
    '- Busy hours\n- Night',
  )
})

test('the name of a program is no code, whatever it is written as', () => {
  const name = '<strong class="application"><code>Ledger</code></strong>'

  expect(parseHtml(`<p>${name} reads <code>a.csv</code>.</p>`).text).toBe('Ledger reads `a.csv`.')
})

test('the title of a table whose first row is laid out stands before it, in the text and among the blocks', () => {
  const laidOut = '<tr><td><h4>Dive</h4><p>Under water.</p></td><td>Up</td></tr>'
  const { text, blocks } = parseHtml(`<table><caption>Moves</caption>${laidOut}${duck}</table>`)

  expect(text).toMatch(/^Moves:\n\nDive/)
  const starts = blocks.map(({ start }) => start)
  expect(starts).toEqual(starts.toSorted((one, other) => one - other))
})

test('a raised number is no part of the number before it', () => {
  const read = (html: string) => parseHtml(`<p>${html}</p>`).text

  expect(read('5.97 × 10<sup>24</sup> kg')).toBe('5.97 × 10²⁴ kg')
  expect(read('10<sup><b>−3</b></sup> m<sup>2</sup>, 2<sup>n+1</sup>')).toBe('10⁻³ m², 2ⁿ⁺¹')
  expect(read('the 1<sup>st</sup> of May<sup>[2]</sup>')).toBe('the 1st of May[2]')
})

test.each([
  [
    'an item gives itself',
    '<ol start=3><li>three<li value=7>seven<li>eight</ol>',
    '3. three\n7. seven\n8. eight',
  ],
  ['is 0 or less', '<ol><li value="-1">a<li>b<li>c</ol>', '-1. a\n0. b\n1. c'],
  ['is none', '<ol><li value="x">a<li value>b</ol>', '1. a\n2. b'],
  ['has no end', `<ol><li value="${'9'.repeat(400)}">a<li>b</ol>`, '1. a\n2. b'],
  ['of an unordered list', '<ul><li value=7>a</ul>', '- a'],
  ['within another list', '<ol><li>a<ol><li value=5>b</ol><li>c</ol>', '1. a\n\n5. b\n\n2. c'],
])('the number that %s is that of the item where it can be', (_, html, text) => {
  expect(parseHtml(html).text).toBe(text)
})

test('a list that counts down has no numbers', () => {
  expect(parseHtml('<ol reversed start=9><li>c<li value=7>b</ol>').text).toBe('- c\n- b')
})
