import { setImmediate } from 'node:timers/promises'

/**
 * Joins texts that are there at once, up to about `lengthMax`, so that a thousand lines become a few
 * writes; nothing that is there waits for what is not.
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
