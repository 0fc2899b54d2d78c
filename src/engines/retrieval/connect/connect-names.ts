import { entityKey } from '../../../extraction/names/entity-key.ts'
import type { IndexReader } from '../../../index/index-reader.ts'
import { otherSpelling } from '../other-spelling.ts'
import type { Retrieved } from '../retrieved.ts'
import { meaningsOf } from '../walk/meanings-of.ts'
import { featureOf } from '../walk/name-forms.ts'
import { connectSettings as settings } from './connect-settings.ts'
import { ConnectingSide } from './connecting-side.ts'
import { passagesOf } from './passages-of.ts'

/**
 * Finds the shortest chain of names from one to another, in which each two stand in a sentence, or one in a passage
 * about the other: bidirectional breadth-first search, the smaller side first. The passages are those of the sentences,
 * in the order of the chain, each with the path to it. Empty if one of them is no name of a document in reach, or no
 * chain is short enough. Of several, the one through the rarest names. Deterministic for the same index and names.
 */
export async function connectNames(
  names: readonly [string, string],
  index: IndexReader,
): Promise<Retrieved[]> {
  const [from, to] = await Promise.all(names.map((name) => keysOf(name, index)))
  if (from?.some((key) => to?.includes(key))) return []
  const [start, goal] = [new ConnectingSide(from ?? []), new ConnectingSide(to ?? [])]
  for (let hop = 0; hop < settings.hopsMax; hop++) {
    const sides = [start, goal].filter(({ width }) => width > 0)
    const side = sides.toSorted((a, b) => a.width - b.width)[0]
    if (side === undefined) return []
    const other = side === start ? goal : start
    await side.widen(index)
    const met = side.reached.filter((key) => other.has(key))
    const best = await rarest(met, index)
    if (best !== undefined)
      return passagesOf([...start.stepsTo(best), ...goal.stepsBack(best)], index)
  }
  return []
}

/** The keys of the entities in reach that a name may stand for. */
async function keysOf(name: string, index: IndexReader): Promise<readonly string[]> {
  const written = [...new Set([entityKey(name), entityKey(otherSpelling(name))])].filter(Boolean)
  const aliases = await index.aliases(written)
  const meant = written.flatMap((key) => meaningsOf(key, aliases).map((meaning) => meaning.key))
  const keys = [...new Set([...written, ...meant])]
  const known = await index.postings(keys.map(featureOf))
  return keys.filter((key) => known.has(featureOf(key)))
}

/** The key that is in the fewest chunks. */
async function rarest(keys: readonly string[], index: IndexReader): Promise<string | undefined> {
  const [only, another] = keys
  if (another === undefined) return only
  const postings = await index.postings(keys.map(featureOf))
  const chunksOf = (key: string) => postings.get(featureOf(key))?.chunks.length ?? 0
  return keys.toSorted((a, b) => chunksOf(a) - chunksOf(b) || (a < b ? -1 : 1))[0]
}
