import type { Thinking } from '../../../base/thinking.ts'
import type { ChangeReplies } from '../../../language/change-words.ts'
import { formAfter } from '../../../language/plural-forms.ts'
import { countWords } from '../../../language/words/count-words.ts'
import type { Answer } from '../../mind.ts'
import { plainTitle } from '../writing/titles.ts'
import { ChangesWriter } from './changes-writer.ts'
import type { Comparison } from './compare.ts'
import type { Entry } from './content.ts'
import type { Difference } from './differences.ts'
import type { Ordered } from './order.ts'
import { ownTitle } from './own-title.ts'
import { settings } from './settings.ts'

/**
 * Writes a comparison as Markdown: which documents, what changed from one to the other, what only one of them says, and
 * how many sections are the same. One changed value of a topic stands first, in short.
 */
export function writeComparison(
  comparison: Comparison,
  order: Ordered,
  language: string,
  replies: ChangeReplies,
  thinking: Thinking,
): Answer {
  const writer = new ChangesWriter(order.isKnown ? '→' : '↔')
  const titles = { old: ownTitle(order.old, order.now), now: ownTitle(order.now, order.old) }
  const both = writer.joined(`**${plainTitle(order.old.title)}**`, `**${titles.now}**`)
  const { sections, differences } = comparison
  const paragraphs = [
    ...(differences.length === 0
      ? sameParagraphs(comparison, both, replies, thinking, writer)
      : differingParagraphs(comparison, both, titles, replies, thinking, writer)),
    ...(sections ? sameSections(sections, replies, language) : []),
  ]
  const text = paragraphs.filter(Boolean).join('\n\n')
  return { text, citations: writer.citations, grounding: 'answered' }
}

/** That nothing differs, with what both documents say of the topic. */
function sameParagraphs(
  { same, topic }: Comparison,
  both: string,
  replies: ChangeReplies,
  thinking: Thinking,
  writer: ChangesWriter,
): readonly string[] {
  const told = topic.length === 0 ? [] : withRoom(same, settings.sameWords[thinking])
  const quotes = told.map((pair) => writer.same(pair))
  return [`${replies.same} ${both}`, quotes.join('\n')]
}

/** What differs. What is new stands first where that is asked for. */
function differingParagraphs(
  { differences, topic, isNews }: Comparison,
  both: string,
  titles: { readonly old: string; readonly now: string },
  { onlyIn }: ChangeReplies,
  thinking: Thinking,
  writer: ChangesWriter,
): readonly string[] {
  const chosen = mostTelling(differences, settings.words[thinking])
  const [first, another] = differences
  const short = topic.length > 0 && first && !another ? writer.inShort(first) : undefined
  const isOfBoth = ({ old, now }: Difference) => old !== undefined && now !== undefined
  const tellChanged = () =>
    chosen
      .filter(isOfBoth)
      .map((one) => writer.changed(one))
      .join('\n')
  const tellAlone = (title: string, entries: readonly Entry[]) =>
    entries.length === 0 ? '' : alone(entries, `**${onlyIn.replace('…', title)}**`, writer)
  const tellAdded = () =>
    tellAlone(
      titles.now,
      chosen.flatMap(({ old, now }) => (old || !now ? [] : [now])),
    )
  const tellRemoved = () =>
    tellAlone(
      titles.old,
      chosen.flatMap(({ old, now }) => (now || !old ? [] : [old])),
    )
  const parts = isNews
    ? [tellAdded, tellChanged, tellRemoved]
    : [tellChanged, tellAdded, tellRemoved]
  const more = differences.length - chosen.length
  return [short ?? '', both, ...parts.map((tell) => tell()), more > 0 ? `… + ${more}` : '']
}

/** The differences that tell most, of these the short ones, as many as there is room for, in reading order. */
function mostTelling(differences: readonly Difference[], wordsMax: number): readonly Difference[] {
  const ranked = differences.toSorted((a, b) => a.rank - b.rank || wordsOf(a) - wordsOf(b))
  const chosen = new Set(withRoom(ranked, wordsMax))
  const placeOf = ({ old, now }: Difference) => (now ?? old)?.at ?? 0
  return differences.filter((one) => chosen.has(one)).sort((a, b) => placeOf(a) - placeOf(b))
}

type Told = Pick<Difference, 'old' | 'now'> & Partial<Difference>

/** The first of them, as many as there is room for, at least one. */
function withRoom<One extends Told>(all: readonly One[], wordsMax: number): readonly One[] {
  let words = 0
  return all.filter((one, at) => {
    const own = wordsOf(one)
    const fits = at === 0 || words + own <= wordsMax
    if (fits) words += own
    return fits
  })
}

/** About as many words as it is told with. */
function wordsOf({ old, now, cells = [], part, rank }: Told): number {
  const label = countWords(now?.heading ?? old?.heading ?? '')
  if (cells.length > 0)
    return cells.reduce(
      (sum, cell) => sum + countWords(`${cell.column} ${cell.old} ${cell.now}`),
      label,
    )
  const after =
    part && now
      ? countWords(now.passage.text.slice(part.now.start, part.now.end))
      : now?.unit.wordCount
  const isOfBoth = rank === undefined
  return label + (isOfBoth ? 0 : (old?.unit.wordCount ?? 0)) + (after ?? 0)
}

/** What one document says alone, below its title: sentences of one section that stand beside each other as one item. */
function alone(entries: readonly Entry[], heading: string, writer: ChangesWriter): string {
  const runs: Entry[][] = []
  for (const entry of entries) {
    const last = runs.at(-1)?.at(-1)
    const isNext =
      last?.at === entry.at - 1 &&
      last.unit.headings === entry.unit.headings &&
      last.passage === entry.passage &&
      last.unit.kind === 'sentence' &&
      entry.unit.kind === 'sentence'
    if (isNext) runs.at(-1)?.push(entry)
    else runs.push([entry])
  }
  return `${heading}\n\n${runs.map((run) => writer.quoted(run)).join('\n')}`
}

/** "7 of 10 sections say the same." */
function sameSections(
  { same, all }: NonNullable<Comparison['sections']>,
  { sameSections: forms }: ChangeReplies,
  language: string,
): readonly string[] {
  if (same === 0 || all < 2) return []
  const said = formAfter(same, forms, language)
  return [said.replace('…', `${same}`).replace('…', `${all}`)]
}
