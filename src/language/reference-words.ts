import { listed } from './listed.ts'
import { Phrases } from './phrases.ts'

/**
 * The words with which the texts of a language refer to other places, each list separated by commas. The forms of one
 * word stand with " / " between them, as a place must be called what the reference calls it.
 */
export type ReferenceData = {
  /** What numbered parts of a text are called: "section / sections, clause / clauses". */
  readonly sections: string
  /** What is added behind a text: "annex / annexes". */
  readonly annexes: string
  readonly tables: string
  /** The numbered parts of such a part: "paragraph / paragraphs / para." */
  readonly parts: string
  /** What may stand before a number: "no." */
  readonly beforeNumbers: string
  /** Between two numbers of a list, and between the ends of a range. */
  readonly and: string
  readonly to: string
  /** Right before a number, a name or a link that is referred to without a word for its kind: "see", "in". */
  readonly pointing: string
  /** Between a place and what it is a place of: "of the". */
  readonly of: string
  /** With which a text speaks of itself: "this". */
  readonly own: string
  /** Words for what is law elsewhere: "act", "directive". */
  readonly laws: string
  /** Words that leave what is to be said to another place: "as described", "governed". */
  readonly deferring: string
  /** Before what is excepted or required: "except", "only". */
  readonly exceptions: string
}

export type PlaceFamily = 'section' | 'annex' | 'table' | 'part'

/** A word for a kind of place, and the first of its forms, which stands for all. */
export type PlaceWord = { readonly family: PlaceFamily; readonly word: string }

/** The data prepared for use. */
export type ReferenceWords = {
  /** By form, in small letters. */
  readonly places: ReadonlyMap<string, PlaceWord>
  /** Alternatives of regular expressions, which match a form in small letters, with a capital, and in capitals. */
  readonly alternatives: Readonly<
    Record<'place' | 'part' | 'beforeNumber' | 'and' | 'to' | 'pointing' | 'of', string>
  >
  readonly own: ReadonlySet<string>
  readonly laws: readonly string[]
  readonly deferring: Phrases
  readonly exceptions: Phrases
}

export function prepareReferences(data: ReferenceData): ReferenceWords {
  const places = new Map<string, PlaceWord>([['§', { family: 'section', word: '§' }]])
  const families = [
    ['part', data.parts],
    ['section', data.sections],
    ['annex', data.annexes],
    ['table', data.tables],
  ] as const
  for (const [family, groups] of families)
    for (const forms of formsIn(groups))
      for (const form of forms) places.set(form, { family, word: forms[0] ?? form })
  return {
    places,
    alternatives: {
      place: `§{1,2}|${anyOf([...places.keys()])}`,
      part: anyOf(formsIn(data.parts).flat()),
      beforeNumber: anyOf(listed(data.beforeNumbers)),
      and: `,|;|&|${anyOf(listed(data.and))}`,
      to: `[-–—]|${anyOf(listed(data.to))}`,
      pointing: anyOf(listed(data.pointing)),
      of: anyOf(listed(data.of)),
    },
    own: new Set(listed(data.own)),
    laws: listed(data.laws),
    deferring: Phrases.of(listed(data.deferring)),
    exceptions: Phrases.of(listed(data.exceptions)),
  }
}

function formsIn(groups: string): readonly (readonly string[])[] {
  return listed(groups).map((group) => group.split(' / '))
}

/** Matches any of the words, the longer ones first, with a capital too, and in capitals. */
function anyOf(words: readonly string[]): string {
  const spelled = words.flatMap((word) => {
    const [first = ''] = word
    return [word, first.toUpperCase() + word.slice(first.length), word.toUpperCase()]
  })
  const alternatives = [...new Set(spelled)]
    .toSorted((one, other) => other.length - one.length)
    .map((word) => word.replace(/[.()?*+^$|\\]/g, '\\$&'))
  return alternatives.length === 0 ? '(?!)' : alternatives.join('|')
}
