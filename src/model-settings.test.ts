import { expect, test } from 'vitest'
import { listSettings, readConfig } from './config.ts'

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

test('the key is not listed', () => {
  const listed = JSON.stringify(listSettings({ ...model, MODEL_API_KEY: 'secret-key' }))
  expect(listed).not.toContain('secret-key')
  expect(listed).toContain('(set)')
})
