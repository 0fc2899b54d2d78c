import { type MessagePort, parentPort } from 'node:worker_threads'
import { collectWhenIdle } from '../../base/turns/collect-when-idle.ts'
import { builtInResearchMind } from '../built-in/built-in-research-mind.ts'
import { modelResearchMind } from '../model/model-research-mind.ts'
import type { ModelText, ResearchOutcome, ResearchTools } from '../research.ts'
import { runResearch } from '../run-research.ts'
import {
  type FromThread,
  type SettledResult,
  settled,
  type ToThread,
  unwrapped,
} from './research-messages.ts'

if (!parentPort) throw new Error('Research must run in a worker thread')
const port: MessagePort = parentPort
const runs = new Map<number, Run>()

type Run = {
  readonly stop: AbortController
  readonly calls: Map<number, (answer: SettledResult) => void>
}

port.on('message', (message: ToThread) => {
  switch (message.kind) {
    case 'begin':
      void begin(message)
      return
    case 'answer':
      runs.get(message.run)?.calls.get(message.call)?.(message.answer)
      return
    case 'abort':
      runs.get(message.run)?.stop.abort()
  }
})

async function begin({ run, request, modelName }: ToThread & { kind: 'begin' }): Promise<void> {
  const state: Run = { stop: new AbortController(), calls: new Map() }
  runs.set(run, state)
  const onEvent = (event: (FromThread & { kind: 'event' })['event']) =>
    send({ kind: 'event', run, event })
  const tools = toolsOf(run, state)
  const mind =
    modelName === undefined ? builtInResearchMind : modelResearchMind(modelName, tools.write)
  const running = runResearch(request, tools, onEvent, state.stop.signal, mind)
  const answer: SettledResult<ResearchOutcome> = await settled(running)
  runs.delete(run)
  send({ kind: 'end', run, answer })
}

/** The tools run in the main thread; here they are messages to it. */
function toolsOf(run: number, { calls }: Run): Required<ResearchTools> {
  let next = 0
  const ask = async (tool: keyof ResearchTools, input: unknown): Promise<unknown> => {
    const call = next++
    const { promise, resolve } = Promise.withResolvers<SettledResult>()
    calls.set(call, resolve)
    send({ kind: 'call', run, call, tool, input })
    const answer = await promise
    calls.delete(call)
    return unwrapped(answer)
  }
  // Each answer is what the main thread's tool of the same name returned.
  return {
    search: async (query) =>
      (await ask('search', query)) as Awaited<ReturnType<ResearchTools['search']>>,
    read: async (url) => (await ask('read', url)) as Awaited<ReturnType<ResearchTools['read']>>,
    mayGoOn: async (checkpoint) => (await ask('mayGoOn', checkpoint)) === true,
    write: async (prompt) => (await ask('write', prompt)) as ModelText,
  }
}

function send(message: FromThread): void {
  port.postMessage(message)
}

// The thread stays for good: after 25 s of rest it had 67 MB, of which 24 were alive.
collectWhenIdle()
