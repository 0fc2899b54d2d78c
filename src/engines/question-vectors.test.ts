import { expect, test } from 'vitest'
import type { EmbeddingModel } from '../models/embedding-model.ts'
import { QuestionVectors } from './question-vectors.ts'

const { signal } = new AbortController()

/** A model whose vectors lie in the space that it is in at the time. */
function modelIn(spaces: { now: string }) {
  const asked: string[] = []
  const model: EmbeddingModel = {
    name: 'scripted',
    space: async () => spaces.now,
    embed: async (texts) => {
      asked.push(...texts)
      return { space: spaces.now, vectors: texts.map(() => Float32Array.of(1, 2)) }
    },
  }
  return { asked, model }
}

test('a question is given to the model once, and again after its vectors have changed', async () => {
  const spaces = { now: 'first' }
  const { model, asked } = modelIn(spaces)
  const vectors = new QuestionVectors(model)
  const space = async () => (await vectors.of('Where?', 'ada', signal))?.space
  expect([await space(), await space()]).toEqual(['first', 'first'])
  expect(asked).toEqual(['Where?'])
  spaces.now = 'second'
  expect([await space(), await space()]).toEqual(['second', 'second'])
  expect(asked).toEqual(['Where?', 'Where?'])
})

test('a question and lines are compared in the same space, or not at all', async () => {
  const spaces = { now: 'first' }
  const { model } = modelIn(spaces)
  const nearness = (of: EmbeddingModel) =>
    new QuestionVectors(of).nearnessFor('ada')(['Here.'], 'Where?', signal)
  expect(await nearness(model)).toHaveLength(1)
  const embed: EmbeddingModel['embed'] = async (texts, asked) => {
    const embedded = await model.embed(texts, asked)
    spaces.now = `${spaces.now}+`
    return embedded
  }
  expect(await nearness({ ...model, embed })).toBe(undefined)
})
