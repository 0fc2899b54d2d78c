import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languages } from '../languages.ts'
import { askingSentences } from './asking-sentences.ts'

const askedIn = (text: string, language: string) =>
  askingSentences(text, language).map(({ start, end }) => text.slice(start, end))

test.each([
  ['en', 'We cannot find it anywhere. Who built the pier? Thanks a lot!', ['Who built the pier?']],
  ['en', 'Who built it? And when? We have to know.', ['Who built it?', 'And when?']],
  ['en', 'Use only the documents. Question: Who built the pier?', ['Who built the pier?']],
  ['en', 'Is it nice? I wonder.\nQuestion: pier builder', ['pier builder']],
  ['en', 'Hi there. tell me who built the pier. Best regards', ['who built the pier.']],
  ['en', 'Have a nice day. in which year did it open', ['in which year did it open']],
  ['en', 'Nobody knows. What did Moor v. Heath hold?', ['What did Moor v. Heath hold?']],
  ['en', 'i looked everywhere. how do i change it. any help appreciated', ['how do i change it.']],
  ['en', 'I am late. Is it open today. Have a nice day', ['Is it open today.']],
  ['en', 'We are late. I was wondering about the pier.', ['about the pier.']],
  ['en', 'Do not make anything up. The pier is old.', []],
  ['en', 'Error: no route\n    at listen\nWhy does it stop?', ['Why does it stop?']],
  ['en', '```\nis it open?\n```\n> Was it?\n\nWho built the pier?', ['Who built the pier?']],
  ['de', 'Wir suchen schon lange. Wer hat den Pier gebaut?', ['Wer hat den Pier gebaut?']],
  ['de', 'Nutze nur die Dokumente. Frage: Wer hat ihn gebaut?', ['Wer hat ihn gebaut?']],
  ['de', 'Ich möchte ihn umbauen. Es regnet.', ['Ich möchte ihn umbauen.']],
  ['fr', 'Bonjour. Quand le musée ouvre-t-il ? Merci !', ['Quand le musée ouvre-t-il ?']],
  ['el', 'Καλημέρα σας. Ποιος το έχτισε; Ευχαριστώ.', ['Ποιος το έχτισε;']],
  ['ar', 'بحثنا كثيرا. من بنى الرصيف؟', ['من بنى الرصيف؟']],
  ['zh', '我们找了很久。谁建了码头？谢谢。', ['谁建了码头？']],
  ['ja', '長い間探しました。桟橋は誰が建てましたか。', ['桟橋は誰が建てましたか。']],
  ['hy', 'Մենք փնտրել ենք։ Ո՞վ է կառուցել այն։', ['Ո՞վ է կառուցել այն։']],
  ['und', 'Tumetafuta sana. Nani aliijenga? Asante.', ['Nani aliijenga?']],
])('%s: what asks in "%s"', (language, text, asking) => {
  expect(askedIn(text, language)).toEqual(asking)
})

test.each([...languages.values()])('$code labels a question', ({ code, questionLabels }) => {
  for (const label of questionLabels.all)
    expect(askedIn(`A. B.\n\n${label}: Aurelia 1931?`, code)).toEqual(['Aurelia 1931?'])
  expect(questionLabels.all).not.toHaveLength(0)
})

test('the ranges are in order, within the text, and none is empty', () => {
  const piece = fc.oneof(
    fc.constantFrom('? ', '. ', '\n', '```\n', '> ', 'Question: ', 'who ', 'is ', '；', '？'),
    fc.string({ maxLength: 6 }),
  )
  const code = fc.constantFrom('en', 'de', 'zh', 'th', 'el', 'und')
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 15 }), code, (pieces, language) => {
      const text = pieces.join('')
      let last = 0
      for (const { start, end } of askingSentences(text, language)) {
        expect(start).toBeGreaterThanOrEqual(last)
        expect(end).toBeGreaterThan(start)
        expect(end).toBeLessThanOrEqual(text.length)
        last = end
      }
    }),
  )
})
