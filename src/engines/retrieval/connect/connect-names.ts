import { entityKey } from '../../../extraction/names/entity-key.ts'
import type { IndexReader } from '../../../index/index-reader.ts'
import { otherSpelling } from '../../../language/word-forms/other-spelling.ts'
import type { Retrieved } from '../retrieved.ts'
import { meaningsOf } from '../walk/linking/meanings-of.ts'
import { featureOf } from '../walk/linking/name-forms.ts'
import { connectSettings as settings } from './connect-settings.ts'
import type { ConnectingHop } from './connecting-hops.ts'
import { ConnectingSide } from './connecting-side.ts'
import { passagesOf } from './passages-of.ts'

/**
 * Finds the shortest chains of names from one to another, in which each two stand in a sentence, or one in a passage
 * about the other: bidirectional breadth-first search, the smaller side first. The passages are those of the sentences,
 * in the order of the chains, each with the path to it. Empty if one of them is no name of a document in reach, or no
 * chain is short enough. Of several at most three, those through the rarest names first. Deterministic for the same
 * index and names.
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
    if (met.length === 0) continue
    const written = new Map([...start.written, ...goal.written])
    return passagesOf(chainsThrough(await rarestFirst(met, index), start, goal), index, written)
  }
  return []
}

/** The chains through the names at which both sides meet, at most `chainsMax`, no two through the same names. */
function chainsThrough(
  met: readonly string[],
  start: ConnectingSide,
  goal: ConnectingSide,
): readonly (readonly ConnectingHop[])[] {
  const chains = new Map<string, readonly ConnectingHop[]>()
  for (const key of met.slice(0, settings.chainsMax))
    for (const way of start.waysTo(key))
      for (const back of goal.waysBack(key)) {
        const chain = [...way, ...back]
        const names = chain.map(({ to }) => to)
        if (new Set(names).size === names.length) chains.set(names.join('\n'), chain)
      }
  return [...chains.values()].slice(0, settings.chainsMax)
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

/** The keys, those in the fewest chunks first. */
async function rarestFirst(
  keys: readonly string[],
  index: IndexReader,
): Promise<readonly string[]> {
  const postings = await index.postings(keys.map(featureOf))
  const chunksOf = (key: string) => postings.get(featureOf(key))?.chunks.length ?? 0
  return keys.toSorted((a, b) => chunksOf(a) - chunksOf(b) || (a < b ? -1 : 1))
}
