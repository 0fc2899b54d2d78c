import { Memo } from '../../../base/cache/memo.ts'
import { onceForEach } from '../../../base/cache/once-for-each.ts'
import type { Passage } from '../../../evidence/passage.ts'
import { entityKey, titleKeys } from '../../../extraction/names/entity-key.ts'
import { findNames } from '../../../extraction/names/find-names.ts'
import { splitName } from '../../../extraction/names/split-name.ts'
import { tokensOfShort } from '../../../extraction/terms/tokens.ts'
import { languageOf } from '../../../language/languages.ts'
import type { MeasuredUnits } from '../features/features.ts'
import { settings as shared } from '../features/settings.ts'
import { folded } from '../segmentation/pieces.ts'
import type { Unit } from '../segmentation/read-evidence.ts'
import { settings } from './settings.ts'

/** A name as the evidence has it: the keys by which another mention of the same thing is found. */
export type UnitName = readonly string[]

type Evidence = Pick<MeasuredUnits, 'passages' | 'units'>

/** The passages about a name, and those with units that have it. */
type PlacesOfName = { readonly titled: readonly number[]; readonly having: readonly number[] }

/**
 * The names that each unit of the evidence has, and what each passage is about by its title, so that statements of
 * several documents can be joined on what they name. A last name alone is that of the only longer name of its document.
 */
export class UnitNames {
  /** The names of each unit. */
  readonly ofUnit: readonly UnitName[][]
  /** What each passage is about. */
  readonly subjects: readonly UnitName[]
  /**
   * Whether each passage is about something that its own text names, and not about a topic such as "Getting started".
   */
  readonly areNamed: readonly boolean[]
  readonly #passageOf: readonly number[]
  /** The units that have each name, and the passages about it, by its key. */
  readonly #unitsOf = new Map<string, Set<number>>()
  readonly #titledBy = new Map<string, Set<number>>()
  /** Names as they are written, by their keys. */
  readonly #written = new Map<string, string>()

  constructor({ passages, units }: Evidence) {
    this.subjects = passages.map(({ title }) => keysOfTitles.get(title))
    this.#passageOf = units.map(({ passage }) => passage)
    const written = units.map(({ tokens, passage }) => namesIn(tokens, passages[passage]))
    const bearers = bearersIn({ passages, units }, written, this.subjects)
    const titles = passages.map(({ language }, at) => plainTitle(this.subjects[at] ?? [], language))
    this.ofUnit = units.map(({ passage, folded: words }, index) => {
      const fuller = bearers.get(passages[passage]?.docId ?? '')
      const names: UnitName[] = []
      for (const { key, forms, isSure } of written[index] ?? []) {
        const known = fuller?.get(key)
        if (known !== undefined) names.push(formsOf(known))
        else if (isSure) names.push(forms)
      }
      titles.forEach((title, at) => {
        if (title !== '' && words.includes(title)) names.push(this.subjects[at] ?? [])
      })
      return names.slice(0, settings.reasoning.namesMax)
    })
    const named = new Set<number>()
    written.forEach((names, unit) => {
      const passage = this.#passageOf[unit] ?? -1
      const subject = this.subjects[passage] ?? []
      const isOfSubject = ({ forms, isSure }: Written) =>
        isSure && forms.some((form) => subject.includes(form))
      if (!named.has(passage) && names.some(isOfSubject)) named.add(passage)
    })
    this.areNamed = passages.map((_, passage) => named.has(passage))
    for (const { key, name } of written.flat())
      if (!this.#written.has(key)) this.#written.set(key, name)
    passages.forEach(({ title }, passage) => {
      for (const key of this.subjects[passage] ?? []) {
        if (!this.#written.has(key)) this.#written.set(key, title)
        addTo(this.#titledBy, key, passage)
      }
    })
    this.ofUnit.forEach((names, unit) => {
      for (const key of names.flat()) addTo(this.#unitsOf, key, unit)
    })
  }

  /** Whether some unit has the name, or a passage is about it. */
  has(key: string): boolean {
    return this.#unitsOf.has(key) || this.#titledBy.has(key)
  }

  /** The units that have a name, or stand in a passage about it, ascending. */
  unitsWith(name: UnitName): readonly number[] {
    const { titled } = this.passagesOf(name)
    const having = unionOf(this.#unitsOf, name)
    return [...this.#passageOf.keys()].filter(
      (unit) => having.has(unit) || titled.includes(this.#passageOf[unit] ?? -1),
    )
  }

  passagesOf(name: UnitName): PlacesOfName {
    const having = Array.from(unionOf(this.#unitsOf, name), (unit) => this.#passageOf[unit] ?? -1)
    return { titled: [...unionOf(this.#titledBy, name)], having: [...new Set(having)] }
  }

  /** The name as a document writes it. */
  written([key = '']: UnitName): string {
    return this.#written.get(key) ?? key
  }
}

/** The names of evidence; read once for all questions about the same units. */
export function unitNamesOf({ units, passages }: Evidence): UnitNames {
  return namesOfUnits(units, passages)
}

const namesOfUnits = onceForEach(
  (units: Evidence['units'], passages: Evidence['passages']) => new UnitNames({ units, passages }),
)

/** The keys of recent titles; most questions find several passages of a document. */
const keysOfTitles = new Memo<UnitName>(256, titleKeys)

type Written = {
  readonly key: string
  readonly forms: UnitName
  readonly name: string
  readonly isSure: boolean
}

/**
 * The names in the words of a unit, read once for all questions, as the words are. A single word that may be no name is
 * kept in case it is the last name of somebody.
 */
const namesIn = onceForEach((words: Unit['tokens'], passage: Passage | undefined) => {
  const { text = '', language = '' } = passage ?? {}
  const { capitalizesNouns } = languageOf(language)
  return findNames(text, words)
    .flatMap((run) => splitName(run, words, capitalizesNouns))
    .map(({ start, end, wordCount, opensSentence }) => {
      const name = text.slice(start, end)
      const key = entityKey(name)
      const isSure = key.length > 1 && (wordCount > 1 || !(opensSentence || capitalizesNouns))
      return { key, forms: formsOf(key), name, isSure }
    })
})

/**
 * The folded words of a title, by its keys, without what distinguishes it, to be looked for whatever its capitals are.
 * Empty for a single word with letters of two cases, which may be a part of other names.
 */
function plainTitle(keys: UnitName, language: string): string {
  const [bare = ''] = keys.toSorted((one, other) => one.length - other.length)
  const words = folded(tokensOfShort(bare, language))
  const isName = words.trim().includes(' ') || uncased.test(words)
  return isName && words.length >= shared.titleLengthMin ? words : ''
}

const uncased = /\p{Lo}/u

/**
 * For each document, the only name of several words that ends with each last name; undefined where there are several.
 */
function bearersIn(
  { passages, units }: Evidence,
  written: readonly (readonly Written[])[],
  subjects: readonly UnitName[],
): ReadonlyMap<string, ReadonlyMap<string, string | undefined>> {
  const bearers = new Map<string, Map<string, string | undefined>>()
  const add = (docId: string, key: string) => {
    const last = key.slice(key.lastIndexOf(' ') + 1)
    if (last === key) return
    const own = bearers.get(docId) ?? new Map<string, string | undefined>()
    bearers.set(docId, own)
    const known = own.get(last)
    // "Dr Ada Solberg" is Ada Solberg.
    if (!own.has(last) || known?.endsWith(` ${key}`)) own.set(last, key)
    else if (known !== undefined && known !== key && !key.endsWith(` ${known}`))
      own.set(last, undefined)
  }
  passages.forEach(({ docId }, passage) => {
    for (const key of subjects[passage] ?? []) add(docId, key)
  })
  written.forEach((names, unit) => {
    for (const { key } of names) add(passages[units[unit]?.passage ?? -1]?.docId ?? '', key)
  })
  return bearers
}

/** A key, and its ends of at least two words: titles and ranks stand before names. */
function formsOf(key: string): UnitName {
  const words = key.split(' ')
  if (words.length > settings.reasoning.nameWordsMax) return [key]
  const ends = words.slice(1, -1).map((_, at) => words.slice(at + 1).join(' '))
  return [key, ...ends]
}

function addTo(sets: Map<string, Set<number>>, key: string, value: number): void {
  const known = sets.get(key)
  if (known === undefined) sets.set(key, new Set([value]))
  else known.add(value)
}

function unionOf(sets: ReadonlyMap<string, ReadonlySet<number>>, name: UnitName): Set<number> {
  const all = new Set<number>()
  for (const key of name) for (const value of sets.get(key) ?? []) all.add(value)
  return all
}
