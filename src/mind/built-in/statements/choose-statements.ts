import type { Passage } from '../../../evidence/passage.ts'
import { termSet, termSetOf } from '../../../extraction/terms/term-set.ts'
import { languageOf } from '../../../language/languages.ts'
import type { Phrases } from '../../../language/phrases.ts'
import { calendarOf } from '../../../language/quantities/calendar.ts'
import { readDates } from '../../../language/quantities/dates.ts'
import type { StatementKind } from '../../../language/statement-words.ts'
import type { Question } from '../../question.ts'
import type { Unit } from '../segmentation/read-evidence.ts'
import { readStatements, type Statement } from './read-statements.ts'
import { Surroundings, type Terms } from './surroundings.ts'

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
  const chooser = new Chooser(new Surroundings(units, passages, asked.language), asked)
  const isOfTime = dueWhen(question.text, asked)
  const chosen = chooser.choose(
    statements.filter((one) => isWanted(one, asked.kinds) && isOfTime(one.unit)),
  )
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

/**
 * Whether a statement is of the months in which a question asks what is due: it has a date of one of them, or none at
 * all. "Which tasks are due in June?" asks for none of July, but what was decided in June may have to be done in July.
 */
function dueWhen(text: string, { kinds, about, language }: Asked): (unit: Unit) => boolean {
  const asked = new Set(
    calendarOf(language)
      .months.find(about)
      .map(({ value }) => value),
  )
  const { deadlines } = languageOf(language).statements ?? {}
  const isDue = kinds.includes('deadline') || (deadlines?.find(text).length ?? 0) > 0
  if (asked.size === 0 || !isDue) return () => true
  return ({ shown }) => {
    const months = readDates(shown, language).flatMap(({ month }) => month ?? [])
    return months.length === 0 || months.some((month) => asked.has(month))
  }
}

type Asked = NonNullable<Question['statements']>

class Chooser {
  readonly #around: Surroundings
  readonly #who: Terms
  readonly #about: Terms
  /** Whether it is asked what somebody has to do: a request is of whom it names, and not of who makes it. */
  readonly #isOfTasks: boolean
  readonly #isOfDocument: boolean

  constructor(around: Surroundings, { kinds, who, about, language }: Asked) {
    this.#around = around
    this.#isOfTasks = kinds.includes('task')
    this.#isOfDocument = kinds.some((kind) => ofDocuments.has(kind))
    const { statements } = languageOf(language)
    this.#who = termSet(without(statements?.actors, who), language)
    const bare = without(statements?.deadlines, without(statements?.sources, about))
    this.#about = termSet(bare, language)
  }

  choose(statements: readonly Statement[]): readonly Statement[] {
    const around = this.#around
    const actors = new Set(statements.flatMap(({ actor }) => [...actor]))
    // "The tasks of Boris", "what was decided about Boris"
    const acting = [...this.#about].filter((term) => actors.has(term))
    const who = new Set([...this.#who, ...acting])
    const about = [...this.#about].filter((term) => !who.has(term))
    const theirs = this.#of(statements, who)
    const reaches: readonly ((unit: Unit) => readonly Terms[])[] = [
      (unit) => around.near(unit),
      (unit) => around.inBlock(unit),
      (unit) => around.inSection(unit),
    ]
    for (const reach of this.#isOfDocument ? [(unit: Unit) => around.above(unit)] : reaches) {
      const found = theirs.filter(({ unit }) => haveAll(reach(unit), about))
      if (found.length > 0) return found
    }
    return []
  }

  /** The statements of somebody: who acts in them, else says them, is spoken of, or wrote the document. */
  #of(statements: readonly Statement[], who: Terms): readonly Statement[] {
    if (who.size === 0) return statements
    const around = this.#around
    const isNamedIn = (terms: readonly Terms[]) => haveAll(terms, [...who])
    const isOfThem = ({ kinds, unit }: Statement) =>
      isNamedIn(
        this.#isOfTasks && kinds.has('request') ? [termSetOf(unit.tokens)] : around.speaker(unit),
      )
    const unnamed = statements.filter(({ actor }) => actor.size === 0)
    const ways: readonly (() => readonly Statement[])[] = [
      () =>
        statements.filter(
          (one) => isNamedIn([one.actor]) || (one.actor.size === 0 && isOfThem(one)),
        ),
      () => unnamed.filter(({ unit }) => isNamedIn([termSetOf(unit.tokens)])),
      () => unnamed.filter(({ unit }) => isNamedIn(around.withBefore(unit))),
      () => unnamed.filter(({ unit }) => isNamedIn(around.writer(unit))),
    ]
    for (const way of ways) {
      const found = way()
      if (found.length > 0) return found
    }
    return []
  }
}

function haveAll(sets: readonly Terms[], wanted: readonly number[]): boolean {
  return wanted.every((term) => sets.some((terms) => terms.has(term)))
}

function without(phrases: Phrases | undefined, text: string): string {
  return (phrases?.find(text) ?? []).reduceRight(
    (written, { start, end }) => `${written.slice(0, start)} ${written.slice(end)}`,
    text,
  )
}
