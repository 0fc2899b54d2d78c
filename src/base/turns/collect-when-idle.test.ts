import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

test('what has become idle after work gives back what its garbage took', async () => {
  const script = `
    import { collectWhenIdle } from ${JSON.stringify(new URL('./collect-when-idle.ts', import.meta.url).href)}
    collectWhenIdle(50)
    setTimeout(() => {
      let garbage = Array.from({ length: 1e6 }, (_, at) => ({ at }))
      const full = process.memoryUsage().heapTotal
      garbage = undefined
      setInterval(() => {
        if (full / process.memoryUsage().heapTotal > 2) process.exit()
      }, 50)
    }, 60)`

  const ran = promisify(execFile)
  const how = ['--expose-gc', '--input-type=module', '--eval', script]
  // It ends when it has given back half of what it had.
  const ended = ran(process.execPath, how, { timeout: 60_000 })
  await expect(ended).resolves.toMatchObject({ stderr: '' })
})
