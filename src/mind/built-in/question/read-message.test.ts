import { expect, test } from 'vitest'
import { readMessage } from './read-message.ts'

const questions: Readonly<Record<string, readonly [question: string, courtesy: string]>> = {
  ar: ['متى يفتح المتحف؟', 'هل يمكنك البحث عن ذلك من فضلك؟'],
  ca: ['Quan obre el museu?', 'Ho podries comprovar, si us plau?'],
  cs: ['Kdy otevírá muzeum?', 'Můžeš to prosím zjistit?'],
  da: ['Hvornår åbner museet?', 'Kan du slå det op?'],
  de: ['Wann öffnet das Museum?', 'Könntest du das bitte nachsehen?'],
  el: ['Πότε ανοίγει το μουσείο;', 'Μπορείς να το ελέγξεις, σε παρακαλώ;'],
  en: ['When does the museum open?', 'Could you look that up for me, please?'],
  es: ['¿Cuándo abre el museo?', '¿Podrías comprobarlo, por favor?'],
  fi: ['Milloin museo aukeaa?', 'Voisitko tarkistaa sen?'],
  fr: ['Quand ouvre le musée ?', 'Pourriez-vous vérifier, s’il vous plaît ?'],
  id: ['Kapan museum dibuka?', 'Bisakah Anda memeriksanya?'],
  it: ['Quando apre il museo?', 'Potresti controllare, per favore?'],
  ja: ['博物館はいつ開きますか？', '調べてもらえますか？'],
  ko: ['박물관은 언제 여나요?', '확인해 주시겠어요?'],
  nl: ['Wanneer gaat het museum open?', 'Kun je dat even opzoeken, alsjeblieft?'],
  no: ['Når åpner museet?', 'Kan du sjekke det?'],
  pl: ['Kiedy otwiera się muzeum?', 'Czy możesz to sprawdzić?'],
  pt: ['Quando abre o museu?', 'Você pode verificar isso, por favor?'],
  ro: ['Când se deschide muzeul?', 'Poți să verifici, te rog?'],
  ru: ['Когда открывается музей?', 'Не могли бы вы это проверить?'],
  sv: ['När öppnar museet?', 'Kan du kolla upp det?'],
  tr: ['Müze ne zaman açılıyor?', 'Kontrol edebilir misin lütfen?'],
  uk: ['Коли відкривається музей?', 'Чи можеш це перевірити, будь ласка?'],
  vi: ['Khi nào bảo tàng mở cửa?', 'Bạn có thể kiểm tra giúp tôi không?'],
  zh: ['博物馆什么时候开门？', '你能帮我查一下吗？'],
}

test.each(Object.entries(questions))(
  'in %s a sentence that only asks politely for an answer is no part of a question',
  (_, [question, courtesy]) => {
    for (const message of [`${question} ${courtesy}`, `${courtesy} ${question}`])
      expect(readMessage(message)).toEqual({ text: question, around: '', before: '', leftOut: 0 })
    expect(readMessage(courtesy).text).toBe(courtesy)
  },
)

test.each([
  'Can you check in early?',
  'Could you find a tower here?',
  'Würden Sie das Haus kaufen?',
])('what asks for something else is no courtesy: %s', (other) => {
  expect(readMessage(`When does it open? ${other}`).text).toBe(`When does it open? ${other}`)
})

test.each([
  ['Hi, could you please tell me when it opens? Thanks in advance!', 'when it opens?'],
  ['how long is the pier, thanks', 'how long is the pier'],
  ['how long is the pier thank you very much', 'how long is the pier'],
  ['Sorry, I need to find the ticket office', 'the ticket office'],
  ['please help', 'please help'],
  ['ok, thanks', 'ok, thanks'],
])('"%s" asks "%s", and nothing around it says where to look', (message, text) => {
  expect(readMessage(message)).toEqual({ text, around: '', before: '', leftOut: 0 })
})
