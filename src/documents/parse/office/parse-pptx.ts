import type { TextBudget } from '../../../extraction/blocks/text-budget.ts'
import { TextBuilder } from '../building/text-builder.ts'
import type { DocumentContent } from '../parsed-document.ts'
import { readXml } from '../read-xml.ts'
import type { ZipArchive } from '../read-zip.ts'
import { decodeText } from '../text/decode-text.ts'
import { xmlTitle } from '../xml-title.ts'
import { linkIdOf, relationshipsOf } from './relationships.ts'
import { readShapes, withTitle } from './shapes.ts'

const presentationPart = 'ppt/presentation.xml'

/** Parses a presentation: each slide under its title or number, in the order shown, then its notes. */
export function parsePptx(zip: ZipArchive, budget: TextBudget): DocumentContent {
  const document = new TextBuilder(budget)
  for (const [index, slide] of slidesInOrder(zip).entries()) {
    const links = relationshipsOf(zip, slide)
    const shapes = readShapes(zip.read(slide), budget)
    const { title, body } = withTitle(shapes)
    document.openPart({ slide: index + 1 })
    document.writeHeading(1, title || `Slide ${index + 1}`)
    for (const piece of body) document.append(piece)
    const others = ['diagramData', 'notesSlide'].flatMap((one) =>
      links.filter(({ kind }) => kind === one),
    )
    for (const { target } of others) {
      const { opening, body } = readShapes(zip.read(target), budget)
      document.append(opening)
      document.append(body)
    }
  }
  return { ...document.finish(), title: xmlTitle(zip.read('docProps/core.xml')) }
}

function slidesInOrder(zip: ZipArchive): string[] {
  const links = relationshipsOf(zip, presentationPart)
  const targets = new Map(links.map(({ id, target }) => [id, target]))
  const slides = new Set<string>()
  readXml(decodeText(zip.read(presentationPart) ?? new Uint8Array()), {
    open: (name, attributes) => {
      const target = name === 'sldId' ? targets.get(linkIdOf(attributes) ?? '') : undefined
      if (target) slides.add(target)
    },
  })
  return [...slides]
}
