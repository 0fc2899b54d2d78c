import type { Passage } from '../../evidence/passage.ts'
import { labelledLine } from '../../extraction/blocks/labelled-line.ts'

type Laid = Pick<Passage, 'blocks' | 'text' | 'leadIn'>

/** Whether a passage lists things without a table: in items, or in lines that name their values. */
export function hasRecords({ blocks, text, leadIn }: Laid): boolean {
  return blocks.some((block, at) => {
    if (block.kind === 'item') return true
    if (isRecordLine(block, text)) return leadIn === undefined || at > 0
    if (block.kind !== 'paragraph') return false
    const lines = text.slice(block.start, block.end).split('\n')
    return lines.some((line) => labelledLine(line.replaceAll('**', '').trim()))
  })
}

/** A passage without the rows that are such lines, and so no table. */
export function withoutRecords<Found extends Laid>(passage: Found): Found {
  const { blocks, text } = passage
  return { ...passage, blocks: blocks.filter((block) => !isRecordLine(block, text)) }
}

/** Whether a block is a row of one field: "Weight: 13 kg". */
function isRecordLine({ kind, opens, start, end }: Laid['blocks'][number], text: string): boolean {
  if (kind !== 'row' || opens) return false
  const line = text.slice(start, end)
  return !line.includes('; ') && !line.includes('|') && labelledLine(line) !== undefined
}
