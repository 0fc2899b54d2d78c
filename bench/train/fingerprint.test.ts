import { expect, test } from 'vitest'
import made from '../../src/mind/built-in/classifiers/weights.json' with { type: 'json' }
import { fingerprint } from './fingerprint.ts'

// Weights from before there were fingerprints have an empty one; the next training gives theirs.
test.skipIf(made.trainedOn === '')(
  'the weights were trained on the features of today, or `npm run train` makes them anew',
  async () => {
    expect(await fingerprint()).toBe(made.trainedOn)
  },
)
