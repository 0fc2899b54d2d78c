import { createHash } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { readConfig } from '../../src/config/config.ts'
import { checkOAuth } from '../../src/maintenance/check-oauth.ts'
import { violationsOn } from '../support/page/violations.ts'
import { openVisit, type Visit } from '../support/page/visit.ts'
import { havePeers } from '../support/peers/import-peers.ts'
import { runPeer } from '../support/peers/run-peer.ts'
import { freePort } from '../support/service/free-port.ts'

const verifier = 'a'.repeat(43)
const code_challenge = createHash('sha256').update(verifier).digest('base64url')
const openerPolicy = 'cross-origin-opener-policy'
const hostile = `<img src=x onerror=alert(1)> ${'wide'.repeat(10)}`
const Registered = z.looseObject({ client_id: z.string() })
const Tokens = z.looseObject({ scope: z.string() })

let base: string
let visit: Visit
let page: Page
let client_id: string
let redirect_uri: string

beforeAll(async () => {
  const port = await freePort()
  base = `http://localhost:${port}`
  // Nothing answers there but the page of the test, which catches it.
  redirect_uri = `http://127.0.0.1:${port + 1}/callback`
  visit = await openVisit({ base, env: { PORT: String(port), BASE_URL: base, MCP_OAUTH: 'on' } })
  page = visit.page
  const response = await visit.service.request('/oauth/register', {
    json: { client_name: hostile, redirect_uris: [redirect_uri] },
  })
  ;({ client_id } = Registered.parse(await response.json()))
})
afterAll(() => visit?.[Symbol.asyncDispose]())

const queryOf = (changes: Record<string, string> = {}) =>
  new URLSearchParams({
    response_type: 'code',
    client_id,
    redirect_uri,
    code_challenge,
    code_challenge_method: 'S256',
    state: 'of the app',
    ...changes,
  })

/** Where the browser is sent, with what the service tells the app. */
async function sentBack(act: () => Promise<void>): Promise<URLSearchParams> {
  const sent = Promise.withResolvers<URLSearchParams>()
  await page.route(`${redirect_uri}*`, async (route) => {
    sent.resolve(new URL(route.request().url()).searchParams)
    await route.fulfill({ body: 'Go on in the app.' })
  })
  await act()
  const told = await sent.promise
  await page.getByText('Go on in the app.').waitFor()
  return told
}
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('somebody who is not signed in signs in, sees who asks for what, and allows some of it', async () => {
  await page.goto('/app/chat')
  await page.getByRole('button', { name: /^Account/ }).click()
  await button('Sign out').click()
  expect((await page.goto('/app/usage'))?.headers()[openerPolicy]).toBe('same-origin')
  const opened = await page.goto(`/app/authorize?${queryOf()}`)
  expect(opened?.headers()[openerPolicy]).toBe('unsafe-none')
  expect(opened?.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
  await page.getByLabel('E-mail').fill('ada@example.org')
  await page.getByLabel('Password').fill('correct horse battery staple')
  await button('Sign in').click()

  await page.getByRole('heading', { name: /^Allow “<img src=x/ }).waitFor()
  await page.getByText('You are signed in as ada@example.org.').waitFor()
  await button('Sign out').click()
  await page.getByLabel('E-mail').fill('ada@example.org')
  await page.getByLabel('Password').fill('correct horse battery staple')
  await button('Sign in').click()
  await page.getByText('a program on this computer').waitFor()
  await page.getByText('Nobody: any app may take this name.').waitFor()
  await page.getByText(new URL(redirect_uri).host).waitFor()
  expect(await violationsOn(page)).toEqual([])
  await page.getByLabel('Add and delete documents').uncheck()
  await page.getByLabel('Spending cap').fill('50')
  const told = await sentBack(() => button('Allow').click())

  expect(Object.fromEntries(told)).toMatchObject({
    code: expect.stringMatching(/^svc_code_/),
    state: 'of the app',
    iss: base,
  })
  const exchanged = await visit.service.request('/oauth/token', {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: told.get('code') ?? '',
      client_id,
      redirect_uri,
      code_verifier: verifier,
    }),
  })
  const { scope } = Tokens.parse(await exchanged.json())
  expect(scope).toBe('chat research documents:read graphs:read usage:read')
})

test('what was allowed is among the keys, and is revoked there', async () => {
  await page.goto('/app/settings/keys')
  const apps = page.getByRole('region', { name: 'Connected apps' })
  await apps.getByText('50 of 50 tokens left').waitFor()
  await apps.getByText(new URL(redirect_uri).host).waitFor()
  expect(await violationsOn(page)).toEqual([])
  await apps.getByRole('button', { name: /^Revoke/ }).click()
  await page.getByRole('dialog').getByText('loses its access at once').waitFor()
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()

  await apps.waitFor({ state: 'detached' })
})

test.runIf(havePeers)('the conformance tests of authorization servers are passed', async () => {
  await page.unroute(`${redirect_uri}*`)
  const allow = async (address: string) => {
    await page.goto(address)
    await button('Allow').click()
  }
  const { output, exitCode } = await runPeer(
    'conformance',
    [
      ...['authorization', '--url', base, '--client-id', client_id],
      ...['--resource', `${base}/api/mcp`, '--port', new URL(redirect_uri).port],
    ],
    (piece) => {
      const [address] = /http:\S+\/app\/authorize\?\S+/.exec(piece) ?? []
      if (address !== undefined) void allow(address)
    },
  )

  expect(output).toContain('0 failed')
  expect(exitCode, output).toBe(0)
})

test('the check-up tells whether apps find out how to sign in', async () => {
  const check = async (baseUrl: string) => {
    const config = readConfig({ BASE_URL: baseUrl, MCP_OAUTH: 'on' })
    return (await checkOAuth(config)).map(({ status }) => status)
  }

  expect(await check(base)).toEqual(['ok'])
  expect(await check(`${base}/another`)).toEqual(['warning'])
  expect(await check('http://localhost:1')).toEqual(['warning'])
})

test('a refusal is told, and a wrong request is shown before anybody is sent anywhere', async () => {
  await page.goto(`/app/authorize?${queryOf()}`)
  const told = await sentBack(() => button('Refuse').click())
  expect(told.get('error')).toBe('access_denied')

  await page.goto(`/app/authorize?${queryOf({ code_challenge_method: 'plain' })}`)
  await page.getByText('The app has asked in a wrong way').waitFor()
  expect(await violationsOn(page)).toEqual([])
  const back = button(`Back to ${new URL(redirect_uri).host}`)
  const toldWrong = await sentBack(() => back.click())
  expect(toldWrong.get('error')).toBe('invalid_request')

  await page.goto(`/app/authorize?${queryOf({ redirect_uri: 'https://evil.example/' })}`)
  await page.getByText('an address that it has not registered').waitFor()
  expect(await button('Allow').count()).toBe(0)
  expect(visit.visitor.errors).toEqual([])
})
