import { expect, test } from 'vitest'
import { lineWith, type Scripted, startScriptedModel } from '../support/models/scripted-model.ts'
import { freePort } from '../support/service/free-port.ts'
import { startService } from '../support/service/start-service.ts'

test('the log and the metrics tell when a model fails, and when it answers again', async () => {
  const scripts: (Scripted | undefined)[] = [401, 401, 400]
  await using model = await startScriptedModel(
    (asked) => scripts.shift() ?? `Ada built it.${lineWith('built', asked)} Bo sank it.[99]`,
  )
  const metricsPort = await freePort()
  await using service = await startService({
    env: { ...model.env, METRICS_PORT: String(metricsPort) },
  })
  const { key } = await service.createAccount()
  const post = (path: string, json: object) => service.request(path, { method: 'POST', key, json })
  await post('/documents', { text: 'Ada built the mill in 1790.' })

  const messages = [{ role: 'user', content: 'Who built the mill?' }]
  for (let asked = 0; asked < 5; asked++)
    expect((await post('/agent/interactions', { messages })).status).toBe(200)

  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  const calls = /^svc_model_calls_total\{model="language",outcome="(\w+)"\} (\d+)$/gm
  expect(Array.from(metrics.matchAll(calls), ([, outcome, count]) => [outcome, count])).toEqual([
    ['answered', '2'],
    ['failed', '2'],
    ['refused', '1'],
    ['unasked', '0'],
  ])
  expect(metrics).toContain('svc_chats_written_total{by="built-in"} 3')
  expect(metrics).toContain('svc_chats_written_total{by="model"} 2')
  expect(metrics).toContain('svc_sentences_refused_total 2')
  const told = service.stdoutLines.flatMap(
    (line) => /"msg":"(The language.*)"/.exec(line)?.[1] ?? [],
  )
  expect(told).toEqual([
    'The language model fails: It answered with status 401: is MODEL_API_KEY right?',
    'The language model fails: It answered with status 400.',
    'The language model answers again',
  ])
})
