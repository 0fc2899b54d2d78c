import { afterAll, beforeAll, expect, test } from 'vitest'
import { lineWith, startScriptedModel } from '../support/models/scripted-model.ts'
import {
  type ComposedService,
  composeService,
  type TestCaller,
} from '../support/service/compose-service.ts'
import { builtInPages } from '../support/web/built-in-pages.ts'
import { type LocalWeb, startLocalWeb } from '../support/web/local-web.ts'

let web: LocalWeb
let model: Awaited<ReturnType<typeof startScriptedModel>>
let service: ComposedService
let ada: TestCaller

beforeAll(async () => {
  web = await startLocalWeb(builtInPages)
  model = await startScriptedModel((asked) => {
    if (!asked.input.startsWith('<quotations>') && !asked.input.startsWith('<evidence>'))
      return 'NONE'
    return `The Norrvik Sound Bridge was designed by Marit Hovland.${lineWith('Marit Hovland', asked)}`
  })
  service = await composeService('sqlite', {
    ...web.env,
    ...model.env,
    SEARCH_ENGINES: 'searxng wikipedia',
  })
  ada = await service.account()
})

afterAll(async () => {
  await service[Symbol.asyncDispose]()
  await model[Symbol.asyncDispose]()
  await web[Symbol.asyncDispose]()
})

test('a report has sentences of the model, with exact quotes, at the same price', async () => {
  const { research_id, doc_id, written_by, grounding, usage } = await ada.call('research', {
    topic: 'The Norrvik Sound Bridge',
    model: 'snap',
  })
  expect(written_by).toMatchObject({ name: 'scripted:1b' })
  expect(usage.tokens_consumed).toBe(30)
  expect(await ada.text(doc_id)).toContain('was designed by Marit Hovland')
  const { statements } = await ada.call('getResearchReport', { research_id })
  expect(statements.some(({ verdict }) => verdict !== 'quote')).toBe(true)
  expect(statements.every(({ evidence }) => evidence.length > 0)).toBe(true)
  expect(grounding.cited).toBe(grounding.sentences)
})

test('a web answer is in the words of the model, and cites the pages', async () => {
  const { messages, citations, written_by } = await ada.call('interact', {
    reasoning_engine: 'web',
    messages: [{ role: 'user', content: 'Who designed the Norrvik Sound Bridge?' }],
  })
  expect(written_by).toEqual({ name: 'scripted:1b', refused_sentences: 0 })
  expect(messages.at(-1)?.content).toBe(
    'The Norrvik Sound Bridge was designed by Marit Hovland.[1]',
  )
  const [{ doc_id, start, end, quote } = citations[0] as never] = citations
  expect((await ada.text(doc_id)).slice(start, end)).toBe(quote)
})
