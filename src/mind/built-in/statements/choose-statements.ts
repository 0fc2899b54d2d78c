import type { Passage } from '../../../evidence/passage.ts'
import { termSet, termSetOf } from '../../../extraction/terms/term-set.ts'
import { languageOf } from '../../../language/languages.ts'
import type { Phrases } from '../../../language/phrases.ts'
import type { StatementKind } from '../../../language/statement-words.ts'
import type { Question } from '../../question.ts'
import type { Unit } from '../segmentation/read-evidence.ts'
import { isSaid } from '../segmentation/turns.ts'
import { readStatements, type Statement } from './read-statements.ts'
import { settings } from './settings.ts'

/** What a question for a kind wants besides that kind. A refusal is a decision; what must be done is a task. */
const alsoWanted: Readonly<Partial<Record<StatementKind, readonly StatementKind[]>>> = {
  decision: ['rejected'],
  task: ['request', 'requirement'],
  request: ['requirement'],
  requirement: ['prohibition'],
}
/** What is told where nothing is of the kind: that a thing was not decided. */
const insteadOf: Readonly<Partial<Record<StatementKind, StatementKind>>> = { decision: 'open' }

/**
 * Kinds that any text has, such as the results of a paper: asked of a topic they are questions like any other. They are
 * told of a document or section that is named, or of somebody.
 */
const ofDocuments: ReadonlySet<StatementKind> = new Set([
  'finding',
  'risk',
  'option',
  'requirement',
])

type Terms = ReadonlySet<number>

/**
 * The statements that a question wants, in reading order: those of its kinds, of who it names, in the sentences,
 * sections or documents that have all words of what it is about. Empty if there are none.
 */
export function chooseStatements(
  question: Question,
  passages: readonly Passage[],
): readonly Statement[] {
  const asked = question.statements
  if (asked === undefined) return []
  const { units, statements } = readStatements(passages)
  const chooser = new Chooser(units, passages, asked)
  const chosen = chooser.choose(statements.filter((one) => isWanted(one, asked.kinds)))
  if (chosen.length > 0) return chosen
  const instead = asked.kinds.flatMap((kind) => insteadOf[kind] ?? [])
  return chooser.choose(statements.filter(({ kinds }) => instead.some((kind) => kinds.has(kind))))
}

function isWanted({ kinds, isActed, unit }: Statement, asked: readonly StatementKind[]): boolean {
  return asked.some(
    (kind) =>
      kinds.has(kind) ||
      alsoWanted[kind]?.some(
        // "The roof must be done anew" is nobody's task, nor is "Chen asked for a week".
        (other) =>
          kinds.has(other) &&
          (kind !== 'task' || isActed === (other !== 'request') || unit.isQuestion),
      ),
  )
}

class Chooser {
  readonly #units: readonly Unit[]
  readonly #passages: readonly Passage[]
  readonly #language: string
  readonly #who: Terms
  readonly #about: Terms
  /** Whether it is asked what somebody has to do: a request is of whom it names, and not of who makes it. */
  readonly #isOfTasks: boolean
  readonly #isOfDocument: boolean

  constructor(
    units: readonly Unit[],
    passages: readonly Passage[],
    { kinds, who, about, language }: NonNullable<Question['statements']>,
  ) {
    this.#units = units
    this.#passages = passages
    this.#language = language
    this.#isOfTasks = kinds.includes('task')
    this.#isOfDocument = kinds.some((kind) => ofDocuments.has(kind))
    const { statements } = languageOf(language)
    this.#who = this.#terms(who, statements?.actors)
    this.#about = this.#terms(about, statements?.sources)
  }

  choose(statements: readonly Statement[]): readonly Statement[] {
    const actors = new Set(statements.flatMap(({ actor }) => [...actor]))
    // "The tasks of Boris", "what was decided about Boris"
    const acting = [...this.#about].filter((term) => actors.has(term))
    const who = new Set([...this.#who, ...acting])
    const about = [...this.#about].filter((term) => !who.has(term))
    const theirs = this.#of(statements, who)
    const reaches: readonly ((one: Statement) => Terms)[] = [
      (one) => this.#near(one),
      (one) => this.#around(one, ({ block }) => block === one.unit.block),
      (one) =>
        this.#around(one, (unit) => {
          return unit.section === one.unit.section && unit.headings.length > 0
        }),
    ]
    for (const reach of this.#isOfDocument ? [(one: Statement) => this.#above(one)] : reaches) {
      const found = theirs.filter((one) => {
        const terms = reach(one)
        return about.every((term) => terms.has(term))
      })
      if (found.length > 0) return found
    }
    return []
  }

  /** The statements of somebody: who acts in them, else says them, is spoken of, or wrote the document. */
  #of(statements: readonly Statement[], who: Terms): readonly Statement[] {
    if (who.size === 0) return statements
    const has = (terms: Terms) => [...who].every((term) => terms.has(term))
    const isUnnamed = ({ actor }: Statement) => actor.size === 0
    const isTheirs = (one: Statement) =>
      has(one.actor) ||
      (isUnnamed(one) &&
        has(
          this.#isOfTasks && one.kinds.has('request')
            ? termSetOf(one.unit.tokens)
            : this.#speaker(one),
        ))
    const ways: readonly ((one: Statement) => boolean)[] = [
      isTheirs,
      (one) => isUnnamed(one) && has(termSetOf(one.unit.tokens)),
      (one) => isUnnamed(one) && has(this.#withBefore(one)),
      (one) => isUnnamed(one) && has(this.#writer(one)),
    ]
    for (const way of ways) {
      const found = statements.filter(way)
      if (found.length > 0) return found
    }
    return []
  }

  #terms(text: string, except: Phrases | undefined): Terms {
    const left = (except?.find(text) ?? []).reduceRight(
      (written, { start, end }) => `${written.slice(0, start)} ${written.slice(end)}`,
      text,
    )
    return termSet(left, this.#language)
  }

  #speaker({ unit }: Statement): Terms {
    return isSaid(unit) ? this.#terms(unit.headings.at(-1) ?? '', undefined) : new Set()
  }

  /** The terms of a sentence, of the headings above it, and of the title of its document and how it begins. */
  #near(one: Statement): Terms {
    return new Set([...termSetOf(one.unit.tokens), ...this.#above(one)])
  }

  #above(one: Statement): Terms {
    const { about } = this.#passages[one.unit.passage] ?? {}
    const { opening } = this.#ends(one)
    return this.#terms([about, opening, ...one.unit.headings].join('\n'), undefined)
  }

  /** With those of the sentence before it, which may name whom "they" means. */
  #withBefore({ unit }: Statement): Terms {
    const before = this.#units[this.#units.indexOf(unit) - 1]
    const isBeside = before?.passage === unit.passage && before.block === unit.block
    return termSetOf([...unit.tokens, ...(isBeside ? before.tokens : [])])
  }

  #around(one: Statement, isBeside: (unit: Unit) => boolean): Terms {
    const beside = this.#units.filter((unit) => {
      return unit.passage === one.unit.passage && isBeside(unit)
    })
    return new Set([...this.#near(one), ...beside.flatMap(({ tokens }) => [...termSetOf(tokens)])])
  }

  /** The terms of the title of a document and of its end, where the name of who wrote it stands. */
  #writer(one: Statement): Terms {
    return this.#terms(this.#ends(one).closing, undefined)
  }

  #ends({ unit }: Statement): { readonly opening: string; readonly closing: string } {
    const passage = this.#passages[unit.passage]
    const own = this.#passages.filter(({ docId }) => docId === passage?.docId)
    const [first, last] = [own[0], own.at(-1)]
    const opening = first?.start === 0 ? first.text.slice(0, settings.openingLength) : ''
    const closing = last?.text.slice(-settings.closingLength) ?? ''
    const title = passage?.title ?? ''
    return { opening: `${title}\n${opening}`, closing: `${title}\n${closing}` }
  }
}
