import type { TextBudget } from '../../../../extraction/blocks/text-budget.ts'
import type { DocumentContent } from '../../parsed-document.ts'
import { readXml } from '../../read-xml.ts'
import type { ZipArchive } from '../../read-zip.ts'
import { decodeText } from '../../text/charsets/decode-text.ts'
import { xmlTitle } from '../../xml-title.ts'
import { linkIdOf, relationshipsOf } from '../relationships.ts'
import { readShapes } from './shapes.ts'
import { SlideWriter } from './slide-writer.ts'

const presentationPart = 'ppt/presentation.xml'

/** Parses a presentation: each slide under its title or number, in the order shown, then its diagrams and notes. */
export function parsePptx(zip: ZipArchive, budget: TextBudget): DocumentContent {
  const slides = new SlideWriter(budget)
  for (const slide of slidesInOrder(zip)) {
    const links = relationshipsOf(zip, slide)
    slides.add(readShapes(zip.read(slide), budget))
    const others = ['diagramData', 'notesSlide'].flatMap((one) =>
      links.filter(({ kind }) => kind === one),
    )
    for (const { target } of others) slides.addBelow(readShapes(zip.read(target), budget))
  }
  return slides.finish(xmlTitle(zip.read('docProps/core.xml')))
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
