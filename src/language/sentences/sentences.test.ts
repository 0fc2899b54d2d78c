import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sentenceEnd, sentences } from './sentences.ts'

test('what lies outside of the sentences is only space, and no sentence is empty', () => {
  const piece = fc.oneof(
    fc.constantFrom('. ', '! ', 'Dr. ', '。', '\n\n', '\n- ', 'A', 'U.S. ', ' ', '…'),
    fc.string({ maxLength: 6 }),
    fc.constantFrom('ประภาคารแห่งนี้สร้างขึ้นหลังจากเรือสามลำอับปาง ', 'ไฟ ', 'ในปี 2414 '),
  )
  const language = fc.constantFrom('en', 'th')
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 15 }), language, (pieces, language) => {
      const text = pieces.join('')
      let last = 0
      for (const { start, end } of sentences(text, language)) {
        expect(text.slice(last, start).trim()).toBe('')
        expect(text.slice(start, end)).toBe(text.slice(start, end).trim())
        expect(end).toBeGreaterThan(start)
        last = end
      }
      expect(text.slice(last).trim()).toBe('')
    }),
  )
})

test.each([
  ['Dr. Ada met J. K. Rowling on Jan. 5 in Rome. It rained.', 2],
  ['He cited it, e.g. in No. 7, and left.', 1],
  ['Heat it to 220 °C. Bake it for 20 minutes. Keep it below 5° C. Serve.', 4],
  ['It installs apps (e.g. EncryptMe), and it keeps them. That helps.', 2],
  ['She said "No." Then she left!', 2],
  ['北京是首都。上海很大！真的吗？', 3],
  ['A heading\n\nA paragraph that has\na wrapped line.\n- one\n- two', 4],
  ['It is off unless\n**all** of them, and\n*one* more, are on. Then it is slow.', 2],
  ['In 1939, c. 1,300,000 people lived there. Then war came.', 2],
  ['Ada Bell (b. London, 1815 – d. 11 June 1852) wrote notes (translit. Zapiski).', 1],
  ['Some chose plan b. They were right.', 2],
  ['It stopped the infections.On 30 January it ended.', 2],
  ['Landlord ......... Ada Bell\nShips .............. 17\nIt took years..... Then it ended.', 1],
  ['It went on and on .....\nThen it ended.', 2],
  ['Read www.example.org.It says e.g.This and St.Petersburg is at info@example.Org now.', 1],
])('%s has %i sentences', (text, count) => {
  expect(sentences(text)).toHaveLength(count)
})

test.each([
  ['de', 'Das ist z.B. so. Und nun?', 2],
  ['de', 'Man braut z. B. Märzen und u. a. Helles. Prost.', 2],
  ['de', 'Sie kam am 28. August 1749 und lebte bis ins 19. Jahrhundert. Das war lang.', 2],
  ['de', 'Er sah die Nr. 7 bzw. Frau Prof. Weiss. Sie ging.', 2],
  ['en', 'He walked bzw. Ran.', 2],
  ['cs', 'Narodila se 3. prosince 1851. Byla malířkou.', 2],
  ['cs', 'Věci jsou u p. Nováka na radnici, nám. Míru 12. Přijďte.', 2],
  ['pl', 'Na początku lat 70. XX wieku stacja zmieniła nazwę. Potem znów.', 2],
  ['hu', 'A XXXIII. Super Bowlon XVI. Lajos is ott volt. Nem nyert.', 2],
  ['de', 'Im XIX. Jahrhundert war Ludwig XVI. schon tot. Das war so.', 2],
  ['fr', 'Il régna sous Louis XVI. Puis il partit.', 2],
  ['nl', 'Het staat in de Kerkstr. 12, bij dhr. De Vries. Kom langs.', 2],
  ['nl', 'Ze stond in de str. 12 mensen keken.', 2],
  ['no', 'Kontoret til hr. Solberg er i Strandv. 12. Kom innom.', 2],
  ['hy', 'Իրերը պրն. Պետրոսյանի մոտ են, Աբովյան փ. 12։ Եկեք։', 2],
  ['ru', 'Она родилась в 1851 г. Москва была рядом, и т.д. Всё.', 1],
  ['de', 'Am 3. Tag gibt es Anteile, z. B. 14 Stück bei Hrn. Weiss. Im 2. Untergeschoss nicht.', 2],
  ['de', 'Es waren 3. Dann kamen mehr.', 2],
  ['fr', 'Voir chez Sté. Vasseur, p.ex. Paris, al. 3 du texte. Merci.', 2],
  ['es', 'Pregunte a Dña. Ana en la ctra. Vieja, ap. 2. Gracias.', 2],
  ['it', 'La S.r.l. Brunelli risponde all’art. 3, c. 2, all. 5. Grazie.', 2],
  [
    'ru',
    'Анкета в каб. 204, д. 15, корп. 2, тел. (8172) 55. Сбор 500 руб. Пропуск действует год.',
    3,
  ],
  ['pl', 'Wniosek u p. Anny, os. Kolorowe, art. 5 ust. 2. Koniec.', 2],
  ['pt', 'Rua de Sto. António, al. 3, tlm. 22. Obrigado.', 2],
  ['uk', 'Адреса: м. Київ, буд. 5, кв. 2. Приходьте.', 2],
  ['cs', 'Od 1. 3. 2025 platí nový ceník. Starý už ne.', 2],
  ['hi', 'डॉ. शर्मा ने रु. 250 दिए। श्री. वर्मा गए।', 2],
  ['ar', 'العنوان ص. ب. 123 الرياض. نعم.', 2],
  ['ja', '彼は「はい。」と答えた。会議は終わった。', 2],
  ['ko', '설정하려면 5.1.3절. “하드 디스크” 부분을 보십시오. 끝입니다.', 2],
  ['sw', 'Alimwona Dr. Weiss. Kisha akaenda.', 2],
])('%s: %s has %i sentences', (language, text, count) => {
  expect(sentences(text, language)).toHaveLength(count)
})

test.each([
  ['It opened in 1931.', 'en', 'statement'],
  ['He said: “It is open!”', 'en', 'statement'],
  ['橋は1931年に開通した。', 'ja', 'statement'],
  ['彼は「開いた！」', 'ja', 'statement'],
  ['पुल 1931 में खुला।', 'hi', 'statement'],
  ['Կամուրջը բացվեց 1931 թվականին։', 'hy', 'statement'],
  ['Did it open?', 'en', 'question'],
  ['いつ開通したか？', 'ja', 'question'],
  ['متى افتتح الجسر؟', 'ar', 'question'],
  ['Πότε άνοιξε η γέφυρα;', 'el', 'question'],
  ['And then it opened...', 'en', 'open'],
  ['Opening hours', 'en', 'open'],
])('%j in %s ends as a %s', (sentence, language, end) => {
  expect(sentenceEnd(sentence, language)).toBe(end)
})

test('Thai, which marks no end, is cut at spaces, and neither at every one nor beside numbers and abbreviations', () => {
  const first = 'ประภาคารแห่งนี้สร้างขึ้นเมื่อ พ.ศ. 2414 โดยช่างชาวสวีเดนและคนงานอีกยี่สิบคนบนเกาะเล็ก ๆ'
  const second = 'ตะเกียงของประภาคารแห่งนี้ใช้น้ำมันเมล็ดเรพมาจนถึงต้นศตวรรษที่ยี่สิบ พ.ศ.'
  const text = `${first} ${second} แล้วดับ`

  const said = sentences(text, 'th').map(({ start, end }) => text.slice(start, end))

  expect(said).toEqual([first, `${second} แล้วดับ`])
  expect(sentenceEnd(first, 'th')).toBe('statement')
  expect(sentenceEnd('ใครสร้าง?', 'th')).toBe('question')
})

test.each([
  ['f (x) f (x, . . . ) Reads a file. It ends.', ['f (x) f (x, . . . ) Reads a file.', 'It ends.']],
  ['f (. . . , class) Returns one.', ['f (. . . , class) Returns one.']],
  ['They waited . . . . Then it rained.', ['They waited . . . .', 'Then it rained.']],
  ['They waited . . . and went.', ['They waited . . . and went.']],
])('an ellipsis that is set with spaces ends at most one sentence: %j', (text, expected) => {
  expect(sentences(text).map(({ start, end }) => text.slice(start, end))).toEqual(expected)
})

test.each([
  ['There are four(!) ways of it. Choose.', ['There are four(!) ways of it.', 'Choose.']],
  ['It ran (at last!) for an hour.', ['It ran (at last!) for an hour.']],
  ['(It ran!) Then it stopped.', ['(It ran!)', 'Then it stopped.']],
])('a remark in brackets ends no sentence that goes on: %j', (text, expected) => {
  expect(sentences(text).map(({ start, end }) => text.slice(start, end))).toEqual(expected)
})
