import { expect, test } from 'vitest'
import { parsePage } from './parse-page.ts'

const origin = { url: 'https://site.example/ferry', contentType: 'text/html' }

test('a page whose markup is damaged so that no article is found in it is read whole', async () => {
  const damaged = '<?xml><html"><d<body><div >The ferry crosses the sound, every day.'
  const page = await parsePage(Buffer.from(damaged), origin)
  expect(page.text).toContain('The ferry crosses the sound, every day.')
})
