import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { listSettings } from './list-settings.ts'

const model = { MODEL_URL: 'http://127.0.0.1:11434/v1', MODEL_NAME: 'llama3.1:8b' }

test('without settings there is no model', () => {
  expect(readConfig({}).model).toBeUndefined()
})

test('a model needs an address and a name', () => {
  expect(readConfig(model).model).toMatchObject({ url: model.MODEL_URL, name: model.MODEL_NAME })
  expect(() => readConfig({ MODEL_URL: model.MODEL_URL })).toThrow('MODEL_NAME is missing')
  expect(() => readConfig({ MODEL_NAME: model.MODEL_NAME })).toThrow('MODEL_URL is missing')
  expect(() => readConfig({ MODEL_API_KEY: 'secret' })).toThrow('MODEL_URL is missing')
})

test('an address that holds a password, or is none of the web, is refused', () => {
  const wrong = (MODEL_URL: string) => () => readConfig({ ...model, MODEL_URL })
  expect(wrong('http://ada:secret@127.0.0.1/v1')).toThrow('MODEL_API_KEY')
  expect(wrong('file:///etc/passwd')).toThrow('MODEL_URL')
})

test('a setting of an embedding model needs the others', () => {
  const embedding = { EMBEDDING_URL: 'http://127.0.0.1:11434/v1', EMBEDDING_NAME: 'nomic' }
  expect(readConfig({}).embedding).toBeUndefined()
  expect(readConfig(embedding).embedding).toMatchObject({
    name: 'nomic',
    prefixes: { question: '' },
  })
  for (const lone of ['EMBEDDING_NAME', 'EMBEDDING_API_KEY', 'EMBEDDING_PASSAGE_PREFIX'])
    expect(() => readConfig({ [lone]: 'x' })).toThrow('EMBEDDING_URL is missing')
})

test('no key is listed', () => {
  const names = listSettings({}).map(({ name }) => name)
  const secrets = names.filter((name) => /_(?:API_)?KEY$|SECRET|TOKEN$/.test(name))
  expect(secrets).toContain('EMBEDDING_API_KEY')
  const filled = Object.fromEntries(secrets.map((name) => [name, 'secret-key '.repeat(4)]))
  const all = { ...model, EMBEDDING_URL: model.MODEL_URL, EMBEDDING_NAME: 'nomic', ...filled }
  const listed = JSON.stringify(listSettings(all))
  expect(listed).not.toContain('secret-key')
  expect(listed).toContain('(set)')
})
