import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tellAddress, toldAddress } from './server-address.ts'

test('a server whose address cannot be written goes on, and tells none', () => {
  const directory = mkdtempSync(join(tmpdir(), 'skein-address-'))
  tellAddress(directory, 'http://127.0.0.1:3000')
  expect(toldAddress(directory)).toBe('http://127.0.0.1:3000')

  const blocked = join(directory, 'blocked')
  mkdirSync(join(blocked, 'server.url'), { recursive: true })
  tellAddress(blocked, 'http://127.0.0.1:3000')
  expect(toldAddress(blocked)).toBeUndefined()
})
