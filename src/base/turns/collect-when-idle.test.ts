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
      setTimeout(() => console.log(full / process.memoryUsage().heapTotal), 2_000)
    }, 60)`

  const ran = promisify(execFile)
  const how = ['--expose-gc', '--input-type=module', '--eval', script]
  const { stdout } = await ran(process.execPath, how)

  expect(Number(stdout)).toBeGreaterThan(2)
})
