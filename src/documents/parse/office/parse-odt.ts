import type { TextBudget } from '../../../extraction/blocks/text-budget.ts'
import { decodeText } from '../decode-text.ts'
import type { DocumentContent } from '../parsed-document.ts'
import { readXml } from '../read-xml.ts'
import type { ZipArchive } from '../read-zip.ts'
import { TableStack } from '../table-stack.ts'
import { TextBuilder } from '../text-builder.ts'
import { unprocessable } from '../unprocessable.ts'
import { xmlTitle } from '../xml-title.ts'

/** Comments, deleted text, and elements that only repeat the document. */
const skipped = new Set(['annotation', 'tracked-changes', 'table-of-content', 'sequence-decls'])

/** Parses an OpenDocument text: headings, lists, tables, text frames, and notes at the end; without comments. */
export function parseOdt(zip: ZipArchive, budget: TextBudget): DocumentContent {
  const manifest = decodeText(zip.read('META-INF/manifest.xml') ?? new Uint8Array())
  if (/<(\w+:)?encryption-data\b/.test(manifest))
    throw unprocessable('The file is encrypted and needs a password')
  const content = zip.read('content.xml')
  if (!content) throw unprocessable('The file is damaged: it has no content.xml')

  const body = new TextBuilder(budget)
  const notes = new TextBuilder(budget)
  readContent(decodeText(content), body, notes, budget)
  body.append(notes.finish())
  return { ...body.finish(), title: xmlTitle(zip.read('meta.xml')) }
}

function readContent(xml: string, body: TextBuilder, notes: TextBuilder, budget: TextBudget): void {
  const tables = new TableStack(body, budget)
  let skippedDepth = 0
  let textDepth = 0
  let itemDepth = 0
  let inNote = false
  readXml(xml, {
    open: (name, attributes) => {
      if (skipped.has(name)) skippedDepth += 1
      if (skippedDepth > 0) return
      if (name === 'p' || name === 'h') textDepth += 1
      if (name === 'note-body') inNote = true
      if (name === 'h') target().openHeading(Number(attributes['text:outline-level']) || 1)
      else if (name === 'list-item') {
        itemDepth += 1
        target().openItem()
      } else if (name === 'list') target().openList()
      else if (name === 'table-row') tables.openRow()
      else if (name === 'table-cell') tables.openCell()
      else if (name === 'note-citation') target().write('[')
      else if (name === 's' || name === 'tab') target().write(' ')
      else if (name === 'line-break') target().breakLine()
    },
    text: (text) => {
      if (skippedDepth === 0 && textDepth > 0) target().write(text)
    },
    close: (name) => {
      if (skipped.has(name)) skippedDepth -= 1
      if (skippedDepth > 0) return
      if (name === 'p' || name === 'h') textDepth -= 1
      if (name === 'list-item') {
        itemDepth -= 1
        target().closeItem()
      }
      if (name === 'list') target().closeList()
      if (name === 'h') target().closeHeading()
      else if (name === 'p' && itemDepth > 0) target().breakLine()
      else if (name === 'p' || name === 'list' || name === 'table') target().breakParagraph()
      else if (name === 'table-row') tables.closeRow()
      else if (name === 'note-citation') target().write(']')
      else if (name === 'note-body') inNote = false
    },
  })
  tables.closeAll()

  function target(): TextBuilder {
    return inNote ? notes : tables.current
  }
}
