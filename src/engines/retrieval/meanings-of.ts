import type { Alias } from '../../index/index-reader.ts'

/** Another name of what a key names. */
export type Meaning = {
  readonly key: string
  /** How likely it is meant, by how many chunks show it, 0 to 1. */
  readonly share: number
  /** The chunks that show it, the first first. */
  readonly shownBy: readonly [Alias, ...Alias[]]
  /** Only these chunks mean it by this name: elsewhere the last name may be anybody's. */
  readonly isLocal: boolean
}

const meaningsMax = 5
const shareMin = 0.2

/**
 * What a key stands for, and how what it names is called otherwise; the likeliest first. `unexplained`
 * is how many chunks have the key without telling: somebody's last name may be anybody's, an acronym
 * hardly.
 */
export function meaningsOf(
  key: string,
  aliases: readonly Alias[],
  unexplained = 0,
): readonly Meaning[] {
  const forward = aliases.filter((alias) => alias.key === key)
  const back = aliases.filter((alias) => alias.entityKey === key)
  const meanings = [
    ...grouped(forward, 'entityKey').map(([meant, shownBy]) => {
      const all = isLastName(shownBy) ? Math.max(forward.length, unexplained) : forward.length
      return { key: meant, share: shownBy.length / all, shownBy, isLocal: false }
    }),
    ...grouped(back, 'key').map(([name, shownBy]) => {
      return { key: name, share: 1, shownBy, isLocal: isLastName(shownBy) }
    }),
  ]
  return meanings
    .filter(({ share }) => share >= shareMin)
    .sort((a, b) => b.share - a.share || (a.key < b.key ? -1 : 1))
    .slice(0, meaningsMax)
}

function isLastName([{ kind }]: Meaning['shownBy']): boolean {
  return kind === 'last-name'
}

function grouped(aliases: readonly Alias[], by: 'key' | 'entityKey') {
  const groups = new Map<string, [Alias, ...Alias[]]>()
  for (const alias of aliases) {
    const group = groups.get(alias[by])
    if (group === undefined) groups.set(alias[by], [alias])
    else group.push(alias)
  }
  return [...groups]
}
