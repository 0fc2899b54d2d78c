import { expect, test } from 'vitest'
import { readConfig } from '../config/config.ts'
import { checkWeb } from './check-web.ts'

const WEB_CONTACT = 'mailto:ada@example.org'

test('a web that is turned off is not looked at', async () => {
  const { web } = readConfig({ WEB_ACCESS: 'off' })
  expect(await checkWeb(web)).toEqual([{ name: 'web', status: 'ok', message: 'It is turned off' }])
})

test('search without any engine that can be asked is told', async () => {
  const { web } = readConfig({ WEB_CONTACT, SEARCH_ENGINES: 'brave' })
  expect(await checkWeb(web)).toMatchObject([
    { name: 'web contact', status: 'ok' },
    { name: 'search', status: 'warning', message: expect.stringContaining('SEARCH_ENGINES') },
  ])
})
