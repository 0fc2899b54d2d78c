import { expect, test } from 'vitest'
import { parse, shown } from '../../../tests/support/library/shown-blocks.ts'

test('HTML: blocks from its own tree', async () => {
  const page = await parse(
    `<!doctype html><main><h2>Ducks</h2><p>They <a href=x>swim</a>.</p>
     <ol><li>One<ul><li>Nested</li></ul></li><li>Two<pre>code\n  it</pre></li></ol>
     <blockquote><p>Quack</p></blockquote><dl><dt>Drake<dd>male</dd><dt>Hen<dd>female</dd></dl>
     <table><tr><th>Name<th>Call<tr><td>Duck<td>quack</table><table><tr><td>a<td>b</table></main>`,
  )
  expect(shown(page)).toEqual([
    'heading 2: Ducks',
    'paragraph: They swim.',
    'item^ numbered: One',
    'item^ 1: Nested',
    'item numbered: Two',
    'code: code\n  it',
    'quote: Quack',
    'description 1: Drake\nmale',
    'description 1: Hen\nfemale',
    'row^: Name | Call',
    'row: Duck | quack',
    'row^: a | b',
  ])
})

test('HTML: the sign that links a heading to itself is no part of it', async () => {
  const page = await parse(
    `<!doctype html><main><h2>Ducks<a class="headerlink" href="#ducks">¶</a></h2><p>They swim, see <a href="#food">Food</a>.</p>
     <dl><dt>quack(<em>times</em>)<a href="ducks.py.html"><span class="viewcode-link">[source]</span></a> <a href=#quack>#</a><dd>Says it.</dl>
     <h3><a href="#food">🔗</a> Food</h3><p>Bread <a href="#eaten">+</a> water.<a href="/">§</a></p></main>`,
  )
  expect(shown(page)).toEqual([
    'heading 2: Ducks',
    'paragraph: They swim, see Food.',
    'description 1: quack(times)\nSays it.',
    'heading 3: Food',
    'paragraph: Bread + water.§',
  ])
})

test('HTML: a term stays with the first paragraph of its description', async () => {
  const page = await parse(
    `<!doctype html><dl><dt>-d<dt>-l<br>--depth<dd><p>How deep.</p><p>Default: 3.</p><dt>-q</dt><dd><ul><li>Be quiet</ul></dd>
     <dt>Parts</dt><dd><dl><dt>One<dd><p>The first.</dl><p>All parts.</p></dl><p>After it.</p>`,
  )
  expect(shown(page)).toEqual([
    'description 1: -d, -l --depth\nHow deep.',
    'description 2: Default: 3.',
    'description 1: -q',
    'item^: Be quiet',
    'description 1: Parts',
    'description 1: One\nThe first.',
    'paragraph: All parts.',
    'paragraph: After it.',
  ])
})

test('HTML: the frames that makers of manuals put around each page are left out', async () => {
  const page = await parse(
    `<!doctype html><div class="navheader"><table><tr><td>Prev<td>Up<td>Next</table></div>
     <h1>Buffers</h1><p>${'They hold pages. '.repeat(9)}</p><div class="toc"><dl><dt>1. Pages</dl></div><div class="nav-panel">[Contents][Index]</div>`,
  )
  expect(page.blocks.map(({ kind }) => kind)).toEqual(['heading', 'paragraph'])
})

test.each([
  '<section id="set-cookie-options"><h2>Options</h2><p>They expire at night.</p></section>',
  '<div class="section" id="cookies"><h2>Options</h2><p>They expire at night.</p></div>',
  '<h2 id="cookie-notice">Options</h2><p id="cookies">They expire at night.</p>',
])('HTML: a section about cookies is no consent banner: %s', async (section) => {
  const banners =
    '<div id="cookies">We value you</div><section id="cookie-banner">We care</section>'
  const { text } = await parse(`<!doctype html>${banners}${section}`)
  expect(text).toBe('Options\n\nThey expire at night.')
})

test('HTML: runs of links are boilerplate, and consent banners are left out', async () => {
  const links = ['Home', 'News', 'Sport', 'Video'].map((name) => `<li><a href=x>${name}</a></li>`)
  const page = await parse(
    `<!doctype html><div class="cookie-banner">We value your privacy</div><ul>${links.join('')}</ul>
     <p>${'The duck swims on the lake. '.repeat(5)}</p><ul><li><a href=x>One</a> is first</li></ul>`,
  )
  expect(page.text).not.toContain('privacy')
  expect(page.blocks.map(({ kind }) => kind)).toEqual([
    ...Array<string>(4).fill('boilerplate'),
    'paragraph',
    'item',
  ])
})

test('values: each row is a block, and the first is the header if it is shown', async () => {
  expect(shown(await parse('name,born\nAda,1815\nGrace,1906\n', 'a.csv'))).toEqual([
    'row: name: Ada; born: 1815',
    'row: name: Grace; born: 1906',
  ])
  expect(shown(await parse('1,2\n3,4\n5,6\n', 'a.csv'))).toEqual([
    'row: 1 | 2',
    'row: 3 | 4',
    'row: 5 | 6',
  ])
  expect(shown(await parse(',in,out\nMonday,3,4\nTuesday,5,6\n', 'a.csv'))).toEqual([
    'row^:  | in | out',
    'row: Monday | 3 | 4',
    'row: Tuesday | 5 | 6',
  ])
  expect(shown(await parse('[{"a":1},{"a":2}]'))).toEqual(['row: a: 1', 'row: a: 2'])
})

test('plain text: paragraphs, lists, quotations and rows, but no headings', async () => {
  const text = '# 5 things\nhere\n\n- one\n- two\n\n> said\n\n    deep\n\na | b\n1 | 2\n'
  expect(shown(await parse(text, 'a.txt', 'text/plain'))).toEqual([
    'paragraph: # 5 things\nhere',
    'item^: one',
    'item: two',
    'quote: said',
    'paragraph: deep',
    'row^: a | b',
    'row: 1 | 2',
  ])
})

test('mail: its headers and its body', async () => {
  const mail =
    'Subject: Ducks\nFrom: Ada <a@b.org>\nDate: Mon, 10 Jul 1843 10:00:00 +0000\n\nHello,\n\n- one\n- two\n\n> you wrote\n'
  expect(shown(await parse(mail, 'a.eml'))).toEqual([
    'heading 1: Ducks',
    'metadata: From: Ada <a@b.org>\nDate: 1843-07-10 10:00 UTC',
    'heading 2: Ada, 1843-07-10 10:00 UTC',
    'paragraph: Hello,',
    'item^: one',
    'item: two',
    'quote: you wrote',
  ])
})
