import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ProblemBody } from '../../src/contract/problems/problem.ts'
import { type Service, startService } from '../support/service/start-service.ts'

/** Too few for a thread or a process, and enough for the connections of the test. */
const left = 4
const usual = 1_024

test.runIf(process.platform === 'linux')(
  'a server that may open no more files refuses what needs some, and goes on once it may',
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
    await service.request('/usage', { key })

    limitDescriptors(service, openFiles(service) + left)
    for (const refused of [await file('The ferry.'), await long()]) {
      const { error } = ProblemBody.parse(await refused.json())
      expect(error.message).toMatch(/^No .* begin/)
      expect([refused.status, error.code]).toEqual([503, 'overloaded'])
    }
    limitDescriptors(service, usual)

    expect((await file('The ferry.')).status).toBe(201)
    expect((await long()).status).toBe(201)
  },
)

function openFiles({ pid }: Service): number {
  return readdirSync(`/proc/${pid}/fd`).length
}

function limitDescriptors({ pid }: Service, count: number): void {
  execFileSync('prlimit', [`--pid=${pid}`, `--nofile=${count}:`])
}
