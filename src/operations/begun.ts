/** The same stream, once its first value is there: a failure before it can still be answered as a failure. */
export async function begun<Value>(source: AsyncIterable<Value>): Promise<AsyncIterable<Value>> {
  const iterator = source[Symbol.asyncIterator]()
  const first = await iterator.next()
  return (async function* resumed() {
    try {
      for (let step = first; !step.done; step = await iterator.next()) yield step.value
    } finally {
      await iterator.return?.()
    }
  })()
}
