import { expect } from 'vitest'
import { baseUrl } from '../support/service/compose-service.ts'
import { test } from '../support/service/shared-service.ts'

test.override({ engine: 'sqlite' })

const sites: [Record<string, string>, number][] = [
  [{ 'sec-fetch-site': 'same-origin' }, 201],
  [{ 'sec-fetch-site': 'none' }, 201],
  [{ origin: baseUrl }, 201],
  // No browser.
  [{}, 201],
  [{ 'sec-fetch-site': 'cross-site', origin: baseUrl }, 403],
  [{ 'sec-fetch-site': 'same-site' }, 403],
  [{ origin: 'http://evil.test' }, 403],
  [{ origin: 'null' }, 403],
]

test.for(sites)('a call from %j answers %i', async ([headers, status], { service }) => {
  const { cookie } = await service.person()
  const response = await fetch(`${service.url}/api-keys`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ name: 'from elsewhere' }),
  })

  expect(response.status).toBe(status)
})

test.for(sites)(
  'a sign-out from %j answers as it should',
  async ([headers, status], { service }) => {
    const { cookie } = await service.person()
    const response = await fetch(`${service.url}/auth/sign-out`, {
      method: 'POST',
      headers: { cookie, ...headers },
    })

    expect(response.status).toBe(status === 201 ? 200 : 403)
    const stillIn = await service.client({ cookie }).send('listKeys', {})
    expect(stillIn.ok).toBe(status !== 201)
  },
)

test('a form of another site cannot sign in', async ({ service }) => {
  const response = await fetch(`${service.url}/auth/sign-in/email`, {
    method: 'POST',
    headers: { origin: baseUrl },
    body: new URLSearchParams({ email: 'ada@example.org', password: 'long enough' }),
  })

  expect(response.status).toBe(415)
  expect(response.headers.has('access-control-allow-origin')).toBe(false)
})
