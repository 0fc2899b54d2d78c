import { Agent, get } from 'node:http'

// A process of its own, so that nothing but the service can be late: asks the address that it is given for a sign of
// life every 20 ms, whether or not the last one was answered. Once it is told to, it reports how many ms each took.

const everyMs = 20
const [url = ''] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true })
const times: number[] = []
const timer = setInterval(poll, everyMs)

process.once('disconnect', () => process.exit())
process.once('message', () => {
  clearInterval(timer)
  process.send?.(times)
})

function poll(): void {
  const began = performance.now()
  get(url, { agent }, (response) => {
    response.resume().on('end', () => times.push(performance.now() - began))
  })
}
