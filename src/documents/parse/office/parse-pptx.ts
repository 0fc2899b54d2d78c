import type { TextBudget } from '../../../extraction/blocks/text-budget.ts'
import { TableStack } from '../building/table-stack.ts'
import { TextBuilder } from '../building/text-builder.ts'
import { decodeText } from '../decode-text.ts'
import type { DocumentContent } from '../parsed-document.ts'
import { readXml } from '../read-xml.ts'
import type { ZipArchive } from '../read-zip.ts'
import { xmlTitle } from '../xml-title.ts'
import { relationshipsOf } from './relationships.ts'

const presentationPart = 'ppt/presentation.xml'

/** Parses a presentation: each slide under its title or number, in the order shown, then its notes. */
export function parsePptx(zip: ZipArchive, budget: TextBudget): DocumentContent {
  const document = new TextBuilder(budget)
  for (const [index, slide] of slidesInOrder(zip).entries()) {
    const links = relationshipsOf(zip, slide)
    const { title, body } = readShapes(zip.read(slide), budget)
    document.writeHeading(1, title || `Slide ${index + 1}`)
    document.append(body)
    for (const { target } of links.filter(({ kind }) => kind === 'diagramData'))
      document.append(readShapes(zip.read(target), budget).body)
    for (const { target } of links.filter(({ kind }) => kind === 'notesSlide'))
      document.append(readShapes(zip.read(target), budget).body)
  }
  return { ...document.finish(), title: xmlTitle(zip.read('docProps/core.xml')) }
}

function slidesInOrder(zip: ZipArchive): string[] {
  const links = relationshipsOf(zip, presentationPart)
  const targets = new Map(links.map(({ id, target }) => [id, target]))
  const slides = new Set<string>()
  readXml(decodeText(zip.read(presentationPart) ?? new Uint8Array()), {
    open: (name, attributes) => {
      const target = name === 'sldId' ? targets.get(attributes['r:id'] ?? '') : undefined
      if (target) slides.add(target)
    },
  })
  return [...slides]
}

/** Placeholders that are not part of a slide's content: page number, date, footer, header. */
const furniture = /^(sldNum|dt|ftr|hdr|sldImg)$/

/** Lines of a slide's outline are list items, though they carry no markers. */
function isListed(placeholder: string): boolean {
  return placeholder === 'body'
}

function readShapes(part: Uint8Array | undefined, budget: TextBudget) {
  const title = new TextBuilder(budget)
  const body = new TextBuilder(budget)
  const tables = new TableStack(body, budget)
  let placeholder = ''
  let isText = false
  readXml(decodeText(part ?? new Uint8Array()), {
    open: (name, attributes) => {
      if (name === 'sp') placeholder = ''
      else if (name === 'ph') placeholder = attributes.type ?? 'body'
      else if (name === 'txBody') target().openList()
      else if (name === 'p' && isListed(placeholder)) target().openItem('')
      else if (name === 'tr') tables.openRow()
      else if (name === 'tc') tables.openCell()
      else if (name === 'br') target().write(' ')
      isText = name === 't'
    },
    text: (text) => {
      if (isText && !furniture.test(placeholder)) target().write(text)
    },
    close: (name) => {
      isText = false
      if (name === 'txBody') target().closeList()
      if (name === 'p') target().closeItem()
      else if (name === 'tr') tables.closeRow()
      else if (name === 'sp' || name === 'tbl') {
        target().breakParagraph()
        placeholder = ''
      }
    },
  })
  tables.closeAll()
  return { title: title.finish().text.replaceAll('\n', ' '), body: body.finish() }

  function target(): TextBuilder {
    return /^(title|ctrTitle)$/.test(placeholder) ? title : tables.current
  }
}
