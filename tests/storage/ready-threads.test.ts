import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../../src/config/config.ts'
import { QuestionThreads } from '../../src/engines/question-threads.ts'
import { storageEngines } from '../support/storage/open-test-storage.ts'

test.each([
  ['0', 0],
  ['1', 1],
  [undefined, 2],
])(
  'of READY_THREADS=%s so many threads for questions start before anybody asks: %i',
  async (set, count) => {
    const { readyThreads } = readConfig({ READY_THREADS: set })
    await using store = await storageEngines[0]?.open()
    if (!store) throw new Error('The embedded store is always there')
    let started = 0
    const countOne = () => void started++
    process.on('worker', countOne)
    onTestFinished(() => void process.off('worker', countOne))

    const settings = { storage: store.config, memoryBytesMax: 1e6, readyThreads }
    await using _threads = new QuestionThreads(settings)
    // The process tells of a thread in its next turn.
    await new Promise(setImmediate)

    expect(started).toBe(count)
  },
)
