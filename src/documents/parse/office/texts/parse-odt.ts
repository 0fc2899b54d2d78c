import type { TextBudget } from '../../../../extraction/blocks/text-budget.ts'
import { TableStack } from '../../building/table-stack.ts'
import { TextBuilder } from '../../building/text-builder.ts'
import type { DocumentContent } from '../../parsed-document.ts'
import { readXml } from '../../read-xml.ts'
import type { ZipArchive } from '../../read-zip.ts'
import { decodeText } from '../../text/charsets/decode-text.ts'
import { xmlTitle } from '../../xml-title.ts'
import { contentOf } from '../open-document.ts'
import { OdtReader } from './odt-reader.ts'
import { OdtStyles } from './odt-styles.ts'

/**
 * Parses an OpenDocument text: title, headings, lists, tables, text frames, and notes at the end of their sections;
 * without comments.
 */
export function parseOdt(zip: ZipArchive, budget: TextBudget): DocumentContent {
  const body = new TextBuilder(budget)
  const tables = new TableStack(body, budget)
  const styles = new OdtStyles(decodeText(zip.read('styles.xml') ?? new Uint8Array()))
  const reader = new OdtReader(tables, budget, styles)
  readXml(contentOf(zip), reader)
  tables.closeAll()
  reader.writeNotes()
  return { ...body.finish(), title: xmlTitle(zip.read('meta.xml')) }
}
