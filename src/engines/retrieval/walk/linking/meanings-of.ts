import type { IndexedAlias } from '../../../../index/index-reader.ts'
import { settings } from '../settings.ts'

/** A meaning of a name: the key of the entity that it may stand for. */
export type Meaning = {
  readonly key: string
  /** Probability that it is meant, 0 to 1, by the number of chunks that show it. */
  readonly share: number
  /** The aliases that show it, in the order of their chunks. */
  readonly shownBy: readonly [IndexedAlias, ...IndexedAlias[]]
  /** Whether the meaning holds only in these chunks: elsewhere the same last name may be of another person. */
  readonly isLocal: boolean
}

/**
 * The entities that a name may stand for, and the other names of its own entity, likeliest first. `unexplained` is the
 * number of chunks that have the name without showing a meaning: there a last name may be of another person, while an
 * acronym hardly has another meaning.
 */
export function meaningsOf(
  key: string,
  aliases: readonly IndexedAlias[],
  unexplained = 0,
): readonly Meaning[] {
  const forward = aliases.filter((alias) => alias.key === key)
  const back = aliases.filter((alias) => alias.entityKey === key)
  if (forward.length === 0 && back.length === 0) return []
  const meanings = [
    ...grouped(forward, 'entityKey').map(([meant, shownBy]) => {
      const all = isPartOfName(shownBy) ? Math.max(forward.length, unexplained) : forward.length
      return { key: meant, share: shownBy.length / all, shownBy, isLocal: false }
    }),
    ...grouped(back, 'key').map(([name, shownBy]) => {
      return { key: name, share: 1, shownBy, isLocal: isPartOfName(shownBy) }
    }),
  ]
  return meanings
    .filter(({ share }) => share >= settings.meaningShareMin)
    .sort((a, b) => b.share - a.share || (a.key < b.key ? -1 : 1))
    .slice(0, settings.meaningsMax)
}

function isPartOfName([{ kind }]: Meaning['shownBy']): boolean {
  return kind === 'last-name' || kind === 'first-name'
}

function grouped(aliases: readonly IndexedAlias[], by: 'key' | 'entityKey') {
  const groups = new Map<string, [IndexedAlias, ...IndexedAlias[]]>()
  for (const alias of aliases) {
    const group = groups.get(alias[by])
    if (group === undefined) groups.set(alias[by], [alias])
    else group.push(alias)
  }
  return [...groups]
}
