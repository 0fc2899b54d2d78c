import { contractLimits } from '../../../../contract/limits.ts'
import type { TextBudget } from '../../../../extraction/blocks/text-budget.ts'
import { TextBuilder } from '../../building/text-builder.ts'
import { parseChatJson } from '../../conversation/parse-chat-json.ts'
import type { DocumentContent } from '../../parsed-document.ts'
import { unprocessable } from '../../unprocessable.ts'
import { isApi, writeApi } from '../api/write-api.ts'
import { cleanText } from '../parse-text.ts'
import { countJsonValues, jsonDepth } from './count-json-values.ts'
import { keepJsonNumbers } from './keep-json-numbers.ts'
import { writeRecords } from './write-records.ts'

/**
 * Parses JSON or JSON lines. Each record of a list becomes a paragraph `path[0]: key: value; key: value`; a long one
 * gets its title as heading and a line `path.to.key: value` for each value. A list of plain values counts as one value.
 * Numbers stay as they are written. The description of an API is read as one, and an exported chat as a conversation.
 */
export function parseJson(json: string, budget: TextBudget): DocumentContent {
  const clean = cleanText(json)
  budget.addValues(countJsonValues(clean, contractLimits.documentValues))
  const value = parseValue(keepJsonNumbers(clean))
  const conversation = parseChatJson(value, budget)
  if (conversation !== undefined) return conversation
  const content = parseValues(value, budget)
  if (content.text === '') demandShallow(clean)
  return content
}

/** The text of a value of JSON, or of what is like it. */
export function parseValues(value: unknown, budget: TextBudget): DocumentContent {
  const text = new TextBuilder(budget)
  if (isApi(value)) writeApi(value, text, budget)
  else writeRecords(value, text, budget)
  // The title of a record is none of the whole.
  return { ...text.finish(), title: titleOf(isApi(value) ? value.info : value) ?? '' }
}

/** For JSON without text: that it nests too deeply, if it does, tells more than that it is empty. */
function demandShallow(json: string): void {
  const depth = jsonDepth(json)
  if (depth <= contractLimits.jsonDepth) return
  throw unprocessable(
    `The file nests too deeply: its JSON is ${depth} lists and objects within each other, which hold no text`,
  )
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

function titleOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('title' in value)) return undefined
  return typeof value.title === 'string' ? value.title : undefined
}
