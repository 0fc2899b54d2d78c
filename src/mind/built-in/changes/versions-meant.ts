import type { Passage } from '../../../evidence/passage.ts'
import { languageOf } from '../../../language/languages.ts'
import { isReleaseHeading } from '../../../language/releases.ts'
import type { Question } from '../../question.ts'
import {
  isAmong,
  likeness,
  type NamedDocument,
  namedDocuments,
  ownWords,
  wordsIn,
} from './named-documents.ts'
import { settings } from './settings.ts'
import { topicOf } from './topic.ts'
import { versionsAsked } from './versions-asked.ts'

/**
 * The documents that a question for changes compares, of those that `passages` are of, of each one that it was found by
 * or opens with: two versions, two that are named, or the change log that has the versions it names. All
 * versions where one that is named is not among them, the only one where there is no other, and none if the question
 * may be about something else.
 */
export function versionsMeant(question: Question, passages: readonly Passage[]): readonly string[] {
  const { changes } = languageOf(question.changes?.language ?? '')
  if (changes === undefined) return []
  const documents = namedDocuments(passages)
  const logs = documents.filter(({ docId }) => isLog(passages, docId))
  const others = documents.filter((one) => !logs.includes(one))
  const pair = bestPair(others, question)
  const asked = versionsAsked(question.text, changes)
  const family = pair === undefined ? [] : familyOf(pair, others)
  const isMissing = asked.some((version) => !family.some(({ words }) => words.has(version)))
  const [log] = logs
  if (log !== undefined && (pair === undefined || isMissing)) return [log.docId]
  if (pair === undefined) return onlyOne(documents, question)
  return (isMissing ? family.toSorted(compareVersions) : pair).map(({ docId }) => docId)
}

/** Whether a document that opens with one of these passages tells what is new in each version. */
function isLog(passages: readonly Passage[], docId: string): boolean {
  return passages.some(
    (one) =>
      one.docId === docId &&
      one.blocks.some(
        ({ kind, start, end }) =>
          kind === 'heading' && isReleaseHeading(one.text.slice(start, end)),
      ),
  )
}

type Pair = readonly [NamedDocument, NamedDocument]

/**
 * The two documents that a question means: those it names, else those whose names are most alike, found first. Names are
 * compared once for each pair: some 70 documents may be found.
 */
function bestPair(documents: readonly NamedDocument[], question: Question): Pair | undefined {
  const ofEach = <Found>(find: (one: NamedDocument) => Found) =>
    new Map(documents.map((one) => [one, find(one)] as const))
  const versions = ofEach((one) => documents.filter((other) => areVersions(one, other)))
  const newer = ofEach((one) => documents.filter((other) => isNewer(other, one)))
  let best: { readonly pair: Pair; readonly worth: number } | undefined
  for (const [at, one] of documents.entries())
    for (const other of documents.slice(at + 1)) {
      const worth = worthOf([one, other], question, documents)
      if (worth === undefined) continue
      // Of three versions of which one is named, the one before it is meant; without a name the newest two.
      const family = new Set(versions.get(one))
      for (const own of [one, other]) family.delete(own)
      const places = [one, other].map(
        (own) => newer.get(own)?.filter((two) => family.has(two)).length ?? 0,
      )
      const recency = -(places[0] ?? 0) - (places[1] ?? 0)
      const found = worth + recency * recencyWeight - (at + documents.indexOf(other)) * orderWeight
      if (found > (best?.worth ?? -1)) best = { pair: [one, other], worth: found }
    }
  return best?.pair
}

const [namedWeight, recencyWeight, orderWeight] = [4, 0.3, 0.02]

/** How likely a question means two documents; undefined if they are no versions, nor meant by name or as the only two. */
function worthOf(
  [one, other]: Pair,
  { text, changes }: Question,
  documents: readonly NamedDocument[],
): number | undefined {
  if (one.language !== other.language) return undefined
  const alike = likeness(one.terms, other.terms)
  const areAlone = documents.length === 2
  const asked = wordsIn(text)
  // What a document has in common with one that is more like it tells both of them, and not this one alone.
  const isOfMore = (word: string, own: NamedDocument) =>
    documents.some(
      (more) => more !== own && more.words.has(word) && likeness(more.terms, own.terms) > alike,
    )
  const named = [ownWords(one, other), ownWords(other, one)].filter((own, at) =>
    own.some((word) => isAmong(word, asked) && !isOfMore(word, at === 0 ? one : other)),
  )
  const shared = [...one.words].filter((word) => other.words.has(word) && /\p{L}{4}/u.test(word))
  const areCalled = shared.filter((word) => isAmong(word, wordsIn(changes?.about ?? ''))).length
  const areMeant = alike > 0 && (named.length === 2 || areCalled > 0 || areAlone)
  if (!areVersions(one, other) && !areMeant) return undefined
  return namedWeight * named.length + Math.min(areCalled, 2) + alike
}

function isNewer(one: NamedDocument, other: NamedDocument): boolean {
  return compareVersions(one, other) > 0
}

/** Which of two documents is newer by the numbers and letters that tell them apart; 0 if these do not tell. */
export function compareVersions(one: NamedDocument, other: NamedDocument): number {
  const [own = '', others = ''] = [ownWords(one, other), ownWords(other, one)].map((words) =>
    words.filter((word) => /^(?:\d+(?:\.\d+)*|\p{Lu})$/u.test(word)).join(' '),
  )
  // "A" of "A short history" is no version beside "2024".
  if (own === '' || others === '' || /\d/.test(own) !== /\d/.test(others)) return 0
  return byNumber.compare(own, others)
}

const byNumber = new Intl.Collator('en', { numeric: true })

/** All versions of two documents. */
function familyOf([one, other]: Pair, documents: readonly NamedDocument[]) {
  return documents.filter((own) => own === one || own === other || areVersions(one, own))
}

function areVersions(one: NamedDocument, other: NamedDocument): boolean {
  const alike = likeness(one.terms, other.terms)
  return other.language === one.language && alike >= settings.titleLikenessMin
}

/** The only version of the document that a question names and says nothing else of. */
function onlyOne(documents: readonly NamedDocument[], question: Question): readonly string[] {
  const called = documents.filter((one) => {
    const own = topicOf(question, [])
    return own.length > 0 && topicOf(question, [one]).length === 0
  })
  return called.length === 1 ? called.map(({ docId }) => docId) : []
}
