/** The characters that roff has a name for, as `\(bu` or `\[bu]`. */
const named = new Map(
  Object.entries({
    ...{ bu: '•', em: '—', en: '–', hy: '‐', lq: '“', rq: '”', oq: '‘', cq: '’', aq: "'", dq: '"' },
    ...{
      co: '©',
      rg: '®',
      tm: '™',
      '->': '→',
      '<-': '←',
      de: '°',
      mu: '×',
      ti: '~',
      ha: '^',
      rs: '\\',
    },
    ...{
      ga: '`',
      mi: '-',
      '-': '-',
      sc: '§',
      pl: '+',
      eq: '=',
      sl: '/',
      Fo: '«',
      Fc: '»',
      fo: '‹',
      fc: '›',
    },
    ...{
      ss: 'ß',
      AE: 'Æ',
      ae: 'æ',
      OE: 'Œ',
      oe: 'œ',
      '/O': 'Ø',
      '/o': 'ø',
      oA: 'Å',
      oa: 'å',
      '.i': 'ı',
    },
    ...{
      Bq: '„',
      bq: '‚',
      '+-': '±',
      '>=': '≥',
      '<=': '≤',
      '!=': '≠',
      ba: '|',
      at: '@',
      sh: '#',
      Do: '$',
    },
  }),
)
const accents = new Map(
  Object.entries({
    "'": '\u0301',
    '`': '\u0300',
    '^': '\u0302',
    ':': '\u0308',
    '~': '\u0303',
    ',': '\u0327',
    v: '\u030c',
  }),
)

/** An escape sequence, by what it begins with: a name, an argument in quotes, a font or size, or one character. */
const sequence =
  /\\(?:\((..)|\[([^\]\n]{0,99})\]|\*(?:\((..)|\[([^\]\n]{0,99})\]|(.))|[fFmMgk](?:\(..|\[[^\]\n]{0,99}\]|.)|n[+-]?(?:\(..|\[[^\]\n]{0,99}\]|.)|s[+-]?(?:\(\d\d|\[[^\]\n]{0,99}\]|'[^'\n]{0,999}'|\d)|[hvwXlLDoZbNRHS]'[^'\n]{0,999}'|".*|(.)|$)/gs

/** Text as it is read: without fonts, sizes and movements. Strings that the page defines are put in. */
export function readEscapes(text: string, strings: ReadonlyMap<string, string>): string {
  if (!text.includes('\\')) return text
  return text.replace(sequence, (_, two, long, ofTwo, ofLong, ofOne, one) => {
    const name = two ?? long
    if (name !== undefined) return characterOf(name)
    const string = ofTwo ?? ofLong ?? ofOne
    if (string !== undefined) return strings.get(string) ?? ''
    return one === undefined ? '' : (single.get(one) ?? (/[\s\w]/.test(one) ? '' : one))
  })
}

/** What is written with one character behind the backslash. */
const single = new Map([
  ...Object.entries({ e: '\\', E: '\\', '-': '-', ' ': ' ', '~': ' ', '0': ' ', t: ' ' }),
  ...['&', '|', '^', '%', ':', ',', '/', '(', ')', '{', '}', '!', '?', 'c'].map(
    (mark) => [mark, ''] as const,
  ),
])

function characterOf(name: string): string {
  const code = /^u([0-9A-F]{4,6})$/.exec(name)?.[1]
  if (code) return String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff))
  const accent = accents.get(name[0] ?? '')
  const letter = name.slice(1)
  if (accent && /^\p{L}$/u.test(letter)) return `${letter}${accent}`.normalize('NFC')
  return named.get(name) ?? ''
}
