import fc from 'fast-check'
import { expect, test } from 'vitest'
import { extractFeatures } from '../../extract-features.ts'
import { findAliases } from '../aliases/find-aliases.ts'
import { resolveNames } from '../aliases/resolve-names.ts'
import { uncasedNames } from './uncased-names.ts'

const languages = ['zh', 'ja', 'ko', 'ar', 'he', 'fa', 'hi', 'th'] as const

test.each<[language: string, text: string, names: string]>([
  ['zh', '记者林小梅报道，松河大学教授周文博昨天回到台山县。', '林小梅|松河大学|周文博|台山县'],
  ['zh', '画家埃米尔·哈塔德和作家鲁思·波特曼住在瑞士。', '埃米尔·哈塔德|鲁思·波特曼|瑞士'],
  ['zh', '这家公司在一座城市的学校里开会。', ''],
  ['ja', '社長の吉田健太は島根大学で学び、松江市に住む。', '吉田健太|島根大学|松江市'],
  ['ja', '作家のエミール・ハタドさんは昨年、会社の工場で働いた。', 'エミール・ハタド'],
  ['ko', '시인 윤도현은 한라대학교에서 가르쳤고, 윤 교수로 불렸다.', '윤도현|한라대학교|윤 교수'],
  ['ar', 'قال الدكتور سمير حداد إن جامعة الأنهار جديدة.', 'سمير حداد|جامعة الأنهار'],
  ['hi', 'श्रीमती मीना वर्मा ने अशोक विश्वविद्यालय में पढ़ाया।', 'मीना वर्मा|अशोक विश्वविद्यालय'],
])('%s: the names of %s', (language, text, names) => {
  expect(namesIn(text, language)).toEqual(names.split('|').filter(Boolean))
})

test('names are found in order, apart, and as they are written, whatever the text is', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '教授周文博',
      '·哈塔德',
      '鲁思·波特曼',
      '股份有限公司',
      '（简称“',
      '”）',
      '，',
      '的',
    ),
    fc.constantFrom(
      '吉田健太さん',
      'エミール・',
      '株式会社',
      '시인 윤도현은 ',
      'الدكتور سمير حداد ',
      '阿海',
    ),
    fc.string({ unit: 'grapheme', maxLength: 5 }),
  )
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 20 }),
      fc.constantFrom(...languages),
      (pieces, code) => {
        const text = pieces.join('')
        const found = uncasedNames([text], '', code)?.find(text) ?? []
        let end = 0
        for (const one of found) {
          expect(one.start).toBeGreaterThanOrEqual(end)
          expect(text.slice(one.start, one.end)).toBe(one.name.written)
          end = one.end
        }
      },
    ),
  )
})

test('a word of single characters that recurs among different others is a name', () => {
  const text = '孛帖真来了。人们都认识孛帖真。后来孛帖真去了海边，而孛帖真的马没有去。'

  expect(namesIn(text, 'zh')).toEqual(['孛帖真', '孛帖真', '孛帖真', '孛帖真'])
})

test('a full name and its short forms are one entity of the document', () => {
  expect(entitiesOf('ja', '作家の吉田健太は松江市に住む。吉田は昨年、松江で働いた。')).toEqual([
    '吉田健太',
    '松江市',
  ])
  expect(entitiesOf('zh', '青石股份有限公司位于珠海市。青石是大公司。')).toContain('青石')
})

test('another name that is told behind a name is an alias of it', () => {
  const [alias] = aliasesOf('ja', '松江銀行（Matsue Bank）は大きい。')

  expect(alias).toMatchObject({ key: 'matsue bank', entityKey: '松江銀行', kind: 'other-name' })
})

test('a language with capitals has no such names', () => {
  expect(uncasedNames(['Ada Bell'], '', 'en')).toBeUndefined()
})

function namesIn(text: string, language: string): string[] {
  const found = uncasedNames([text], '', language)?.find(text) ?? []
  return found.map(({ name }) => name.written)
}

function read(language: string, text: string) {
  const uncased = uncasedNames([text], '', language)
  const input = { title: '', headings: [], text, language, opensDocument: false }
  const features = extractFeatures({ ...input, ...(uncased && { uncased }) })
  return { features, aliases: findAliases([{ start: 0, text, features }], 0, uncased?.names) }
}

function aliasesOf(language: string, text: string) {
  return read(language, text).aliases
}

function entitiesOf(language: string, text: string): string[] {
  const { features, aliases } = read(language, text)
  const [resolved] = resolveNames([features], aliases, 0)
  return (resolved?.entities ?? []).filter(({ kind }) => kind !== 'keyword').map(({ name }) => name)
}
