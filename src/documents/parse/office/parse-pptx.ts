import type { TextBudget } from '../../../extraction/blocks/text-budget.ts'
import { countWords } from '../../../language/words/count-words.ts'
import { TextBuilder } from '../building/text-builder.ts'
import type { DocumentContent } from '../parsed-document.ts'
import { readXml } from '../read-xml.ts'
import type { ZipArchive } from '../read-zip.ts'
import { decodeText } from '../text/decode-text.ts'
import { xmlTitle } from '../xml-title.ts'
import { linkIdOf, relationshipsOf } from './relationships.ts'
import { readShapes, withTitle } from './shapes.ts'

const presentationPart = 'ppt/presentation.xml'

/**
 * Parses a presentation: each slide under its title or number, in the order shown, then its notes. It is called what
 * its first slide is called, if by several words: the title that is saved with it is often that of an earlier
 * presentation, or "Slide 1" in some language.
 */
export function parsePptx(zip: ZipArchive, budget: TextBudget): DocumentContent {
  const document = new TextBuilder(budget)
  let opening = ''
  for (const [index, slide] of slidesInOrder(zip).entries()) {
    const links = relationshipsOf(zip, slide)
    const shapes = readShapes(zip.read(slide), budget)
    const { title, body } = withTitle(shapes)
    if (index === 0) opening = title
    document.openPart({ slide: index + 1 })
    document.writeHeading(1, title || `Slide ${index + 1}`)
    for (const piece of body) document.append(piece)
    const others = ['diagramData', 'notesSlide'].flatMap((one) =>
      links.filter(({ kind }) => kind === one),
    )
    for (const { target } of others) {
      const shown = readShapes(zip.read(target), budget)
      document.append(shown.opening)
      document.append(shown.body)
    }
  }
  const saved = xmlTitle(zip.read('docProps/core.xml'))
  return { ...document.finish(), title: countWords(opening) > 1 ? opening : saved }
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
