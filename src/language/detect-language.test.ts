import { expect, test } from 'vitest'
import { detectLanguage } from './detect-language.ts'

test.each([
  ['en', 'The cat sits on the table and has slept since this morning.'],
  ['de', 'Die Katze sitzt auf dem Tisch und schläft seit heute Morgen.'],
  ['fr', 'Le chat est sur la table et il dort depuis ce matin.'],
  ['es', 'El gato está sobre la mesa y duerme desde esta mañana.'],
  ['it', 'Il gatto è sul tavolo e dorme da questa mattina.'],
  ['ru', 'Кошка сидит на столе и спит с самого утра.'],
  ['uk', 'Кішка сидить на столі і спить, бо вона не хоче йти.'],
  ['ar', 'القطة تجلس على الطاولة وتنام منذ هذا الصباح'],
  ['fa', 'گربه روی میز نشسته است و از صبح خوابیده است'],
  ['ja', '猫はテーブルの上に座っています。'],
  ['zh', '猫坐在桌子上睡觉。'],
  ['ko', '고양이가 탁자 위에 앉아 있다.'],
  ['de', 'Wo wurde Goethe geboren?'],
])('%s: %s', (language, text) => {
  expect(detectLanguage(text)).toBe(language)
})

test.each(['', '42', 'Merkel Berlin Bundestag', 'Las Cruces Sun-News is a daily newspaper.'])(
  'English when nothing tells clearly: %s',
  (text) => {
    expect(detectLanguage(text)).toBe('en')
  },
)
