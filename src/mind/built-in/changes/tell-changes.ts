import type { Thinking } from '../../../base/thinking.ts'
import type { Passage } from '../../../evidence/passage.ts'
import type { ChangeReplies, Changes } from '../../../language/change-words.ts'
import { languageOf } from '../../../language/languages.ts'
import type { Answer } from '../../mind.ts'
import type { Question } from '../../question.ts'
import { changesAsked } from '../question/changes-asked.ts'
import { plainTitle } from '../writing/titles.ts'
import { isLog, tellLog } from './change-log.ts'
import { compare } from './compare.ts'
import { contentOf } from './content.ts'
import { type NamedDocument, namedDocuments } from './named-documents.ts'
import { ordered } from './order.ts'
import { topicOf } from './topic.ts'
import { versionsAsked } from './versions-asked.ts'
import { writeComparison } from './write-comparison.ts'

/**
 * Answers a question for what changed or differs from passages that hold the documents whole that `versionsMeant` has
 * chosen: a list of the differences, each with exact quotes of both, or that there are none. Undefined if they are not
 * about its topic, or have little in common. Linear in the length of the passages, but for sorting.
 */
export function tellChanges(
  understood: Question,
  passages: readonly Passage[],
  thinking: Thinking,
): Answer | undefined {
  const documents = namedDocuments(passages)
  const [one, other] = documents
  if (one === undefined) return undefined
  // "Compare" is a word of several languages.
  const read = changesAsked(understood.text, one.language) ?? {}
  const question = { ...understood, ...read }
  const { code, changes } = languageOf(question.changes?.language ?? '')
  if (changes === undefined) return undefined
  if (other === undefined) return toldOfOne(question, passages, one, changes, thinking)
  const asked = versionsAsked(question.text, changes)
  const isThere = (version: string) => documents.some(({ words }) => words.has(version))
  if (!asked.every(isThere)) return absent(changes.replies.noSuch, documents)
  const order = ordered(one, other, question, changes)
  const comparison = compare(question, changes, order, passages)
  return comparison && writeComparison(comparison, order, code, changes.replies, thinking)
}

/** What the only document tells, which may be a change log. */
function toldOfOne(
  question: Question,
  passages: readonly Passage[],
  document: NamedDocument,
  changes: Changes,
  thinking: Thinking,
): Answer | undefined {
  const content = contentOf(passages, [])
  if (isLog(content)) return tellLog(question, content, document, changes, thinking)
  const isOnly = topicOf(question, [document]).length === 0
  return isOnly ? absent(changes.replies.noSecond, [document]) : undefined
}

/** What there is instead of a version. */
function absent(reply: ChangeReplies['noSecond'], documents: readonly NamedDocument[]): Answer {
  const titles = documents.map(({ title }) => `**${plainTitle(title)}**`).join(', ')
  return { text: `${reply.replace('…', titles)}.`, citations: [], grounding: 'nothing' }
}
