import type { Passage } from '../../../evidence/passage.ts'
import type { Changes } from '../../../language/change-words.ts'
import type { Question } from '../../question.ts'
import { align, type Compared, type Pair } from './align.ts'
import { contentOf, type Entry } from './content.ts'
import { type Difference, differenceOf } from './differences.ts'
import { type NamedDocument, ownWords } from './named-documents.ts'
import type { Ordered } from './order.ts'
import { settings } from './settings.ts'
import { onTopic, type TopicTerm, topicOf } from './topic.ts'

/** How two documents differ in what a question asks. */
export type Comparison = {
  readonly differences: readonly Difference[]
  /** What both say of the topic; all that both say if there is none. */
  readonly same: readonly Pair[]
  readonly topic: readonly TopicTerm[]
  /** Whether what is new is asked for before all else. */
  readonly isNews: boolean
  /** How many sections both documents have together, and how many of them say the same, where all is asked for. */
  readonly sections: { readonly same: number; readonly all: number } | undefined
}

/** Compares two documents that passages hold whole; undefined if they have little in common, or nothing on the topic. */
export function compare(
  question: Question,
  changes: Changes,
  order: Ordered,
  passages: readonly Passage[],
): Comparison | undefined {
  const [old, now] = contents(order, passages)
  const aligned = align(old, now)
  const shared = aligned.same.length + aligned.changed.length
  if (shared < Math.min(old.length, now.length) * settings.alignedMin) return undefined
  const topic = topicOf(question, [order.old, order.now])
  const pairs = aligned.changed.map((pair) => differenceOf(pair, topic) ?? pair)
  // What an amendment does not change goes on.
  const isAmended = changes.amendments.isIn(order.now.title)
  const kept: readonly Compared[] = isAmended
    ? aligned.removed.map((one) => ({ old: one, now: one }))
    : []
  const gone = isAmended ? [] : aligned.removed.filter(({ tellsVersion }) => !tellsVersion)
  const added = aligned.added.filter(({ tellsVersion }) => !tellsVersion)
  const alone = [...gone.map((one) => ({ old: one })), ...added.map((one) => ({ now: one }))]
  const all: readonly Compared[] = [
    ...aligned.same,
    ...pairs,
    ...kept,
    ...alone.map((one) => ({ ...one, cells: [], rank: 1 })),
  ]
  const { kind = 'differ' } = question.changes ?? {}
  const found = onTopic(all, topic)
  // "Which services were dropped?" calls what is gone by a name that need not stand there.
  const isCalled = found.length === 0 && (kind === 'added' || kind === 'removed')
  const on = isCalled ? all : found
  if (on.length === 0) return undefined
  const isAll = topic.length === 0 && !isAmended && kind !== 'added' && kind !== 'removed'
  const differences = all.filter(isDifference)
  const asked = ofKind(on.filter(isDifference), kind, order.isKnown)
  const same = on.flatMap(({ old: one, now: other, ...rest }) =>
    one && other && !('rank' in rest) ? [{ old: one, now: other }] : [],
  )
  return {
    differences: asked,
    same,
    topic,
    isNews: kind === 'news',
    sections: isAll ? sectionsOf(old, now, differences) : undefined,
  }
}

function contents({ old, now }: Ordered, passages: readonly Passage[]) {
  const contentOfOne = (own: NamedDocument, other: NamedDocument) => {
    const passagesOfOne = passages.filter(({ docId }) => docId === own.docId)
    return contentOf(passagesOfOne, ownWords(own, other), ownWords(other, own))
  }
  return [contentOfOne(old, now), contentOfOne(now, old)] as const
}

function isDifference(one: Compared): one is Difference {
  return 'rank' in one
}

/**
 * What is new or gone, where a question asks for that and there is some; what either has alone, if it is not known which
 * is older; else all, with what is new first for news.
 */
function ofKind(
  differences: readonly Difference[],
  kind: NonNullable<Question['changes']>['kind'],
  isOrdered: boolean,
): readonly Difference[] {
  if (kind === 'differ') return differences
  const isOfKind = ({ old, now }: Difference) => {
    const isAlone = old === undefined || now === undefined
    return isOrdered ? (kind === 'removed' ? now : old) === undefined : isAlone
  }
  if (kind === 'news')
    return differences.map((one) => ({ ...one, rank: isOfKind(one) ? 0 : one.rank }))
  const own = differences.filter(isOfKind)
  return own.length > 0 ? own : differences
}

/** The sections of both documents, and those without a difference. */
function sectionsOf(
  old: readonly Entry[],
  now: readonly Entry[],
  differences: readonly Difference[],
): NonNullable<Comparison['sections']> {
  const all = new Set([...old, ...now].map(({ section }) => section))
  const differing = new Set(
    differences.flatMap(({ old: one, now: other }) =>
      [one, other].flatMap((entry) => entry?.section ?? []),
    ),
  )
  for (const sections of [all, differing]) sections.delete('')
  return { all: all.size, same: all.size - differing.size }
}
