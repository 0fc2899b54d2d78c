import { afterAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../src/config/config.ts'
import { openSearch } from '../../src/web-access/search/open-search.ts'

/** Asks the real engines, with the keys that the environment has: `npm run test:live`. */
const { web } = readConfig(process.env.LIVE ? process.env : {})
const opened = openSearch(web)
afterAll(() => opened[Symbol.asyncDispose]())

describe.skipIf(!process.env.LIVE)('The real engine', () => {
  const questions = {
    general: 'lighthouse',
    science: 'graphene',
    medicine: 'measles',
    code: 'array',
    news: 'election',
  }
  test.each(opened.search.engines)(
    '$label answers as its adapter expects',
    { timeout: 30_000 },
    async (engine) => {
      const topic = engine.topics.includes('general') ? 'general' : (engine.topics[0] ?? 'general')
      const query = { text: questions[topic], language: 'en', topic, limit: 5 }
      const tried = await opened.search.try(engine.name, query, AbortSignal.timeout(25_000))
      expect(tried).toMatchObject({ engine: engine.name })
      expect(tried?.refused).toBeUndefined()
      expect(tried?.given).toBeGreaterThan(0)
    },
  )
})
