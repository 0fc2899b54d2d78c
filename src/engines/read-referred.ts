import { isAt, isCalled } from '../evidence/is-at.ts'
import type { Passage } from '../evidence/passage.ts'
import { isWhole } from '../extraction/references/find-place.ts'
import type { Target } from '../extraction/references/reference.ts'
import type { Referred } from '../mind/mind.ts'
import type { Search } from './search.ts'

/** So many passages are searched for a document to which a link or a title leads. */
const searchedMax = 10
/** So many passages of a document that is referred to as a whole are read, those that are nearest to the question. */
const passagesOfWholeMax = 2

type Find = (search: Search) => Promise<readonly Passage[]>

/**
 * The passages of the places that an answer refers to, within the reach of the question, marked as such; without those
 * that it was given. A link or a title may lead to another document of the reach. Empty if there is no such place.
 */
export async function readReferred(
  search: Search,
  unread: readonly Referred[],
  known: readonly Passage[],
  find: Find,
): Promise<readonly Passage[]> {
  const { vector, context, said, asksForSpelling, ...rest } = search
  const read = new Map<string, Passage>()
  for (const one of unread)
    for (const passage of await passagesOf(one, rest, find)) read.set(passage.chunkId, passage)
  for (const { chunkId } of known) read.delete(chunkId)
  return [...read.values()].map((passage) => ({ ...passage, isReferred: true }))
}

async function passagesOf(
  { docId, target }: Referred,
  search: Search,
  find: Find,
): Promise<readonly Passage[]> {
  const isElsewhere = target.kind === 'linked' && target.path !== ''
  if (!isElsewhere) {
    const found = await placesIn(docId, target, search, find)
    if (found.length > 0 || target.kind !== 'named') return found
  }
  const other = await otherDocument(target, search, find)
  if (other === undefined) return []
  if (!isWhole(target) && target.kind !== 'named') return placesIn(other, target, search, find)
  return find({ ...search, reach: { ...search.reach, docId: other }, limit: passagesOfWholeMax })
}

function placesIn(docId: string, target: Target, search: Search, find: Find) {
  const reach = { ...search.reach, docId }
  return find({ ...search, reach, reads: { what: 'places', targets: [target] } })
}

/** The document in reach to which a link leads, or that has the title; undefined if there is none. */
async function otherDocument(
  target: Target,
  search: Search,
  find: Find,
): Promise<string | undefined> {
  if (search.reach.docId !== undefined || target.kind === 'numbered') return undefined
  const words = target.kind === 'linked' ? [target.name, target.path, target.anchor] : [target.name]
  const question = words.join(' ').replace(/[^\p{L}\p{N}]+/gu, ' ')
  const found = await find({ ...search, question, limit: searchedMax })
  const isMeant = (passage: Passage) =>
    target.kind === 'linked' ? isAt(passage, target.path) : isCalled(passage, target.name)
  return found.find(isMeant)?.docId
}
