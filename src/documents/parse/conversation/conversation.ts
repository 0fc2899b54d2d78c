import { contractLimits } from '../../../contract/limits.ts'
import type { Block } from '../../../extraction/blocks/block.ts'
import { readBlocks, readPlainBlocks } from '../../../extraction/blocks/read-blocks.ts'
import type { TextBudget } from '../../../extraction/blocks/text-budget.ts'
import { TextBuilder } from '../building/text-builder.ts'
import type { StructuredText } from '../parsed-document.ts'
import { cleanText } from '../text/parse-text.ts'

/** What somebody wrote or said, and when, as the file tells it. */
export type Message = {
  readonly speaker: string
  readonly at: string
  readonly text: string
}

/** So many messages have a heading each, and leave room for others; a longer conversation stays the text that it is. */
export const messagesMax = contractLimits.documentHeadings / 2

const depth = 3

/**
 * Writes a conversation: who says something and when is the heading over it, so that it is quoted as theirs and nobody
 * else's. What one person writes within the time that is shown stands under one heading.
 */
export function writeConversation(
  messages: Iterable<Message>,
  budget: TextBudget,
  markup: 'plain' | 'markdown' = 'plain',
): StructuredText {
  const document = new TextBuilder(budget)
  const read = markup === 'plain' ? readPlainBlocks : readBlocks
  let last = ''
  for (const message of messages) {
    const text = cleanText(message.text).trim()
    if (text === '') continue
    const turn = turnOf(message)
    if (turn !== last) document.writeHeading(depth, turn)
    last = turn
    budget.addText(text.length)
    const isLine = !text.includes('\n')
    document.append({ text, blocks: isLine ? [paragraph(text)] : read(text, budget) })
  }
  return document.finish()
}

/** A message of one line is what somebody says, though it begins like an item: "4417. Tell nobody." */
function paragraph(text: string): Block {
  return { kind: 'paragraph', start: 0, end: text.length, depth: 0, opens: false }
}

function turnOf({ speaker, at }: Message): string {
  return [speaker, at].filter((part) => part !== '').join(', ')
}
