import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startScriptedEmbeddings } from '../support/models/scripted-embeddings.ts'
import { lineWith, startScriptedModel } from '../support/models/scripted-model.ts'
import { watchedPage } from '../support/page/browser.ts'
import { openVisit, type Visit } from '../support/page/visit.ts'
import { freshPlace } from '../support/service/fresh-place.ts'
import { ownerPath } from '../support/service/owner-path.ts'
import { startService } from '../support/service/start-service.ts'

let model: Awaited<ReturnType<typeof startScriptedModel>>
let embeddings: Awaited<ReturnType<typeof startScriptedEmbeddings>>
let visit: Visit

beforeAll(async () => {
  model = await startScriptedModel((asked) => {
    if (asked.input.includes('Who drew'))
      return unending(`Ingrid Solberg designed the Aurelia.${lineWith('Solberg', asked)} She `)
    return asked.input.includes('Who designed')
      ? `Ingrid Solberg designed the Aurelia.${lineWith('Solberg', asked)} She was paid 900 kroner.${lineWith('Solberg', asked)}`
      : 500
  })
  embeddings = await startScriptedEmbeddings([['ferry', 'ship']])
  const text = 'The ferry Aurelia was designed by Ingrid Solberg. She carries 180 passengers.'
  visit = await openVisit({
    env: { ...model.env, ...embeddings.env },
    prepare: (ada) => ada.call('addDocument', { title: 'Aurelia', text }),
  })
})

afterAll(async () => {
  await visit[Symbol.asyncDispose]()
  await model[Symbol.asyncDispose]()
  await embeddings[Symbol.asyncDispose]()
})

test('says who writes, and where passages are sent, before anything is asked', async () => {
  const { page } = visit
  await page.getByText('scripted:1b writes the answers').waitFor()
  await page.goto('/app/documents')
  await page.getByText(/are sent to scripted:1b at 127\.0\.0\.1:\d+/).waitFor()
  await page.getByText(/is sent to scripted-embed at 127\.0\.0\.1:\d+/).waitFor()
  await page.goto('/app/settings')
  await page.getByRole('region', { name: 'Language model' }).getByText('scripted:1b').waitFor()
  const embedding = page.getByRole('region', { name: 'Embedding model' })
  await embedding.getByText('scripted-embed').waitFor()
})

test('says of each answer who wrote it, what was left out, and why there are quotes alone', async () => {
  const { page, visitor } = visit
  await page.goto('/app/chat')
  await ask('Who designed the ferry Aurelia?')
  await page.getByText(/Written by scripted:1b.*1 sentence was left out/).waitFor()
  await ask('How many passengers does the Aurelia carry?')
  await page.getByText(/Quotes alone\..*status 500/).waitFor()
  expect(visitor.errors).toEqual([])
  expect(visitor.foreign).toEqual([])
})

test('an answer that is stopped while it is written ends with what was told, and says so', async () => {
  const { page } = visit
  await page.goto('/app/chat')
  await ask('Who drew the ferry Aurelia?')
  await page.locator('.reply', { hasText: 'Ingrid Solberg designed the Aurelia.' }).waitFor()
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await page.getByText('Stopped: the answer ends early.').waitFor()
  await page.locator('.reply', { hasText: 'Ingrid Solberg designed the Aurelia.' }).waitFor()
  await page.locator('.answer > footer', { hasText: '3 tokens' }).waitFor()
})

test('the first run says who will write, and where passages go', async () => {
  await using place = await freshPlace('')
  const env = { SIGN_UP: 'owner', ...model.env, ...embeddings.env }
  await using fresh = await startService({ dataDirectory: place.dataDirectory, env })
  const { page, context } = await watchedPage(visit.browser, fresh.url)
  onTestFinished(() => context.close())
  await page.goto(await ownerPath(fresh))
  await page.getByLabel('E-mail').fill('ada@example.org')
  await page.getByLabel('Password').fill('correct horse battery staple')
  await page.getByRole('button', { name: 'Continue' }).click()

  await page.getByRole('heading', { name: 'Written by scripted:1b' }).waitFor()
  await page.getByText(/are sent to scripted:1b at 127\.0\.0\.1:\d+/).waitFor()
  await page.getByText(/is sent to scripted-embed at 127\.0\.0\.1:\d+/).waitFor()
  expect(await page.getByText('no network').count()).toBe(0)
})

/** What was written until now, and then nothing more. */
async function* unending(written: string): AsyncGenerator<string> {
  yield written
  await new Promise(() => {})
}

async function ask(question: string): Promise<void> {
  const { page } = visit
  await page.getByLabel('Your question').fill(question)
  await page.keyboard.press('Enter')
}
