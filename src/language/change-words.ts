import { objectWith } from '../base/object-with.ts'
import { listed } from './listed.ts'
import { Phrases } from './phrases.ts'
import { fold } from './words/fold.ts'

/**
 * What a question for changes asks for: all of them (`differ`), all with what is new first (`news`), only what is new
 * (`added`), or only what is gone (`removed`).
 */
export const changeKinds = ['differ', 'news', 'added', 'removed'] as const
export type ChangeKind = (typeof changeKinds)[number]

export type ChangeData = {
  /**
   * Questions with "…" for what they are about, which may also follow: "what has changed in", "how do … differ". One
   * that begins with the gap asks only where no question word opens the question.
   */
  readonly asks: Readonly<Record<ChangeKind, string>>
  /** What questions whether something changed open with, and the words of which one follows: "has … increased". */
  readonly whether?: readonly { readonly openings: string; readonly verbs: string }[]
  /** Words for documents and for what any thing has, which need not stand where the answer is: "both", "price". */
  readonly sources: string
  /** Words before the number or letter of a version: "version 3", "rev B". */
  readonly versions: string
  /** Words for the newest of the versions. */
  readonly latest: string
  /** Phrases behind which the older of two documents is named: "compared with". */
  readonly since: string
  /** What a title has whose document comes before another one: "draft". */
  readonly drafts: string
  /** What a title has whose document changes parts of another one, which else goes on: "amendment". */
  readonly amendments: string
  /** Words of duty, of which one makes no other rule than another: "shall", "must". */
  readonly duties: string
  /** Without it, no document is told of that says otherwise. */
  readonly standing?: StandingData
  readonly replies: ChangeReplies
}

/** How a document stands to another one that says otherwise. */
export const relations = ['older', 'later', 'draft', 'otherwise'] as const
export type Relation = (typeof relations)[number]

export type StandingData = Readonly<Record<Relation, string>> & {
  /** What a document says at its beginning of the one that it replaces: "supersedes", "no longer valid". */
  readonly replaces: string
}

export type ChangeReplies = {
  /** Precedes what both documents say. */
  readonly same: string
  /** How many sections say the same; "…" stands for their number, and for that of all. */
  readonly sameSections: string
  /** Precedes what one document says alone; "…" stands for its title. */
  readonly onlyIn: string
  /** There is one version of a document; "…" stands for its title. */
  readonly noSecond: string
  /** A version that is asked for is not there; "…" stands for those that are. */
  readonly noSuch: string
}

/** The data prepared for use. */
export type Changes = {
  /** The frames by the first letter of the questions that may have them, those that begin with a gap under ''. */
  readonly asks: ReadonlyMap<string, readonly ChangeFrame[]>
  readonly sources: Phrases
  readonly versions: Phrases
  readonly latest: Phrases
  readonly since: Phrases
  readonly drafts: Phrases
  readonly amendments: Phrases
  readonly duties: Phrases
  readonly standing: Standing | undefined
  readonly replies: ChangeReplies
}

/** What is told before what a document says otherwise, and the phrases by which one replaces another. */
export type Standing = Readonly<Record<Relation, string>> & { readonly replaces: Phrases }

/** What a question begins with, and phrases of which one stands behind; folded. None means that nothing need follow. */
export type ChangeFrame = {
  readonly before: string
  readonly afters: readonly string[]
  readonly kind: ChangeKind
}

export function prepareChanges(data: ChangeData): Changes {
  const asks = changeKinds.flatMap((kind) =>
    listed(data.asks[kind]).map((ask) => frameOf(ask, kind)),
  )
  const whether = (data.whether ?? []).flatMap(({ openings, verbs }) => {
    const afters = listed(verbs).map(fold)
    return listed(openings).map(
      (opening): ChangeFrame => ({ before: fold(opening), afters, kind: 'differ' }),
    )
  })
  const phrases = [
    'sources',
    'versions',
    'latest',
    'since',
    'drafts',
    'amendments',
    'duties',
  ] as const
  return {
    asks: Map.groupBy([...asks, ...whether], ({ before }) => before.slice(0, 1)),
    ...objectWith(phrases, (name) => Phrases.of(listed(data[name]))),
    standing: data.standing && {
      ...data.standing,
      replaces: Phrases.of(listed(data.standing.replaces)),
    },
    replies: data.replies,
  }
}

function frameOf(written: string, kind: ChangeKind): ChangeFrame {
  const [before = '', after = ''] = written.split('…').map((part) => fold(part.trim()))
  return { before, afters: after === '' ? [] : [after], kind }
}
