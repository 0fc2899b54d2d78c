import { expect, test } from 'vitest'
import { passageOf } from '../../tests/support/library/passage-of.ts'
import { quotedDocument } from './quoted-document.ts'

const passages = [
  passageOf('# The sound\n\nThe sound is a strait. Yes.', { docId: 'sound' }),
  passageOf('# The town\n\nThe town lies **north** of the sound. Yes.', { docId: 'town' }),
]

test('the document that the last answer quoted is the one with its sentence, not the one found first', () => {
  expect(quotedDocument('The town lies **north** of the sound.', passages)).toBe('town')
})

test('no answer, another sentence or one that is everywhere tells no document', () => {
  for (const said of [undefined, 'The town is large and old.', 'Yes.'])
    expect(quotedDocument(said, passages)).toBeUndefined()
})
