import { expect, test } from 'vitest'
import { expectLinear } from '../../../../tests/support/threads/expect-linear.ts'
import { isDocumentationXml, parseDocumentation } from './parse-documentation.ts'

/** Each block of a document as `kind: content`, on one line. */
function shown(xml: string): string[] {
  const { text, blocks } = parseDocumentation(xml)
  return blocks.map(({ kind, start, end }) => {
    return `${kind}: ${text.slice(start, end).replaceAll(/\s*\n/g, ' / ')}`
  })
}

test.each([
  '<?xml version="1.0"?>\n<!-- a -->\n<page xmlns="http://projectmallard.org/1.0/" id="a">',
  '<!DOCTYPE book PUBLIC "-//OASIS//DTD DocBook XML V4.5//EN" "docbookx.dtd" [ <!ENTITY a "b"> ]><book>',
  '<article><title>A</title><para>B</para></article>',
  '<!DOCTYPE concept PUBLIC "-//OASIS//DTD DITA Concept//EN" "concept.dtd"><concept id="a">',
])('documentation: %s', (xml) => {
  expect(isDocumentationXml(xml)).toBe(true)
})

test.each([
  '<article><h1>A page</h1><p>of the web</p></article>',
  '<html xmlns="http://www.w3.org/1999/xhtml"><body>about projectmallard.org</body></html>',
  '<?xml version="1.0"?><config><page name="a"/></config>',
  'About <para> in DocBook',
])('no documentation: %s', (xml) => {
  expect(isDocumentationXml(xml)).toBe(false)
})

test('a page of Mallard is read without what is written about it', () => {
  const page = `<page xmlns="http://projectmallard.org/1.0/" id="lock">
    <info><link type="guide" xref="power"/><credit><name>Ada</name></credit><desc>Short.</desc>
      <title type="link">Lock</title></info>
    <title>Lock the screen</title>
    <p>Press <keyseq><key>Super</key><key>L</key></keyseq>.</p>
    <media type="image" src="a.png">a picture</media>
    <steps><title>To do it later:</title><item><p>Open <gui>Settings</gui>.</p></item><item><p>Wait.</p></item></steps>
    <terms><item><title>Delay</title><p>How long it waits.</p></item></terms>
    <if:choose><if:when><p>In one desktop.</p></if:when><if:else><p>In another.</p></if:else></if:choose>
  </page>`
  expect(parseDocumentation(page).title).toBe('Lock the screen')
  expect(shown(page)).toEqual([
    'heading: Lock the screen',
    'paragraph: Press Super+L.',
    'paragraph: To do it later:',
    'item: Open Settings.',
    'item: Wait.',
    'description: Delay / How long it waits.',
    'paragraph: In one desktop.',
  ])
})

test('a book of DocBook is read with its sections, terms, tables, notes and code', () => {
  const book = `<book><bookinfo><title>Manual</title><author><surname>Bell</surname></author></bookinfo>
    <chapter><title>Boot</title><para>It needs <filename>boot.img</filename>.<indexterm><primary>boot</primary></indexterm></para>
      <section><title>Options</title>
        <variablelist><varlistentry><term><option>-q</option></term><listitem><para>Says nothing.</para></listitem></varlistentry></variablelist>
        <note><para>It is slow.</para></note>
        <programlisting>boot -q
wait</programlisting>
        <table><title>Keys</title><tgroup cols="2"><colspec/><tbody><row><entry>F1</entry><entry>help</entry></row><row><entry>F2</entry><entry>end</entry></row></tbody></tgroup></table>
      </section></chapter></book>`
  expect(parseDocumentation(book).title).toBe('Manual')
  expect(shown(book)).toEqual([
    'heading: Manual',
    'heading: Boot',
    'paragraph: It needs `boot.img`.',
    'heading: Options',
    'description: -q / Says nothing.',
    'paragraph: It is slow.',
    'code: boot -q / wait',
    'paragraph: Keys:',
    'row: F1 | help',
    'row: F2 | end',
  ])
})

test('a task of DITA is read with its steps', () => {
  const task = `<task id="a"><title>Boot</title><shortdesc>From a disk.</shortdesc><prolog><author>Ada</author></prolog>
    <taskbody><steps><step><cmd>Press <uicontrol>F8</uicontrol>.</cmd></step><step><cmd>Wait.</cmd></step></steps></taskbody></task>`
  expect(shown(task)).toEqual([
    'heading: Boot',
    'paragraph: From a disk.',
    'item: Press F8.',
    'item: Wait.',
  ])
})

test.each(['<!---->', '<para>', '<section><title>a</title>', '<keyseq><key>a</key>', '<a>'])(
  'documentation is read in linear time: %s',
  async (part) => {
    await expectLinear((length) => {
      const text = `<article><para>${part.repeat(Math.min(length, 4_000))}${'<para>a</para>'.repeat(length)}`
      return () => isDocumentationXml(part.repeat(length)) || parseDocumentation(text)
    }, 10_000)
  },
)

test('entities that are declared elsewhere read as characters or as their names, and keys are joined', () => {
  const xml =
    '<article><title>A</title><para>In &kmoney; it is 2&nbsp;&times;&nbsp;3 &lt;b&gt; by &Ada.Bell;: press ' +
    '<keycombo>&Ctrl;&Shift;<keycap>R</keycap></keycombo>.</para></article>'
  expect(shown(xml)).toEqual([
    'heading: A',
    'paragraph: In kmoney it is 2 × 3 <b> by Ada Bell: press Ctrl+Shift+R.',
  ])
})

test('a question of a list of questions and answers is the heading of its answer', () => {
  const xml =
    '<chapter><title>Questions</title><qandaset><qandaentry><question><para>May I row?</para></question>' +
    '<answer><para>Yes, you may.</para></answer></qandaentry></qandaset></chapter>'
  expect(shown(xml)).toEqual([
    'heading: Questions',
    'heading: May I row?',
    'paragraph: Yes, you may.',
  ])
})

test('entities are read in linear time', async () => {
  await expectLinear((length) => {
    const xml = `<article><para>${'&a;&b'.repeat(length)}</para></article>`
    return () => parseDocumentation(xml)
  }, 10_000)
})
