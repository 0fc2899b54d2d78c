import { contractLimits } from '../../contract/limits.ts'
import { readPlainBlocks } from '../../extraction/blocks/read-blocks.ts'
import type { TextBudget } from '../../extraction/blocks/text-budget.ts'
import { countJsonValues } from './count-json-values.ts'
import { cleanText } from './parse-text.ts'
import type { DocumentContent } from './parsed-document.ts'

/**
 * JSON or JSON lines as `path.to.key: value` lines, one paragraph per record of a list. A list of plain
 * values becomes one line.
 */
export function parseJson(json: string, budget: TextBudget): DocumentContent {
  const clean = cleanText(json)
  budget.addValues(countJsonValues(clean, contractLimits.documentValues))
  const value = parseValue(clean)
  const records = Array.isArray(value) ? value : [value]
  const paragraphs = records.map((record) => describe(record, budget).join('\n'))
  const text = paragraphs.filter((paragraph) => paragraph !== '').join('\n\n')
  const shown = text.replaceAll('\0', '').toWellFormed()
  return { text: shown, blocks: readPlainBlocks(shown, budget), title: titleOf(value) }
}

function parseValue(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return json
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line): unknown => JSON.parse(line))
  }
}

/** Walks with a stack of its own: JSON may nest deeper than calls can. */
function describe(record: unknown, budget: TextBudget): string[] {
  const lines: string[] = []
  const pending: { path: string; value: unknown }[] = [{ path: '', value: record }]
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { path, value } = next
    const children = childrenOf(path, value)
    if (children) for (const child of children.reverse()) pending.push(child)
    else {
      const shown = plain(value)
      if (shown === '') continue
      // Counted first: as long as nobody reads it, a long path takes no memory, however often it stands there.
      budget.addText(path.length + shown.length + 3)
      lines.push(path === '' ? shown : `${path}: ${shown}`)
    }
  }
  return lines
}

function childrenOf(path: string, value: unknown): { path: string; value: unknown }[] | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (Array.isArray(value)) {
    if (value.every((item) => typeof item !== 'object' || item === null))
      return [{ path, value: value.map(plain).join(', ') }]
    return value.map((item: unknown, index) => ({ path: `${path}[${index}]`, value: item }))
  }
  return Object.entries(value).map(([key, item]: [string, unknown]) => ({
    path: path === '' ? key : `${path}.${key}`,
    value: item,
  }))
}

function plain(value: unknown): string {
  return value === null || value === undefined ? '' : String(value).replace(/\r\n?/g, '\n').trim()
}

function titleOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('title' in value)) return undefined
  return typeof value.title === 'string' ? value.title : undefined
}
