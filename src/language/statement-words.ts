import { objectWith } from '../base/object-with.ts'
import { listed } from './listed.ts'
import { Phrases } from './phrases.ts'

/**
 * What somebody states in minutes, mails, reports, chats and contracts, by what a reader wants of it. `open` is what has
 * not been decided or is not known; `rejected` a decision against something.
 */
export const statementKinds = [
  'decision',
  'rejected',
  'open',
  'task',
  'request',
  'requirement',
  'prohibition',
  'deadline',
  'proposal',
  'option',
  'promise',
  'risk',
  'finding',
] as const

export type StatementKind = (typeof statementKinds)[number]

/** How a kind of statement is asked for, and told by its words. */
export type StatementWords = {
  /**
   * What it is called in questions, headings, columns and labels; the first stands above a list of several: "action
   * items, tasks".
   */
  readonly names: string
  /** Openings of questions for it, with "…" for who states it or is meant: "what was decided, what did … suggest". */
  readonly asks?: string
  /** Phrases that make any sentence one: "decided to". */
  readonly says?: string
  /**
   * Phrases that do so beside somebody who acts: "will" after a name or "we"; with "-" the ending of a verb: "-ará".
   */
  readonly does?: string
}

export type StatementData = {
  /** Questions, with "…" for each of the names: "what are the …, which … are there". */
  readonly openings: string
  /** Words for somebody who acts, besides names: "we", "the board". */
  readonly actors: string
  /** Words that stand before the last day for something, or behind it: "by", "until". */
  readonly deadlines: string
  /** Words for where something is stated, which need not stand there: "meeting", "mail". */
  readonly sources: string
  readonly kinds: Readonly<Record<StatementKind, StatementWords>>
}

/** The data prepared for use. */
export type Statements = {
  readonly asks: readonly Frame[]
  readonly openings: readonly Frame[]
  readonly names: Phrases<StatementKind>
  /** The first name of each kind, as written. */
  readonly titles: Readonly<Record<StatementKind, string>>
  readonly says: Phrases<readonly StatementKind[]>
  readonly does: Phrases<readonly StatementKind[]>
  /** Endings of verbs, with what they make of a sentence. */
  readonly endings: readonly (readonly [ending: string, kind: StatementKind])[]
  readonly actors: Phrases
  readonly deadlines: Phrases
  readonly sources: Phrases
}

/** What a question begins with and what stands behind its gap, in small letters; `kind` unless a name tells it. */
export type Frame = {
  readonly before: string
  readonly after: string | undefined
  readonly kind: StatementKind | undefined
}

export function prepareStatements(data: StatementData, isUnspaced: boolean): Statements {
  const of = (part: keyof StatementWords) =>
    statementKinds.flatMap((kind) =>
      listed(data.kinds[kind][part]).map((phrase) => [phrase, kind] as const),
    )
  const does = of('does')
  const isEnding = ([written]: readonly [string, StatementKind]) => written.startsWith('-')
  const plain = (written: string) => Phrases.of(listed(written), isUnspaced)
  return {
    asks: of('asks').map(([ask, kind]) => frameOf(ask, kind)),
    openings: listed(data.openings).map((opening) => frameOf(opening, undefined)),
    names: new Phrases(of('names'), isUnspaced),
    titles: objectWith(statementKinds, (kind) => listed(data.kinds[kind].names)[0] ?? ''),
    // A phrase may make a sentence of several kinds: "must" is a task of somebody, and a requirement.
    says: Phrases.grouped(of('says'), isUnspaced),
    does: Phrases.grouped(
      does.filter((one) => !isEnding(one)),
      isUnspaced,
    ),
    endings: does.filter(isEnding).map(([ending, kind]) => [ending.slice(1), kind]),
    actors: plain(data.actors),
    deadlines: plain(data.deadlines),
    sources: plain(data.sources),
  }
}

function frameOf(written: string, kind: StatementKind | undefined): Frame {
  const [before = '', after] = written
    .toLowerCase()
    .replaceAll('’', "'")
    .split('…')
    .map((part) => part.trim())
  return { before, after, kind }
}
