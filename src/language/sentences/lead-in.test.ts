import { expect, test } from 'vitest'
import { languageOf, languages } from '../languages.ts'
import { leadInLength } from './lead-in.ts'

const asked = (sentence: string, code: string) =>
  sentence.slice(leadInLength(sentence, languageOf(code)))

test.each([
  ['en', 'Hi, could you please tell me when it opens?', 'when it opens?'],
  ['en', 'quick question - how long is the pier?', 'how long is the pier?'],
  ['en', 'sorry to bother you, but the upload fails', 'the upload fails'],
  ['en', 'can you tell me the price of the ticket', 'the price of the ticket'],
  ['en', 'A question: is the pier open?', 'is the pier open?'],
  ['de', 'Hallo, ich hätte da mal eine Frage: Wann öffnet er?', 'Wann öffnet er?'],
  ['de', 'Können Sie mir bitte sagen, wie lang der Pier ist', 'wie lang der Pier ist'],
  ['fr', 'Excusez-moi, mais quel est le prix du billet ?', 'quel est le prix du billet ?'],
  ['es', 'Hola, ¿me podrías decir cuándo abre el museo?', 'cuándo abre el museo?'],
  ['ru', 'Здравствуйте, подскажите, когда открывается музей?', 'когда открывается музей?'],
  ['zh', '请问，博物馆什么时候开门？', '博物馆什么时候开门？'],
  ['ja', 'すみません、博物館はいつ開きますか？', '博物館はいつ開きますか？'],
])('%s: "%s" asks "%s"', (code, sentence, question) => {
  expect(asked(sentence, code)).toBe(question)
})

test.each([
  ['en', 'Could you find a tower here?'],
  ['en', 'welcome message text'],
  ['en', 'Check in: when can we arrive?'],
  ['en', 'How do I find out who it was?'],
  ['en', 'Can you help me?'],
  ['zh', '你能回答什么问题'],
  ['id', 'pertanyaan apa yang bisa saya ajukan'],
])('%s: nothing leads in "%s"', (code, sentence) => {
  expect(asked(sentence, code)).toBe(sentence)
})

test.each([...languages.values()])('$code has lead-ins to what follows a mark', (language) => {
  for (const leadIn of language.leadIns.all)
    expect(asked(`${leadIn}, Aurelia 1931?`, language.code)).toBe('Aurelia 1931?')
  expect(language.leadIns.all).not.toHaveLength(0)
})

test('a lead-in without end is read in linear time', () => {
  const began = performance.now()
  leadInLength('please '.repeat(100_000), languageOf('en'))
  expect(performance.now() - began).toBeLessThan(1_000)
})
