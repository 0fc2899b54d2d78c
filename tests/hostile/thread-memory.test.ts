import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { textHeapMegabytesMax } from '../../src/documents/indexing/text-analysis.ts'
import { jsonHeapMegabytesMax } from '../../src/http/body/json-threads.ts'

const script = fileURLToPath(new URL('./heaviest-input.ts', import.meta.url))

// A thread that asks for much memory at once near the end of its heap takes the whole service with it.
test.concurrent.each([
  ['a list of a million items', textHeapMegabytesMax],
  ['a table of two million cells', textHeapMegabytesMax],
  ['twenty million letters of two bytes', textHeapMegabytesMax],
  ['a JSON body of 32 MB', jsonHeapMegabytesMax],
])('%s fills no more than half the heap of its thread', async (name, heapMegabytesMax) => {
  const heap = `--max-old-space-size=${heapMegabytesMax / 2}`
  const child = spawn(process.execPath, [heap, script, name], { stdio: 'ignore' })

  expect(await once(child, 'exit')).toEqual([0, null])
})
