import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'

const text = fc.string({ unit: 'grapheme' }).filter((value) => !/[\0\ufeff]/.test(value))

test('text in UTF-8 and, with a byte order mark, in UTF-16 and UTF-32 comes out as it went in', () => {
  fc.assert(
    fc.property(text, (value) => {
      expect(decodeText(Buffer.from(value))).toBe(value)
      expect(decodeText(Buffer.from(`\ufeff${value}`))).toBe(value)
      expect(decodeText(Buffer.from(`\ufeff${value}`, 'utf16le'))).toBe(value)
      expect(decodeText(Buffer.from(`\ufeff${value}`, 'utf16le').swap16())).toBe(value)
      expect(decodeText(utf32(`\ufeff${value}`, true))).toBe(value)
      expect(decodeText(utf32(`\ufeff${value}`, false))).toBe(value)
    }),
  )
})

test('UTF-16 and UTF-32 are known without a byte order mark', () => {
  const value = 'In 1843 schrieb Ada Lovelace über die Maschine: 解析機関 kann mehr als rechnen.'
  expect(decodeText(Buffer.from(value, 'utf16le'))).toBe(value)
  expect(decodeText(Buffer.from(value, 'utf16le').swap16())).toBe(value)
  expect(decodeText(utf32(value, true))).toBe(value)
  expect(decodeText(utf32(value, false))).toBe(value)
  for (const other of [
    'Кто построил мост через реку Неву?',
    'من بنى الجسر فوق النهر؟',
    'पुल किसने बनाया था?',
  ])
    expect(decodeText(Buffer.from(other, 'utf16le'))).toBe(other)
})

test('a zero byte by mistake does not make UTF-8 another encoding', () => {
  for (const value of ['The cairn was built in 1700.\0 Its keeper is Nul Lee.', 'Zürich\0 am See'])
    for (const text of [value, `a${value}`]) expect(decodeText(Buffer.from(text))).toBe(text)
})

test('older encodings are declared, or guessed', () => {
  const japanese = Buffer.from('93fa967b8cea82cc8365834c8358836782c582b78142', 'hex')
  expect(decodeText(japanese, 'shift_jis')).toBe('日本語のテキストです。')
  expect(decodeText(Buffer.concat(Array(20).fill(japanese)))).toMatch(/^日本語のテキストです。/)
  expect(decodeText(Buffer.from('können, \x84Straße\x93', 'latin1'))).toBe('können, „Straße“')
  const declared = Buffer.concat([
    Buffer.from('<meta charset=koi8-r><p>'),
    Buffer.from('f0d2c9d7c5d4', 'hex'),
  ])
  expect(decodeText(declared)).toContain('Привет')
})

test.each([
  ['windows-1251', 'Сегодня утром в Москве прошла встреча жильцов дома.'],
  ['windows-1251', 'Товар,Цена\nЯблоки,120\nГруши,150\n'],
  ['koi8-u', 'Сьогодні вранці у Києві відбулася зустріч мешканців.'],
  ['ibm866', 'Аренда,Плата\nКвартира,900\nГараж,150\n'],
  ['windows-1253', 'Σήμερα το πρωί έγινε στην Αθήνα συνάντηση των κατοίκων.'],
  ['windows-1255', 'שם,עיר\nדנה,חיפה\nיוסי,תל אביב\n'],
  ['windows-1256', 'عقد هذا الصباح اجتماع لسكان المبنى في القاهرة.'],
  ['windows-874', 'เช้าวันนี้มีการประชุมผู้พักอาศัยในกรุงเทพ'],
  ['windows-1254', 'Ürün,Fiyat\nYağ,120\nŞeker,50\nIşık,20\n'],
  ['windows-1250', 'Název,Cena\nŠvestky,120\nŘepa,50\nHrušky,20\n'],
  ['iso-8859-2', 'Dziś rano w Łodzi odbyło się spotkanie mieszkańców.'],
  ['windows-1252', 'Prénom;Âge\nZoé;3\nHélène;4\n'],
  ['windows-1252', 'Il libro si chiama «Il gattopardo», © 1958.'],
  ['shift_jis', '名前,都市\n山田太郎,東京\n佐藤花子,大阪\n'],
])('a short text in %s is read as what it says: %s', (charset, value) => {
  expect(decodeText(encoded(value, charset))).toBe(value)
})

test('a false declaration does not spoil valid UTF-8, nor a cut character the whole', () => {
  expect(decodeText(Buffer.from('<meta charset="windows-1252">Zürich'))).toContain('Zürich')
  const cut = Buffer.from('日本語のテキストです。'.repeat(20)).subarray(0, -1)
  expect(decodeText(cut)).toMatch(/^日本語のテキストです。/)
})

function utf32(value: string, littleEndian: boolean): Uint8Array {
  const points = Array.from(value, (character) => character.codePointAt(0) ?? 0)
  const view = new DataView(new ArrayBuffer(points.length * 4))
  for (const [index, point] of points.entries()) view.setUint32(index * 4, point, littleEndian)
  return new Uint8Array(view.buffer)
}

/** Text in an encoding that Node only decodes: each character by the bytes that decode to it. */
function encoded(value: string, charset: string): Uint8Array {
  const decoder = new TextDecoder(charset)
  const bytesOf = new Map<string, readonly number[]>()
  for (let first = 0; first < 256; first++) {
    bytesOf.set(decoder.decode(Uint8Array.of(first)), [first])
    for (let second = 0x40; first >= 0x81 && charset === 'shift_jis' && second < 256; second++)
      bytesOf.set(decoder.decode(Uint8Array.of(first, second)), [first, second])
  }
  return Uint8Array.from(Array.from(value).flatMap((character) => bytesOf.get(character) ?? []))
}
