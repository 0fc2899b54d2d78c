import { expect, test } from 'vitest'
import { languageOf } from './languages.ts'
import { onlyAsking } from './only-asking.ts'
import { words } from './words/words.ts'

test.each([
  ['en', 'What are layer masks used for?', ['used', 'for']],
  ['en', 'I need to hide the layer, please', ['i', 'need', 'to', 'please']],
  ['en', 'Can I bring something to eat?', ['bring', 'something']],
  ['de', 'Was passiert, wenn ich die Lampe verliere?', ['passiert']],
  ['en', 'What did they bring?', []],
  ['en', 'Show me what you need', ['show', 'me']],
  ['fr', 'À quoi sert le masque ?', ['sert']],
  ['it', 'Quanto costano le lampade?', ['quanto', 'costano']],
  ['pl', 'Ile kosztuje lampa?', ['ile', 'kosztuje']],
  ['es', '¿Sube el precio?', []],
  ['es', '¿Me podrían explicar el precio?', ['me', 'podrian', 'explicar']],
  ['ja', '駅はどこですか。', ['はど', 'どこ', 'こで', 'です', 'すか']],
  ['ko', '역은 어디에 있습니까?', ['어디', '디에', '있습', '습니', '니까']],
  ['zh', '如何创建表?', ['如何', '何创']],
  ['zh', '表的名称', ['表的', '的名']],
  ['zh', '合同的目的', ['同的', '的目']],
  ['ja', '順番を変えたい', ['えた', 'たい']],
  ['ja', 'てんぷらの値段', []],
  ['en', 'Which mask hides a layer?', []],
])('%s: "%s" only asks with %j', (code, text, expected) => {
  const onlyAsks = onlyAsking(text, languageOf(code))

  expect(
    words(text)
      .filter(onlyAsks)
      .map(({ text: word }) => word),
  ).toEqual(expected)
})
