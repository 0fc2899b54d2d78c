import type { Passage } from '../../../evidence/passage.ts'
import type { Token } from '../../../extraction/terms/tokens.ts'
import type { Language } from '../../../language/language.ts'
import { languageOf } from '../../../language/languages.ts'
import type { StatementKind, Statements } from '../../../language/statement-words.ts'
import type { Range } from '../../../language/words/words.ts'
import { readEvidence, type Unit } from '../segmentation/read-evidence.ts'
import { headerOf, topOfTable } from '../segmentation/table-of-row.ts'
import { cellsOf } from '../segmentation/tables.ts'
import { settings } from './settings.ts'

/** A sentence, item or row that states something. */
export type Statement = {
  readonly unit: Unit
  readonly kinds: ReadonlySet<StatementKind>
  /** The terms of the name of who acts in it; empty where nobody is named, as in "we will". */
  readonly actor: ReadonlySet<number>
  /** Whether somebody acts in it, named or not. */
  readonly isActed: boolean
  /** Whether a heading, a label or a column says that it is one. */
  readonly isLabelled: boolean
}

/** The units of passages, and those that state something, in reading order. Linear in the length of the passages. */
export function readStatements(passages: readonly Passage[]): {
  readonly units: readonly Unit[]
  readonly statements: readonly Statement[]
} {
  const units = readEvidence(passages)
  const inSentences = units.flatMap(({ tokens }) => tokens.slice(1))
  const names = new Set(
    inSentences.filter(({ word }) => word.isCapital && word.isTerm).map(({ word }) => word.folded),
  )
  const statements = units.flatMap((unit, at) => {
    const passage = passages[unit.passage]
    const language = languageOf(passage?.language ?? '')
    if (passage === undefined || language.statements === undefined) return []
    if (unit.kind === 'heading' || unit.kind === 'code') return []
    if (unit.kind === 'row' && unit.opensGroup) return []
    const read = new StatementReader(unit, passage, language, language.statements, names)
    const header =
      unit.kind === 'row' ? headerOf(units[topOfTable(at, units)], passages) : undefined
    return read.statement(header) ?? []
  })
  return { units, statements }
}

/** Reads what one unit states. */
class StatementReader {
  readonly #unit: Unit
  readonly #text: string
  /** What stands in the box to tick before it. */
  readonly #box: string | undefined
  readonly #language: Language
  readonly #words: Statements
  /** Words that are names elsewhere in the evidence. */
  readonly #names: ReadonlySet<string>
  #actors: readonly Range[] | undefined
  #negations: readonly Range[] | undefined

  constructor(
    unit: Unit,
    passage: Passage,
    language: Language,
    words: Statements,
    names: ReadonlySet<string>,
  ) {
    this.#unit = unit
    this.#text = passage.text.slice(unit.start, unit.end)
    this.#box = /\[([ xX])\]\s$/.exec(passage.text.slice(0, unit.start).slice(-4))?.[1]
    this.#language = language
    this.#words = words
    this.#names = names
  }

  statement(header: string | undefined): Statement | undefined {
    const labels = this.#labels(header)
    if (this.#box !== undefined && this.#box !== ' ') return undefined
    const kinds = new Set(labels)
    const actor = new Set<number>()
    let isActed = false
    for (const { start, end, value, needsActor } of this.#cues()) {
      const acting = this.#actorAt(start, end)
      if (needsActor && acting === undefined) continue
      // "Send it to Deepak, please" has nobody who asks.
      if (!value.includes('request')) for (const term of acting ?? []) actor.add(term)
      isActed ||= acting !== undefined
      for (const kind of value)
        kinds.add(kind === 'decision' && this.#isDenied(start) ? 'open' : kind)
    }
    if (this.#hasDeadline()) {
      kinds.add('deadline')
      // "Kofi signs the order by 21 September."
      const opening = this.#nameAt(0)
      for (const term of opening) actor.add(term)
      if (opening.length > 0) kinds.add('task')
    }
    if (this.#unit.isQuestion && labels.length === 0)
      for (const kind of kinds) if (!mayAsk.has(kind)) kinds.delete(kind)
    if (kinds.size === 0) return undefined
    return { unit: this.#unit, kinds, actor, isActed, isLabelled: labels.length > 0 }
  }

  /** The kinds that a heading, a label before a colon, the name of a column or a box to tick gives it. */
  #labels(header: string | undefined): readonly StatementKind[] {
    const { names } = this.#words
    if (this.#box !== undefined) return this.#box === ' ' ? ['task'] : []
    const heading = (this.#unit.headings.at(-1) ?? '')
      .replace(/^[\d.)\s]+/, '')
      .replace(/[:：]$/, '')
    const [label = '', ...rest] = this.#text.split(/[:：]/, 2)
    const written = [heading, ...(rest.length > 0 ? [label] : []), ...cellsOf(header ?? '')]
    return written.flatMap((one) => names.get(one) ?? [])
  }

  #cues(): readonly Cue[] {
    const { says, does, endings } = this.#words
    const verbs = this.#unit.tokens.flatMap(({ start, end, word }) => {
      const found = endings.filter(([ending]) => word.folded.endsWith(ending))
      const range = { start: start - this.#unit.start, end: end - this.#unit.start }
      return found.map(([, kind]) => ({ ...range, value: [kind], needsActor: true }))
    })
    return [
      ...says.find(this.#text).map((cue) => ({ ...cue, needsActor: false })),
      ...does.find(this.#text).map((cue) => ({ ...cue, needsActor: true })),
      ...verbs,
    ]
  }

  /** The terms of the name of who acts beside a cue, none for a pronoun; undefined if nobody does. */
  #actorAt(start: number, end: number): readonly number[] | undefined {
    const { tokens, start: offset } = this.#unit
    const first = tokens.findIndex((token) => token.start - offset >= start)
    const from = first < 0 ? tokens.length : first
    const next = tokens.findIndex((token) => token.start - offset >= end)
    const reach = next < 0 ? from : settings.actorWordsMax
    const isUnnamed = this.#hasActor(start, end)
    if (isUnnamed && !this.#isName(from - 1)) return []
    for (let at = from - 1; at >= 0 && at >= from - reach; at--) {
      const before = tokens[at]
      if (before === undefined || this.#isEnded(before, tokens[at + 1])) break
      if (this.#isName(at)) return this.#nameEndingAt(at)
    }
    if (next >= 0 && this.#isName(next)) return this.#nameAt(next)
    return isUnnamed || !hasCase.test(this.#text) ? [] : undefined
  }

  #hasActor(start: number, end: number): boolean {
    this.#actors ??= this.#words.actors.find(this.#text)
    return this.#actors.some((actor) => {
      const between =
        actor.end <= start ? this.#text.slice(actor.end, start) : this.#text.slice(end, actor.start)
      const isApart = actor.end <= start || actor.start >= end
      return isApart && isBeside.test(between)
    })
  }

  #isEnded(token: Token, next: Token | undefined): boolean {
    const end = token.end - this.#unit.start
    const between = this.#text.slice(end, next && next.start - this.#unit.start)
    return next !== undefined && /[;:.!?]\s/.test(between)
  }

  #nameAt(at: number): readonly number[] {
    const { tokens } = this.#unit
    let end = at
    while (this.#isName(end)) end++
    return tokens.slice(at, end).map(({ word }) => word.hash)
  }

  #nameEndingAt(at: number): readonly number[] {
    const { tokens } = this.#unit
    let start = at
    while (this.#isName(start - 1)) start--
    return tokens.slice(start, at + 1).map(({ word }) => word.hash)
  }

  /**
   * Whether a word is a name: it has a capital, and not only as the first of a sentence. Where all nouns have one, no
   * article may stand before it.
   */
  #isName(at: number): boolean {
    const word = this.#unit.tokens[at]?.word
    if (word === undefined || !word.isCapital || !word.isTerm || word.isCalendar) return false
    if (word.folded.length < 2) return false
    const before = this.#unit.tokens[at - 1]?.word
    if (before?.isCourtesyTitle || before?.isHonorific) return true
    if (!this.#language.capitalizesNouns) return at > 0 || this.#names.has(word.folded)
    return !(word.isNounLike || before?.announcesNoun || before?.isArticle)
  }

  #isDenied(start: number): boolean {
    this.#negations ??= this.#language.negations.find(this.#text)
    return this.#negations.some(
      ({ end }) => end <= start && isBeside.test(this.#text.slice(end, start)),
    )
  }

  /** Whether a word such as "by" stands beside a date. */
  #hasDeadline(): boolean {
    const { tokens, start } = this.#unit
    const dates = tokens.filter(({ word }) => word.isCalendar || word.isNumber)
    if (dates.length === 0) return false
    const { deadlineLengthMax } = settings
    return this.#words.deadlines.find(this.#text).some((cue) =>
      dates.some((date) => {
        const ahead = date.start - start - cue.end
        const behind = cue.start - (date.end - start)
        const isNear = (length: number) => length >= 0 && length <= deadlineLengthMax
        return isNear(ahead) || isNear(behind)
      }),
    )
  }
}

type Cue = Range & {
  readonly value: readonly StatementKind[]
  /** Whether somebody must act beside it. */
  readonly needsActor: boolean
}

/** What a question may be: "Could you send it?" */
const mayAsk: ReadonlySet<StatementKind> = new Set(['request', 'open'])
/** Between two phrases with at most a word between them. */
const isBeside = /^\s*(?:\p{L}+\s+)?$/u
const hasCase = /\p{Ll}/u
