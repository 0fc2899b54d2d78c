import type { Interaction, InteractionEvent } from '../../contract/chat/chat.ts'
import type { Terminal } from '../terminal.ts'

/**
 * Reads an answer to its end, and shows its steps as progress and its reply as it is written, unless the output is
 * JSON. Throws the reason of the signal if it aborts before the end; the answer then costs nothing.
 */
export async function readAnswer(
  terminal: Terminal,
  events: AsyncIterable<InteractionEvent>,
  signal: AbortSignal,
): Promise<Interaction> {
  const progress = terminal.progress()
  let isTelling = false
  try {
    for await (const event of events) {
      // Leaving the loop here releases the tokens that are held.
      signal.throwIfAborted()
      if (event.type === 'step' && !isTelling) progress.show(event.summary)
      if (event.type === 'text-delta' && !terminal.json) {
        progress[Symbol.dispose]()
        isTelling = true
        terminal.write(event.text)
      }
      if (event.type === 'interaction-end') {
        const { type: _, ...interaction } = event
        return interaction
      }
    }
    throw new Error('The chat ended without an answer')
  } finally {
    if (isTelling) terminal.write('\n\n')
    else progress[Symbol.dispose]()
  }
}
