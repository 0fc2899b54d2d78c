import type { Conversation, Turn } from '../../../src/contract/chat/conversations.ts'
import { saveFile } from '../parts/save-file.ts'
import { service } from '../service.ts'
import { strings } from '../strings/strings.ts'
import { withSources } from './turns/with-sources.ts'

const turnsPerPage = 100

/** Saves a conversation as Markdown: each question as a quotation, with its answer and sources below it. */
export async function saveConversation({ conversation_id, title }: Conversation): Promise<void> {
  const turns = await turnsOf(conversation_id)
  const parts = turns.flatMap((turn) => [asked(turn), withSources(turn)])
  const text = [`# ${title || strings.chat.untitled}`, ...parts].join('\n\n')
  saveFile(new Blob([`${text}\n`], { type: 'text/markdown' }), `${fileName(title)}.md`)
}

/** All turns, the oldest first. */
async function turnsOf(conversation_id: string): Promise<readonly Turn[]> {
  const turns: Turn[] = []
  for (let starting_after: string | undefined; ; ) {
    const page = await service.call('listTurns', {
      conversation_id,
      limit: turnsPerPage,
      starting_after,
    })
    turns.push(...page.data)
    if (page.next_cursor === null) return turns.reverse()
    starting_after = page.next_cursor
  }
}

function asked({ question }: Turn): string {
  return question.replace(/^/gm, '> ')
}

const nameLengthMax = 80

/** A name that every system takes. */
function fileName(title: string): string {
  const name = title
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .slice(0, nameLengthMax)
    .toWellFormed()
  return name.trim() || 'skein'
}
