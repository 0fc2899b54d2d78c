import { setImmediate } from 'node:timers/promises'

/**
 * Joins texts that are available at the same time into texts of about `lengthMax` characters, so that a thousand lines
 * become a few writes. Never waits for a text that is not available yet.
 */
export async function* gathered(
  texts: AsyncIterable<string>,
  lengthMax: number,
): AsyncGenerator<string> {
  const iterator = texts[Symbol.asyncIterator]()
  try {
    let text = ''
    let next = iterator.next()
    for (;;) {
      const step =
        text === '' ? await next : await Promise.race([next, setImmediate('not yet' as const)])
      if (step === 'not yet' || step.done || text.length >= lengthMax) {
        if (text !== '') yield text
        text = ''
      }
      if (step === 'not yet') continue
      if (step.done) return
      text += step.value
      next = iterator.next()
    }
  } finally {
    await iterator.return?.()
  }
}
