import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { ProblemBody } from '../../src/contract/problems/problem.ts'
import { type Service, startService } from '../support/service/start-service.ts'

/** Too few for a thread or a process, and enough for the connections of the test. */
const left = 4
const usual = 1_024
/** A job whose attempts fail by a bug is given up before. */
const longerThanAttemptsMs = 12_000

test.runIf(process.platform === 'linux')(
  'a server that may open no more files refuses what needs some, and goes on with all once it may',
  async () => {
    await using service = await startService()
    const { key } = await service.createAccount()
    const file = (text: string) => {
      const body = new FormData()
      body.append('file', new Blob([text]), 'notes.txt')
      return service.request('/documents', { method: 'POST', body, key })
    }
    // Long enough to be read in a thread, and too short to wait on disk.
    const text = 'The ferry crosses the sound. '.repeat(4_000)
    const long = () => service.request('/documents', { json: { text }, key })
    await service.request('/documents', { json: { text: 'The ferry Aurelia has two decks.' }, key })

    await limitDescriptors(service, openFiles(service) + left)
    for (const refused of [await file('The ferry.'), await long()]) {
      const { error } = ProblemBody.parse(await refused.json())
      expect(error.message).toMatch(/^No .* begin/)
      expect([refused.status, error.code]).toEqual([503, 'overloaded'])
    }
    const headers = { prefer: 'respond-async' }
    const json = { topic: 'The ferry Aurelia', reads: 'documents', model: 'snap' }
    const begun = await service.request('/agent/research', { json, key, headers })
    const { events_url } = (await begun.json()) as { events_url: string } // as the contract says
    await setTimeout(longerThanAttemptsMs)
    await limitDescriptors(service, usual)

    expect((await file('The ferry.')).status).toBe(201)
    expect((await long()).status).toBe(201)
    const events = await (await service.request(events_url, { key })).text()
    expect(events).toContain('event: research-end')
  },
)

function openFiles({ pid }: Service): number {
  return readdirSync(`/proc/${pid}/fd`).length
}

async function limitDescriptors({ pid }: Service, count: number): Promise<void> {
  await promisify(execFile)('prlimit', [`--pid=${pid}`, `--nofile=${count}:`])
}
