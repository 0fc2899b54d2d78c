/** An edited word, and where in it the edit is. */
export type Edit = { readonly word: string; readonly at: number }

/**
 * The words that are one edit away from a word in small letters: with two letters exchanged, one less, one more, or
 * another one. Four of five misspelt words are that near to what was meant (F. Damerau, "A technique for computer
 * detection and correction of spelling errors", 1964), and to try them all needs no dictionary (P. Norvig, "How to write
 * a spelling corrector", 2007). The first letter stays, as it is hardly ever wrong, unless it was exchanged with the
 * second; a letter is replaced by those that are typed or sound alike. Letters have no accents. None for a script
 * without an alphabet.
 */
export function editsOf(word: string): Edit[] {
  const alphabet = alphabets.find(({ script }) => script.test(word))
  if (alphabet === undefined) return []
  const edits = new Map<string, Edit>()
  for (let at = 0; at < word.length; at++) {
    const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)]
    const add = (edited: string) => {
      if (edited !== word && !edits.has(edited)) edits.set(edited, { word: edited, at })
    }
    if (after !== '') add(before + after.charAt(0) + letter + after.slice(1))
    if (at > 0) add(before + after)
    if (at > 0) for (const other of alphabet.alike(letter)) add(before + other + after)
    for (const other of alphabet.letters) add(before + letter + other + after)
  }
  return [...edits.values()]
}

type Alphabet = {
  readonly script: RegExp
  readonly letters: string
  /** The letters that one letter is mistaken for. */
  readonly alike: (letter: string) => string
}

/** The rows of keys of QWERTY, and the letters of Latin script that sound alike in many languages. */
const latin = alikeIn(
  ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  ['aeiouy', 'ckqsxz', 'bp', 'dt', 'fvw', 'gj', 'mn'],
)
const cyrillic = alikeIn(
  ['йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю'],
  ['аоуыиэяюеіїє', 'бп', 'вф', 'гкх', 'дт', 'жшщч', 'зсц', 'ьъ'],
)

const alphabets: readonly Alphabet[] = [
  { script: /^\p{Script=Latin}+$/u, letters: 'abcdefghijklmnopqrstuvwxyz', alike: latin },
  {
    script: /^\p{Script=Cyrillic}+$/u,
    letters: 'абвгдежзийклмнопрстуфхцчшщъыьэюяєіїґ',
    alike: cyrillic,
  },
  any(/^\p{Script=Greek}+$/u, 'αβγδεζηθικλμνξοπρσςτυφχψω'),
  any(/^\p{Script=Armenian}+$/u, 'աբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆև'),
  any(/^\p{Script=Hebrew}+$/u, 'אבגדהוזחטיכךלמםנןסעפףצץקרשת'),
  any(/^\p{Script=Arabic}+$/u, 'ابتثجحخدذرزسشصضطظعغفقكلمنهويءآأؤإئىةپچژگکی'),
]

/** An alphabet of which each letter may be mistaken for any other. */
function any(script: RegExp, letters: string): Alphabet {
  return { script, letters, alike: () => letters }
}

/** Letters are typed alike that are next to each other in a row of keys, or one below the other. */
function alikeIn(rows: readonly string[], sounds: readonly string[]): Alphabet['alike'] {
  const alike = new Map<string, string>()
  for (const [nth, row] of rows.entries()) {
    for (const [at, letter] of [...row].entries()) {
      const beside = [row[at - 1], row[at + 1], rows[nth - 1]?.[at], rows[nth - 1]?.[at + 1]]
      const below = [rows[nth + 1]?.[at - 1], rows[nth + 1]?.[at]]
      const sounding = sounds.filter((group) => group.includes(letter))
      alike.set(letter, [...beside, ...below, ...sounding].join(''))
    }
  }
  return (letter) => alike.get(letter) ?? ''
}
