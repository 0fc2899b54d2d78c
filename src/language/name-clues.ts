import { Memo } from '../base/cache/memo.ts'
import { languageOf } from './languages.ts'
import { listed } from './listed.ts'

/** What tells names in a language whose script has no capitals; see `NameCluesData`. */
export type NameClues = {
  /** Whether words have no spaces between them. */
  readonly isUnspaced: boolean
  readonly hasParticles: boolean
  readonly surnames: ReadonlySet<string>
  readonly rolesBefore: ReadonlySet<string>
  readonly titlesAfter: ReadonlySet<string>
  readonly institutionEndings: ReadonlySet<string>
  readonly placeEndings: ReadonlySet<string>
  /** The endings of either kind that need a name before them. */
  readonly weakEndings: ReadonlySet<string>
  readonly heads: ReadonlySet<string>
  readonly links: ReadonlySet<string>
  readonly legalForms: readonly string[]
  /** Countries, regions and large cities. */
  readonly places: ReadonlySet<string>
  readonly peopleEndings: ReadonlySet<string>
  readonly transcribing: ReadonlySet<string>
  readonly besides: ReadonlySet<string>
  readonly common: ReadonlySet<string>
  /** The longest first. */
  readonly particles: readonly string[]
  readonly personWordsMax: number
  readonly openers: ReadonlySet<string>
  readonly saidWords: ReadonlySet<string>
  readonly saidEndings: readonly string[]
  readonly saidParticles: ReadonlySet<string>
  /** The most characters of an ending. */
  readonly endingLengthMax: number
}

/** The clues of a language; `undefined` if its names are told by capitals. */
export function nameCluesOf(language: string): NameClues | undefined {
  return prepared.get(languageOf(language).code)
}

const prepared = new Memo(64, (code: string): NameClues | undefined => {
  const { names: data, stopWords, isUnspaced } = languageOf(code)
  if (data === undefined) return undefined
  const weakEndings = setOf(data.properInstitutionEndings, data.weakPlaceEndings)
  const placeEndings = setOf(data.placeEndings, data.weakPlaceEndings)
  const institutionEndings = setOf(data.institutionEndings, data.properInstitutionEndings)
  const endings = [...placeEndings, ...institutionEndings]
  return {
    isUnspaced: isUnspaced && data.particles === undefined,
    hasParticles: data.hasParticles ?? false,
    surnames: setOf(data.surnames),
    rolesBefore: setOf(data.rolesBefore),
    titlesAfter: setOf(data.titlesAfter),
    institutionEndings,
    placeEndings,
    weakEndings,
    links: setOf(data.links),
    heads: setOf(data.heads),
    legalForms: longestFirst(data.legalForms),
    places: new Set([...setOf(data.places), ...countriesIn(code)]),
    peopleEndings: setOf(data.peopleEndings),
    transcribing: new Set(data.transcribing ?? ''),
    besides: new Set([...stopWords, ...setOf(data.besides)]),
    common: setOf(data.common),
    particles: longestFirst(data.particles),
    personWordsMax: data.personWordsMax ?? 2,
    openers: setOf(data.openers),
    saidWords: setOf(data.saidWords),
    saidEndings: longestFirst(data.saidEndings),
    saidParticles: setOf(data.saidParticles),
    endingLengthMax: Math.max(0, ...endings.map(({ length }) => length)),
  }
})

/** The names of all countries in a language, as the Unicode CLDR has them. */
function countriesIn(language: string): string[] {
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index))
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  const scripts = language === 'zh' ? ['zh-Hans', 'zh-Hant'] : [language]
  return scripts.flatMap((script) => {
    const names = new Intl.DisplayNames([script], { type: 'region', fallback: 'none' })
    return codes.flatMap((code) => names.of(code) ?? []).filter((name) => !/[(（]/.test(name))
  })
}

function setOf(...lists: readonly (string | undefined)[]): ReadonlySet<string> {
  return new Set(lists.flatMap(listed))
}

function longestFirst(list: string | undefined): readonly string[] {
  return listed(list).toSorted((one, other) => other.length - one.length)
}
