import { strToU8, zipSync } from 'fflate'

/** Small files of each format, for tests. */

export function zipOf(members: Readonly<Record<string, string>>): Uint8Array {
  return zipSync(
    Object.fromEntries(Object.entries(members).map(([name, text]) => [name, strToU8(text)])),
  )
}

/** A Word document with this as its `w:body`. */
export function docxOf(body: string, others: Readonly<Record<string, string>> = {}): Uint8Array {
  return zipOf({
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    '_rels/.rels': relationships({ rId1: ['officeDocument', 'word/document.xml'] }),
    'word/document.xml': `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"><w:body>${body}</w:body></w:document>`,
    ...others,
  })
}

/** One Word paragraph, in a style such as `Heading1` if one is given. */
export function wordParagraph(text: string, style?: string): string {
  const properties = style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : ''
  return `<w:p>${properties}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`
}

/** The links of a part of an Office file: `{ rId1: ['slide', 'slides/slide1.xml'] }`. */
export function relationships(
  links: Readonly<Record<string, readonly [kind: string, target: string]>>,
): string {
  const base = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const items = Object.entries(links).map(
    ([id, [kind, target]]) =>
      `<Relationship Id="${id}" Type="${base}/${kind}" Target="${target}"/>`,
  )
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${items.join('')}</Relationships>`
}

export type PdfText = { readonly text: string; readonly y: number; readonly size?: number }

/** A PDF of one page with these lines, each at its height above the foot of the page. */
export function pdfOf(lines: readonly PdfText[]): Uint8Array {
  const content = lines
    .map(({ text, y, size = 12 }) => `BT /F1 ${size} Tf 72 ${y} Td (${text}) Tj ET`)
    .join('\n')
  return pdfFileOf(content, ['<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'])
}

/** A small PDF that draws one letter 2 to the power of `depth` times, by forms that each draw the next one twice. */
export function nestedPdfOf(depth: number): Uint8Array {
  const form = (content: string, resources: string) =>
    `<< /Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << ${resources} >> /Length ${content.length} >>\nstream\n${content}\nendstream`
  const doubling = Array.from({ length: depth }, (_, index) =>
    form('/X Do /X Do', `/XObject << /X ${index + 7} 0 R >>`),
  )
  const letter = form('BT /F1 12 Tf 72 700 Td (a) Tj ET', '/Font << /F1 5 0 R >>')
  return pdfFileOf('/X Do', [
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...doubling,
    letter,
  ])
}

/** A PDF of one page; its other objects count from 5, the first one is its font, the second what it may draw. */
function pdfFileOf(content: string, others: readonly string[]): Uint8Array {
  const drawn = others.length > 1 ? '/XObject << /X 6 0 R >>' : ''
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> ${drawn} >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ...others,
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const start = file.length
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return strToU8(file, true)
}
