import { expect, test } from 'vitest'
import {
  docxOf,
  relationships,
  wordParagraph,
  zipOf,
} from '../../../../tests/support/library/sample-files.ts'
import type { Block } from '../../../extraction/blocks/block.ts'
import { parseDocument } from '../parse-document.ts'

test('Word: headings, tables, lists of notes and equations, without comments', async () => {
  const cell = (text: string) => `<w:tc>${wordParagraph(text)}</w:tc>`
  const styles = `<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style></w:styles>`
  const file = docxOf(
    `${wordParagraph('Engines', 'Heading1')}${wordParagraph('It computes.')}<w:p><m:oMath><m:r><m:t>E=mc</m:t></m:r><m:r><m:t>2</m:t></m:r></m:oMath></w:p>` +
      `<w:tbl><w:tr>${cell('Name')}${cell('Year')}</w:tr><w:tr>${cell('Analytical')}${cell('1837')}</w:tr></w:tbl>`,
    {
      'word/styles.xml': styles,
      'word/_rels/document.xml.rels': relationships({ rId1: ['styles', 'styles.xml'] }),
    },
  )
  const { format, text, blocks, title } = await parseDocument(file, {})
  expect(format).toBe('docx')
  expect(text).toBe('Engines\n\nIt computes.\n\nE=mc2\n\nName | Year\nAnalytical | 1837')
  expect(headings(blocks)).toEqual([{ kind: 'heading', start: 0, end: 7, depth: 1, opens: false }])
  expect(title).toBe('Engines')
})

test('Word: numbers of captions, words in a direction of their own and under ruby are read', async () => {
  const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`
  const caption = `<w:fldSimple w:instr=" SEQ Table \\* ARABIC &quot;>&quot; "><w:fldData>AA==</w:fldData>${run('3')}</w:fldSimple>`
  const ruby = `<w:r><w:ruby><w:rubyPr><w:lid w:val="ja-JP"/></w:rubyPr><w:rt>${run('とうきょう')}</w:rt><w:rubyBase>${run('東京')}</w:rubyBase></w:ruby></w:r>`
  const file = docxOf(
    `<w:p>${run('Table ')}${caption}${run('. Ferries')}</w:p><w:p>${run('The yard ')}<w:dir w:val="rtl">${run('מספנה')}</w:dir>${run(' and ')}<w:bdo w:val="rtl">${run('بحر')}</w:bdo></w:p>` +
      `<w:p>${ruby}${run('は大きい。')}</w:p><w:p><w:r><w:t>one</w:t><w:cr/><w:t>two</w:t></w:r></w:p>`,
  )
  const { text } = await parseDocument(file, {})
  expect(text).toBe('Table 3. Ferries\n\nThe yard מספנה and بحر\n\n東京は大きい。\n\none\ntwo')
})

test('Word: a container with entries for its folders, an empty part and a control character is read', async () => {
  const empty = { '_rels/': '', 'word/_rels/': '', 'word/footnotes.xml': '\n' }
  const { text } = await parseDocument(docxOf(wordParagraph('Keys&#x1F;'), empty), {})
  expect(text).toContain('Keys')
})

test('Word: fields within fields are read, but not without end', async () => {
  const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`
  const nested = (depth: number) =>
    docxOf(
      `<w:p>${mark('begin').repeat(depth)}<w:r><w:t>inside</w:t></w:r>${mark('end').repeat(depth)}</w:p>`,
    )

  expect(await parseDocument(nested(20), {})).toMatchObject({ text: 'inside' })
  await expect(parseDocument(nested(20_000), {})).rejects.toThrow('fields nest too deeply')
})

test('Word: tables within tables without end are refused in plain words', async () => {
  const nested = (depth: number) =>
    docxOf(
      `${'<w:tbl><w:tr><w:tc>'.repeat(depth)}${wordParagraph('inside')}${'</w:tc></w:tr></w:tbl>'.repeat(depth)}`,
    )

  expect(await parseDocument(nested(3), {})).toMatchObject({ text: 'inside' })
  await expect(parseDocument(nested(1_600), {})).rejects.toThrow('nest too deeply')
})

test('Word: a short bold paragraph and the number of a clause over text are headings', async () => {
  const bold = (text: string) => wordParagraph(text).replace('<w:r>', '<w:r><w:rPr><w:b/></w:rPr>')
  const file = docxOf(
    bold('Lease of an engine') +
      wordParagraph('between Ada Bell and Tim Moss') +
      bold('§ 1 Rent') +
      wordParagraph('The rent is 20 pounds.') +
      wordParagraph('2. Repairs') +
      wordParagraph('Tim repairs it.') +
      bold('Mind: the mill is hot.') +
      wordParagraph('12 Mill Lane') +
      wordParagraph('1. Ada signs') +
      wordParagraph('2. Tim signs') +
      ['Grace', 'Alan', 'Edsger'].map(bold).join('') +
      wordParagraph('They were here.') +
      bold('London'),
  )
  const { text, blocks, title } = await parseDocument(file, {})
  expect(headings(blocks).map(({ start, end, depth }) => [text.slice(start, end), depth])).toEqual([
    ['Lease of an engine', 1],
    ['§ 1 Rent', 2],
    ['2. Repairs', 2],
  ])
  expect(title).toBe('Lease of an engine')
})

test('PowerPoint: slides in the order shown, each under its title, with notes', async () => {
  const shape = (type: string, text: string) =>
    `<p:sp><p:nvPr><p:ph type="${type}"/></p:nvPr><p:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:txBody></p:sp>`
  const file = zipOf({
    '[Content_Types].xml': '<Types/>',
    'ppt/presentation.xml':
      '<p:presentation><p:sldId id="1" r:id="rId2"/><p:sldId id="2" r:id="rId1"/></p:presentation>',
    'ppt/_rels/presentation.xml.rels': relationships({
      rId1: ['slide', 'slides/slide1.xml'],
      rId2: ['slide', 'slides/slide2.xml'],
    }),
    'ppt/slides/slide1.xml': `<p:sld>${shape('body', 'Second body')}</p:sld>`,
    'ppt/slides/slide2.xml': `<p:sld>${shape('body', 'First body')}${shape('title', 'Opening')}${shape('sldNum', '7')}</p:sld>`,
    'ppt/slides/_rels/slide2.xml.rels': relationships({
      rId1: ['notesSlide', '../notesSlides/notesSlide1.xml'],
    }),
    'ppt/notesSlides/notesSlide1.xml': `<p:notes>${shape('body', 'Speak up')}</p:notes>`,
  })
  const { text, blocks } = await parseDocument(file, {})
  expect(text).toBe('Opening\n\nFirst body\n\nSpeak up\n\nSlide 2\n\nSecond body')
  expect(headings(blocks).map(({ start, end }) => text.slice(start, end))).toEqual([
    'Opening',
    'Slide 2',
  ])
})

test('PowerPoint: marked paragraphs of a text box are items, and a large one at the top the title', async () => {
  const box = (size: number, paragraphs: readonly string[], mark = '') =>
    `<p:sp><p:nvPr/><p:txBody>${paragraphs.map((text) => `<a:p><a:pPr>${mark}</a:pPr><a:r><a:rPr sz="${size}"/><a:t>${text}</a:t></a:r></a:p>`).join('')}</p:txBody></p:sp>`
  const slides = [
    box(2800, ['Goals']) + box(1800, ['Sell online', 'Queue less'], '<a:buChar char="•"/>'),
    box(1800, ['A remark']) + box(1800, ['Another']),
  ]
  const { text, blocks } = await parseDocument(
    zipOf({
      '[Content_Types].xml': '<Types/>',
      'ppt/presentation.xml':
        '<p:presentation><p:sldId r:id="rId1"/><p:sldId r:id="rId2"/></p:presentation>',
      'ppt/_rels/presentation.xml.rels': relationships({
        rId1: ['slide', 'slides/slide1.xml'],
        rId2: ['slide', 'slides/slide2.xml'],
      }),
      ...Object.fromEntries(
        slides.map((shapes, index) => [
          `ppt/slides/slide${index + 1}.xml`,
          `<p:sld>${shapes}</p:sld>`,
        ]),
      ),
    }),
    {},
  )
  expect(blocks.map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`)).toEqual([
    'heading: Goals',
    'item: Sell online',
    'item: Queue less',
    'heading: Slide 2',
    'paragraph: A remark',
    'paragraph: Another',
  ])
})

test('Word and PowerPoint: a raised number is no part of the number before it', async () => {
  const runs = (raised: string) =>
    `<a:r><a:t>10</a:t></a:r><a:r>${raised}<a:t>6</a:t></a:r><a:r><a:t> people</a:t></a:r>`
  const shape = `<p:sp><p:nvSpPr><p:nvPr/></p:nvSpPr><p:txBody><a:p>${runs('<a:rPr baseline="30000"/>')}</a:p></p:txBody></p:sp>`
  const slides = zipOf({
    '[Content_Types].xml': '<Types/>',
    'ppt/presentation.xml':
      '<p:presentation><p:sldIdLst><p:sldId r:id="rId1"/></p:sldIdLst></p:presentation>',
    'ppt/_rels/presentation.xml.rels': relationships({ rId1: ['slide', 'slides/slide1.xml'] }),
    'ppt/slides/slide1.xml': `<p:sld>${shape}</p:sld>`,
  })
  const word = runs('<w:rPr><w:vertAlign w:val="superscript"/></w:rPr>').replaceAll('a:', 'w:')

  expect((await parseDocument(slides, {})).text).toContain('10⁶ people')
  expect((await parseDocument(docxOf(`<w:p>${word}</w:p>`), {})).text).toBe('10⁶ people')
})

test('PowerPoint: the prefixes of names are the choice of whoever writes the file', async () => {
  const file = zipOf({
    '[Content_Types].xml': '<Types/>',
    'ppt/presentation.xml': '<x:presentation><x:sldId id="256" rel:id="rId1"/></x:presentation>',
    'ppt/_rels/presentation.xml.rels': relationships({ rId1: ['slide', 'slide.xml'] }),
    'ppt/slide.xml':
      '<x:sld><x:sp><x:nvPr/><x:txBody><y:p><y:r><y:t>Bergen</y:t></y:r></y:p></x:txBody></x:sp></x:sld>',
  })
  expect(await parseDocument(file, {})).toMatchObject({ text: 'Slide 1\n\nBergen' })
})

test('Excel: sheets as headings, shared strings, dates, and numbers as shown', async () => {
  const file = zipOf({
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': '<workbook><sheets><sheet name="People" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': relationships({
      rId1: ['worksheet', 'worksheets/sheet1.xml'],
      rId2: ['sharedStrings', 'sharedStrings.xml'],
      rId3: ['styles', '/xl/styles.xml'],
    }),
    'xl/sharedStrings.xml':
      '<sst><si><t>Name</t></si><si><r><t>Ada </t></r><r><t>Lovelace</t></r><rPh><t>no</t></rPh></si></sst>',
    'xl/styles.xml':
      '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="dd\\.mm\\.yyyy"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/></cellXfs></styleSheet>',
    'xl/worksheets/sheet1.xml':
      '<worksheet><sheetData><row><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>Born</t></is></c></row>' +
      '<row><c r="A2" t="s"><v>1</v></c><c r="B2"><f>0.1+0.2</f><v>0.30000000000000004</v></c><c r="C2" s="1"><v>43831</v></c><c r="XFD2"><v>1</v></c></row></sheetData></worksheet>',
  })
  const { text, blocks, title } = await parseDocument(file, { filename: 'lies.txt' })
  expect(title).toBeUndefined()
  expect(text).toMatch(
    /^People\n\nName \| {2}\| Born\nAda Lovelace \| 0\.3 \| 2020-01-01 \|[ |]{20,60}\| 1$/,
  )
  expect(headings(blocks)).toEqual([{ kind: 'heading', start: 0, end: 6, depth: 1, opens: false }])
})

test('OpenDocument: a title in one cell over all columns is no header', async () => {
  const cell = (text: string) => `<table:table-cell><text:p>${text}</text:p></table:table-cell>`
  const row = (cells: string) => `<table:table-row>${cells}</table:table-row>`
  const rows = [`${cell('Calls')}<table:covered-table-cell/>`, cell('Bird') + cell('Call')].map(row)
  const { text, blocks } = await parseDocument(
    zipOf({
      mimetype: 'application/vnd.oasis.opendocument.text',
      'content.xml': `<office:text><table:table>${rows.join('')}</table:table><text:p>End.</text:p></office:text>`,
    }),
    {},
  )
  expect(text).toBe('Calls\n\nBird | Call\n\nEnd.')
  expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'row', 'paragraph'])
})

test('OpenDocument: headings, lists, tables, notes at the end, no comments', async () => {
  const file = zipOf({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'meta.xml': '<meta><dc:title>On engines</dc:title></meta>',
    'content.xml':
      '<office:text><text:h text:outline-level="2">Engines</text:h><text:p>It<text:s/>computes<text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>Slowly.</text:p></text:note-body></text:note>.<office:annotation><text:p>Really?</text:p></office:annotation></text:p>' +
      '<text:list><text:list-item><text:p>one</text:p></text:list-item><text:list-item><text:p>two</text:p></text:list-item></text:list>' +
      '<table:table><table:table-row><table:table-cell><text:p>a</text:p></table:table-cell><table:table-cell><text:p>b</text:p></table:table-cell></table:table-row></table:table></office:text>',
  })
  const { format, text, blocks, title } = await parseDocument(file, {})
  expect({ format, title }).toEqual({ format: 'odt', title: 'On engines' })
  expect(text).toBe('Engines\n\nIt computes[1].\n\n- one\n- two\n\na | b\n\nSlowly.')
  expect(headings(blocks)).toEqual([{ kind: 'heading', start: 0, end: 7, depth: 2, opens: false }])
})

function headings(blocks: readonly Block[]): Block[] {
  return blocks.filter(({ kind }) => kind === 'heading')
}
