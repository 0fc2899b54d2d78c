import { performance } from 'node:perf_hooks'
import { Agent, FormData, fetch } from 'undici'

type Target = { readonly url: string; readonly key: string }
/** Milliseconds of each call that was answered, and what failed. */
export type Experience = { readonly timesMs: number[]; readonly failures: string[] }

const pauseMs = 300
/** Connections of its own: those of hostile calls are closed while they send. */
const dispatcher = new Agent()

/** One who uploads, searches and asks, one thing after another, until the signal aborts. */
export async function liveHonestly(target: Target, signal: AbortSignal): Promise<Experience> {
  const experience: Experience = { timesMs: [], failures: [] }
  for (let round = 0; !signal.aborted; round++) {
    for (const call of calls(round)) {
      if (signal.aborted) break
      await experienced(target, call, experience)
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
  return experience
}

type Call = { readonly path: string; readonly body: object | FormData }

function calls(round: number): readonly Call[] {
  const note = `Ferry ${round}: The ferry Aurelia-${round} was built in Norrvik by Ingrid Solberg.`
  const form = new FormData()
  form.set('file', new Blob([`# Note ${round}\n\n${note}`]), `note-${round}.md`)
  const content = `Who built the ferry Aurelia-${round}?`
  return [
    { path: '/documents', body: form },
    { path: '/documents', body: { text: note } },
    { path: '/documents/search', body: { query: content, engine: 'graph' } },
    { path: '/agent/interactions', body: { messages: [{ role: 'user', content }] } },
  ]
}

async function experienced({ url, key }: Target, { path, body }: Call, to: Experience) {
  const isForm = body instanceof FormData
  const headers = {
    authorization: `Bearer ${key}`,
    ...(!isForm && { 'content-type': 'application/json' }),
  }
  const began = performance.now()
  try {
    const sent = isForm ? body : JSON.stringify(body)
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers,
      body: sent,
      dispatcher,
    })
    const answer = await response.text()
    if (!response.ok) to.failures.push(`${path}: ${response.status} ${answer.slice(0, 200)}`)
  } catch (error) {
    const { message, cause } = error as Error // as `fetch` throws
    to.failures.push(`${path}: ${message} (${cause})`)
  }
  to.timesMs.push(performance.now() - began)
}
