import { readPlainBlocks } from '../../../../extraction/blocks/read-blocks.ts'
import type { TextBudget } from '../../../../extraction/blocks/text-budget.ts'
import type { TextBuilder } from '../../building/text-builder.ts'
import { parseHtml } from '../../html/parse-html.ts'

/** A record of up to this many characters becomes one line; in a longer one each value gets a line. */
const recordLengthMax = 400

/** Writes a value of JSON, or those of a list, record by record. */
export function writeRecords(value: unknown, text: TextBuilder, budget: TextBudget): void {
  for (const one of Array.isArray(value) ? value : [value]) {
    const titled = new Set<string>()
    for (const record of recordsOf(one))
      writeRecord(record, { isOfList: value !== one, titled }, text, budget)
  }
}

type Field = { readonly path: string; readonly value: string }
/** The path of a record, `''` for the root, and its values by their paths within it. */
type JsonRecord = { readonly name: string; readonly fields: readonly Field[] }

/** Iterates over the records with an explicit stack, as JSON may nest deeper than the call stack. */
function* recordsOf(outermost: unknown): Generator<JsonRecord> {
  const pending: Part[] = [{ record: { name: '' }, path: '', value: outermost }]
  let current = { name: '' }
  let fields: Field[] = []
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { record, path, value } = next
    const parts = partsOf(next)
    if (parts) for (const part of parts.reverse()) pending.push(part)
    if (parts || plain(value) === '') continue
    if (record !== current) {
      yield { name: current.name, fields }
      fields = []
      current = record
    }
    fields.push({ path, value: plain(value) })
  }
  yield { name: current.name, fields }
}

/** A value at a path within a record. */
type Part = {
  readonly record: { readonly name: string }
  readonly path: string
  readonly value: unknown
}

function partsOf({ record, path, value }: Part): Part[] | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (!Array.isArray(value))
    return Object.entries(value).map(([key, item]: [string, unknown]) => {
      return { record, path: joined(path, key.replace(/\s+/g, ' ')), value: item }
    })
  if (value.every((item) => typeof item !== 'object' || item === null))
    return [{ record, path, value: value.map(plain).join(', ') }]
  const name = joined(record.name, path)
  return value.map((item: unknown, index) => {
    return { record: { name: `${name}[${index}]` }, path: '', value: item }
  })
}

/**
 * Writes a record, a long one under its title, if it has one. Its length is counted before any text is built, so that
 * long repeated paths take no memory.
 */
function writeRecord(
  { name, fields }: JsonRecord,
  { isOfList, titled }: { readonly isOfList: boolean; readonly titled: Set<string> },
  text: TextBuilder,
  budget: TextBudget,
): void {
  const length = fields.reduce((sum, { path, value }) => sum + path.length + value.length + 2, 0)
  if (length <= recordLengthMax && fields.every(isLine)) {
    const values = fields.map(({ path, value }) => labelled(path, value)).join('; ')
    const prefix = titled.has(name) ? '' : name
    if (values !== '') text.writeLine(labelled(prefix, values), { hasHeader: false })
  } else {
    const title = name !== '' || isOfList ? titleIn(fields) : undefined
    if (title !== undefined) {
      text.writeHeading(2, title)
      titled.add(name)
    }
    for (const field of fields) writeField(titled.has(name) ? '' : name, field, text, budget)
  }
  text.breakParagraph()
}

function writeField(name: string, field: Field, text: TextBuilder, budget: TextBudget): void {
  const path = joined(name, field.path)
  if (markup.test(field.value)) {
    text.writeParagraph(`${path}:`)
    text.append(parseHtml(field.value, budget))
    return
  }
  const line = labelled(path, field.value)
  if (isLine(field)) text.writeLine(line, { hasHeader: false })
  else {
    budget.addText(line.length)
    text.append({ text: line, blocks: readPlainBlocks(line, budget) })
  }
}

/** What only a text with the markup of a page has in it. */
const markup = /<(?:p|div|br|ul|ol|table|h[1-6])[ />]/i

/** How the fields are called that tell what a record is about, the most telling first. */
const titles = ['title', 'subject', 'summary', 'name', 'headline']

function titleIn(fields: readonly Field[]): string | undefined {
  for (const title of titles) {
    const found = fields.find((field) => field.path === title)
    if (found !== undefined && isLine(found) && found.value.length <= titleLengthMax)
      return found.value
  }
  return undefined
}

const titleLengthMax = 200

/** Whether a value fits on a line; longer text is prose with sentences, or has the markup of a page. */
function isLine({ value }: Field): boolean {
  return value.length <= recordLengthMax && !value.includes('\n') && !markup.test(value)
}

function labelled(path: string, value: string): string {
  return path === '' ? value : `${path}: ${value}`
}

function joined(path: string, key: string): string {
  return path === '' || key === '' ? path + key : `${path}.${key}`
}

function plain(value: unknown): string {
  if (value === null || value === undefined) return ''
  return String(value).replace(/\r\n?/g, '\n').replaceAll('\0', '').trim()
}
