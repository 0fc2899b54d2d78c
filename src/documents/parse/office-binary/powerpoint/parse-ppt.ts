import type { TextBudget } from '../../../../extraction/blocks/text-budget.ts'
import { SlideWriter } from '../../office/slides/slide-writer.ts'
import type { DocumentContent } from '../../parsed-document.ts'
import type { CompoundFile } from '../open-compound-file.ts'
import { summaryTitle } from '../summary-title.ts'
import { dataOf, kind, PresentationFile, recordsIn, type SlideRecord } from './presentation-file.ts'
import { readSlideShapes } from './slide-shapes.ts'
import { slideTextsIn } from './slide-text.ts'

/** The lists of slides in a document, by the instance of their record. */
const list = { slides: 0, notes: 2 }

/** A slide in a list: the number of its part, its own number, and the records of its texts. */
type ListedSlide = { readonly part: number; readonly id: number; readonly texts: SlideRecord[] }

/**
 * Parses a presentation of PowerPoint 97 to 2003 ([MS-PPT] 8) as a current one is parsed: each slide under its title or
 * number, in the order shown, then its notes.
 */
export function parsePpt(file: CompoundFile, budget: TextBudget): DocumentContent {
  const presentation = new PresentationFile(file)
  const lists = [...recordsIn(presentation.document)].filter((one) => one.kind === kind.slideList)
  const listed = (instance: number) =>
    lists.filter((one) => one.instance === instance).flatMap(({ data }) => slidesIn(data))
  const notes = new Map(listed(list.notes).map((one) => [one.id, one.part]))
  const slides = new SlideWriter(budget)
  for (const { part, texts } of listed(list.slides)) {
    const slide = presentation.part(part)
    if (slide === undefined) continue
    slides.add(readSlideShapes(slide, slideTextsIn(texts), budget))
    const notesId = dataOf(recordsIn(slide), kind.slideAtom)?.readUInt32LE(16) ?? 0
    const notesOfSlide = presentation.part(notes.get(notesId) ?? 0)
    if (notesOfSlide) slides.addBelow(readSlideShapes(notesOfSlide, [], budget))
  }
  return slides.finish(summaryTitle(file))
}

function slidesIn(data: Buffer): readonly ListedSlide[] {
  const slides: ListedSlide[] = []
  for (const record of recordsIn(data))
    if (record.kind === kind.slidePlace)
      slides.push({
        part: record.data.readUInt32LE(0),
        id: record.data.readUInt32LE(12),
        texts: [],
      })
    else slides.at(-1)?.texts.push(record)
  return slides
}
