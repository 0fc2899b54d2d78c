import { zipSync } from 'fflate'
import mammoth from 'mammoth'
import type { TextBudget } from '../../../extraction/blocks/text-budget.ts'
import { decodeText } from '../decode-text.ts'
import { parseHtml } from '../parse-html.ts'
import type { DocumentContent } from '../parsed-document.ts'
import { readXml } from '../read-xml.ts'
import type { ZipArchive } from '../read-zip.ts'
import { unprocessable } from '../unprocessable.ts'
import { xmlTitle } from '../xml-title.ts'

const partsRead = /^(\[Content_Types\]\.xml|_rels\/.*|word\/([^/]+\.xml|_rels\/.*))$/
/** Equations do not nest, and the pattern must not search on past the next one. */
const equation = /<m:oMath>((?:(?!<m:oMath>)[\s\S])*?)<\/m:oMath>/g
const partsWithEquations = /^word\/(document|footnotes|endnotes)\d*\.xml$/

/**
 * A Word document: headings, lists, tables, text boxes, and footnotes at the end; comments left out.
 * Mammoth gets a new archive of only the XML parts that were read within limits, so that it never meets a
 * hostile container, and has nothing to fetch.
 */
export async function parseDocx(zip: ZipArchive, budget: TextBudget): Promise<DocumentContent> {
  const parts: Record<string, Uint8Array> = {}
  for (const name of zip.names.filter((name) => partsRead.test(name))) {
    const part = zip.read(name) ?? new Uint8Array()
    // Mammoth's own parser slows down without bound on XML that nests too deeply; this one refuses it.
    readXml(decodeText(part), { open: demandFlatFields() })
    parts[name] = partsWithEquations.test(name) ? spellOutEquations(part) : part
  }
  const archive = Buffer.from(zipSync(parts, { level: 0 }))
  const { value } = await mammoth.convertToHtml(
    { buffer: archive },
    {
      styleMap: ["p[style-name='Title'] => h1:fresh"],
      convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
      externalFileAccess: false,
    },
  )
  const html = value.replaceAll(/<a href="#(foot|end)note-ref-[^"]*">↑<\/a>/g, '')
  return { ...parseHtml(html, budget), title: xmlTitle(zip.read('docProps/core.xml')) }
}

/** More than any real document; Mammoth looks at all fields that are open for each run within them. */
const fieldDepthMax = 1_000

/** Counts the fields that are open, such as links, and refuses those that nest too deeply. */
function demandFlatFields() {
  let depth = 0
  return (name: string, attributes: Readonly<Record<string, string>>) => {
    if (name !== 'fldChar') return
    const type = Object.entries(attributes).find(([key]) => key.endsWith('fldCharType'))?.[1]
    if (type === 'begin') depth += 1
    if (type === 'end') depth = Math.max(0, depth - 1)
    if (depth > fieldDepthMax)
      throw unprocessable('The file is damaged: its fields nest too deeply')
  }
}

/** Mammoth knows no equations; their letters and signs in a row are what a search can find. */
function spellOutEquations(part: Uint8Array): Uint8Array {
  const xml = decodeText(part)
  if (!xml.includes('<m:oMath')) return part
  const spelled = xml
    .replaceAll(equation, (_, math: string) => {
      const signs = [...math.matchAll(/<m:t(?: [^<>]*)?>([^<]*)<\/m:t>/g)].map(([, sign]) => sign)
      return `<w:r><w:t xml:space="preserve">${signs.join('')}</w:t></w:r>`
    })
    .replaceAll(/<\/?m:oMathPara>/g, '')
  return Buffer.from(spelled)
}
