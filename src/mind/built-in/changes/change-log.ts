import type { Thinking } from '../../../base/thinking.ts'
import { termSet } from '../../../extraction/terms/term-set.ts'
import type { Changes } from '../../../language/change-words.ts'
import { isReleaseHeading } from '../../../language/releases.ts'
import type { Answer } from '../../mind.ts'
import type { Question } from '../../question.ts'
import { plainTitle } from '../writing/titles.ts'
import { ChangesWriter } from './changes-writer.ts'
import type { Entry } from './content.ts'
import type { NamedDocument } from './named-documents.ts'
import { wordsIn } from './named-documents.ts'
import { settings } from './settings.ts'
import { onTopic, topicOf } from './topic.ts'
import { versionsAsked } from './versions-asked.ts'

/**
 * What a change log tells of the versions that a question names, of the latest one, or of a topic in all of them;
 * undefined if it has none of these.
 */
export function tellLog(
  question: Question,
  content: readonly Entry[],
  log: NamedDocument,
  changes: Changes,
  thinking: Thinking,
): Answer | undefined {
  const releases = Map.groupBy(content, releaseOf)
  releases.delete('')
  const meant = releasesMeant([...releases.keys()], question, changes)
  const own = meant.flatMap((release) => releases.get(release) ?? [])
  // "Changed" is the heading of some, and asks for all.
  const kinds = termSet(question.text, log.language)
  const isAsked = (entry: Entry) =>
    !changes.sources.has(entry.heading) &&
    [...termSet(entry.heading, log.language)].some((term) => kinds.has(term))
  const ofKind = own.some(isAsked) ? own.filter(isAsked) : own
  const topic = topicOf(question, [log]).filter(
    ({ hash }) => !ofKind.some((entry) => entry.above.has(hash)),
  )
  const told = onTopic(
    ofKind.map((now) => ({ now })),
    topic,
  ).map(({ now }) => now)
  if (told.length === 0 || (topic.length === 0 && meant.length === releases.size)) return undefined
  return written(told, settings.words[thinking])
}

/** Whether a document tells what is new in each version. */
export function isLog(content: readonly Entry[]): boolean {
  return content.some((entry) => releaseOf(entry) !== '')
}

/** The heading of the version that an entry is of; empty if there is none. */
function releaseOf({ unit }: Entry): string {
  return unit.headings.find(isReleaseHeading) ?? ''
}

/** The versions that a question names, and those between two of them; all if it names none. */
function releasesMeant(
  releases: readonly string[],
  { text }: Question,
  changes: Changes,
): readonly string[] {
  const asked = versionsAsked(text, changes)
  const places = asked.map((version) =>
    releases.findIndex((heading) =>
      wordsIn(heading).some((word) => word === version || word.startsWith(`${version}.`)),
    ),
  )
  if (places.includes(-1)) return []
  const sorted = places.toSorted((a, b) => a - b)
  const [from, to] = [sorted[0], sorted.at(-1)]
  const isNewestFirst = newestOf(releases) === releases[0]
  if (from === undefined || to === undefined) {
    return changes.latest.isIn(text) ? [newestOf(releases) ?? ''] : releases
  }
  // Between two versions is what came with each one behind the older.
  if (from < to) return isNewestFirst ? releases.slice(from, to) : releases.slice(from + 1, to + 1)
  return releases.slice(from, from + 1)
}

function newestOf(releases: readonly string[]): string | undefined {
  const versionOf = (heading: string) =>
    wordsIn(heading).find((word) => /^\d+\.\d/.test(word)) ?? ''
  const byVersion = (one: string, other: string) =>
    versionOf(other).localeCompare(versionOf(one), 'en', { numeric: true })
  return releases.toSorted(byVersion)[0]
}

/** The entries below the headings of their versions, as far as there is room. */
function written(entries: readonly Entry[], wordsMax: number): Answer {
  const writer = new ChangesWriter('→')
  let words = 0
  const chosen = entries.filter(({ unit }, at) => {
    words += unit.wordCount
    return at === 0 || words <= wordsMax
  })
  const parts = [...Map.groupBy(chosen, releaseOf)].map(([release, own]) => {
    const items = own.map((entry) =>
      writer.quoted([entry.heading === release ? { ...entry, heading: '' } : entry]),
    )
    return `**${plainTitle(release)}**\n\n${items.join('\n')}`
  })
  const more = entries.length - chosen.length
  const text = [...parts, ...(more > 0 ? [`… + ${more}`] : [])].join('\n\n')
  return { text, citations: writer.citations, grounding: 'answered' }
}
