import { docOf } from '../support/library/doc-file.ts'
import { msgOf } from '../support/library/msg-file.ts'
import { pptOf } from '../support/library/ppt-file.ts'
import {
  docxOf,
  pdfOf,
  relationships,
  wordParagraph,
  zipOf,
} from '../support/library/sample-files.ts'
import { xlsOf } from '../support/library/xls-file.ts'
import { xlsbOf } from '../support/library/xlsb-file.ts'

/** A file of one format with a text in it, as it is: nothing is escaped, so that marks of the format break it. */
export type BadFile = {
  readonly filename: string
  of(text: string): Uint8Array
  /** What it is taken for, where that is not its name here. */
  readonly format?: string
}

const lineLength = 80

/** Of every format that can be read. */
export const badFiles: Readonly<Record<string, BadFile>> = {
  text: plain('a.txt', (text) => text),
  markdown: plain('a.md', (text) => text),
  csv: plain('a.csv', (text) => `a,b\n${text},${text}\n`),
  rst: as('text', 'a.rst', (text) => `a\n=\n\n${text}\n\n.. note:: ${text}\n`),
  asciidoc: as('text', 'a.adoc', (text) => `= a\n\n${text}\n\nNOTE: ${text}\n`),
  latex: as(
    'text',
    'a.tex',
    (text) => `\\documentclass{a}\\begin{document}${text}\\section{${text}}${text}`,
  ),
  rtf: plain('a.rtf', (text) => `{\\rtf1 a\\par ${text}\\par {\\b ${text}`),
  html: plain('a.html', (text) => `<!doctype html><title>a</title><p>${text}`),
  json: plain('a.json', (text) => `{"a":${JSON.stringify(text)},"b":"${text}"}`),
  notebook: as(
    'json',
    'a.ipynb',
    (text) =>
      `{"nbformat":4,"cells":[{"cell_type":"markdown","source":${JSON.stringify(text)}},{"cell_type":"code","source":"${text}"}]}`,
  ),
  eml: plain('a.eml', (text) => `From: a\nDate: b\nTo: c\nSubject: ${text}\n\n${text}`),
  mbox: as(
    'eml',
    'a.mbox',
    (text) =>
      `From a Mon Mar 02 19:02:11 2026\nFrom: a\nDate: b\nTo: c\n\n${text}\n\nFrom a Mon Mar 02 19:02:11 2026\nFrom: a\nDate: b\n\nOn 1 May a:\n> ${text}\n`,
  ),
  msg: {
    filename: 'a.msg',
    of: (text) => msgOf({ subject: 'a', from: { name: text, address: text }, text }),
  },
  calendar: as(
    'text',
    'a.ics',
    (text) =>
      `BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:a\nDESCRIPTION;A=${text}:${text}\nLOCATION:${text}`,
  ),
  contacts: as(
    'text',
    'a.vcf',
    (text) => `BEGIN:VCARD\nFN:a\nNOTE:${text}\nADR;TYPE=${text}:${text}`,
  ),
  chat: as(
    'text',
    'a.txt',
    (text) => `[10:00] a: b\n[10:01] b: c\n[10:02] a: d\n[10:03] a: ${text}\n[10:04] b: c\n`,
  ),
  transcript: as('text', 'a.txt', (text) => `a [0:01]\nb\n\nb [0:02]\nc\n\na [0:03]\n${text}\n`),
  wiki: as(
    'text',
    'a.xml',
    (text) =>
      `<mediawiki><page><title>a</title><text>{{b\n|c=${text}}}\n{|\n| ${text}\n|}\n${text}`,
  ),
  xml: as(
    'text',
    'a.xml',
    (text) => `<?xml version="1.0"?><a><b>c</b><b d="${text}">${text}</b><e>${text}`,
  ),
  spreadsheet: as(
    'text',
    'a.xls',
    (text) =>
      `<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="${text}"><Table><Row><Cell><Data ss:Type="String">a</Data></Cell><Cell ss:Index="${text}"><Data>${text}</Data></Cell></Row><Row><Cell ss:MergeAcross="1"><Data ss:Type="DateTime">${text}</Data></Cell></Row></Table></Worksheet>`,
  ),
  'web archive': as(
    'eml',
    'a.doc',
    (text) =>
      `MIME-Version: 1.0\nContent-Type: multipart/related; boundary=x\n\n--x\nContent-Type: text/html\n\n<p>a<p>${text}\n--x--`,
  ),
  pdf: { filename: 'a.pdf', of: (text) => pdfOf(linesOf(text)) },
  docx: { filename: 'a.docx', of: (text) => docxOf(wordParagraph(text) + text) },
  doc: {
    filename: 'a.doc',
    of: (text) =>
      docOf([
        { text: 'a\r', characterBytes: 1 },
        { text: `${text}\r`, characterBytes: 2 },
      ]),
  },
  pptx: archive('a.pptx', (text) => ({
    'ppt/presentation.xml': '<p:presentation><p:sldId r:id="r1"/></p:presentation>',
    'ppt/_rels/presentation.xml.rels': relationships({ r1: ['slide', 'slides/slide1.xml'] }),
    'ppt/slides/slide1.xml': `<p:sld><p:sp><p:txBody><a:p><a:t>a</a:t></a:p></p:txBody></p:sp><p:sp><a:t>${text}`,
  })),
  ppt: { filename: 'a.ppt', of: (text) => pptOf([{ title: 'a', items: [text, text] }]) },
  xlsx: archive('a.xlsx', (text) => ({
    'xl/workbook.xml': '<workbook><sheets><sheet name="a" r:id="r1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': relationships({
      r1: ['worksheet', 'worksheets/sheet1.xml'],
      r2: ['sharedStrings', 'sharedStrings.xml'],
    }),
    'xl/sharedStrings.xml': `<sst><si><t>${text}</t></si>`,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData><row><c t="s"><v>0</v></c></row><row><c><v>${text}`,
  })),
  xls: { filename: 'a.xls', of: (text) => xlsOf({ 0: ['a', 'b'], 1: [text, text] }) },
  xlsb: {
    filename: 'a.xlsb',
    of: (text) =>
      xlsbOf([
        ['a', 'b'],
        [text, text],
      ]),
  },
  odt: archive('a.odt', (text) => ({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': `<office:document-content><office:body><office:text><text:p>a</text:p><text:p>${text}`,
  })),
  ods: archive('a.ods', (text) => ({
    mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
    'content.xml': `<office:document-content><table:table><table:table-row><table:table-cell><text:p>a</text:p></table:table-cell><table:table-cell><text:p>${text}`,
  })),
  odp: archive('a.odp', (text) => ({
    mimetype: 'application/vnd.oasis.opendocument.presentation',
    'content.xml': `<office:document-content><draw:page><draw:frame><text:p>a</text:p></draw:frame><draw:frame><text:p>${text}`,
  })),
  epub: archive('a.epub', (text) => ({
    mimetype: 'application/epub+zip',
    'META-INF/container.xml': '<container><rootfile full-path="a.opf"/></container>',
    'a.opf':
      '<package><manifest><item id="a" href="a.html" media-type="application/xhtml+xml"/></manifest><spine><itemref idref="a"/></spine></package>',
    'a.html': `<html><body><p>a</p><p>${text}`,
  })),
}

function plain(filename: string, of: (text: string) => string): BadFile {
  return { filename, of: (text) => Buffer.from(of(text)) }
}

function as(format: string, filename: string, of: (text: string) => string): BadFile {
  return { ...plain(filename, of), format }
}

function archive(
  filename: string,
  of: (text: string) => Readonly<Record<string, string>>,
): BadFile {
  return { filename, of: (text) => zipOf({ '[Content_Types].xml': '<Types/>', ...of(text) }) }
}

function linesOf(text: string): { text: string; y: number }[] {
  const lines = [{ text: 'a', y: 780 }]
  for (let start = 0; start < text.length; start += lineLength)
    lines.push({ text: text.slice(start, start + lineLength), y: 760 - (lines.length % 60) * 12 })
  return lines
}
