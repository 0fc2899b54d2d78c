import { createInterface } from 'node:readline'
import type { Interaction, Message } from '../../contract/chat/chat.ts'
import type { Terminal } from '../terminal.ts'

/**
 * Answers the last message, a question, and shows the answer. Throws the reason of the signal if it aborts before the
 * end.
 */
export type Ask = (messages: readonly Message[], signal: AbortSignal) => Promise<Interaction>

/**
 * Asks each line of stdin as a question of the conversation that began with the messages `before`, until stdin ends,
 * and returns the last answer, if any. In a terminal a question that fails is told and the next may be asked; Ctrl-C
 * ends the answer that is being written, or else the conversation. From a pipe the first failure ends it.
 */
export async function converse(
  terminal: Terminal,
  before: readonly Message[],
  ask: Ask,
): Promise<Interaction | undefined> {
  const { stdin, stderr } = process
  const isTyped = stdin.isTTY
  const lines = createInterface({ input: stdin, output: stderr, terminal: isTyped, prompt: '\n> ' })
  let answering: AbortController | undefined
  lines.on('SIGINT', () => (answering ? answering.abort(new Error('Stopped.')) : lines.close()))
  terminal.signal.addEventListener('abort', () => lines.close(), { once: true })

  let messages = before
  let last: Interaction | undefined
  if (isTyped) terminal.note('Type a question. Ctrl-D ends the conversation.')
  if (isTyped) lines.prompt()
  for await (const line of lines) {
    const question = line.trim()
    if (question !== '') {
      answering = new AbortController()
      try {
        const signal = AbortSignal.any([terminal.signal, answering.signal])
        last = await ask([...messages, { role: 'user', content: question }], signal)
        messages = last.messages
      } catch (error) {
        if (!isTyped || terminal.signal.aborted) throw error
        terminal.showError(error)
      }
      answering = undefined
    }
    if (isTyped) lines.prompt()
  }
  terminal.signal.throwIfAborted()
  return last
}
