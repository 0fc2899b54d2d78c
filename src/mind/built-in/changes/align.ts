import type { Entry } from './content.ts'
import { likeness } from './named-documents.ts'
import { settings } from './settings.ts'

/** What is compared: a unit of both documents, or of one. */
export type Compared = { readonly old?: Entry; readonly now?: Entry }

/** A unit of both documents that says the same, or not any more. */
export type Pair = Compared & { readonly old: Entry; readonly now: Entry }

/** How the units of two documents belong together. */
export type Alignment = {
  readonly same: readonly Pair[]
  readonly changed: readonly Pair[]
  readonly removed: readonly Entry[]
  readonly added: readonly Entry[]
}

/**
 * Aligns the units of two documents, whatever their order. First what says the same, within its section and then
 * anywhere, as P. Heckel finds lines that are moved ("A technique for isolating differences between files", CACM 21(4),
 * 1978), in linear time. Of what is left, the pairs that are most alike, within sections of one name and then
 * anywhere: n·log n, as rare terms alone make pairs.
 */
export function align(old: readonly Entry[], now: readonly Entry[]): Alignment {
  const left = { old: new Set(old), now: new Set(now) }
  const taken = (pairs: readonly Pair[]) => {
    for (const pair of pairs) {
      left.old.delete(pair.old)
      left.now.delete(pair.now)
    }
    return pairs
  }
  const sections = sectionNames(old, now)
  const nameOf = ({ section }: Entry) => sections.get(section) ?? section
  const { inSection, elsewhere } = settings.likenessMin
  const same = [
    ...taken(withOneKey(left, (entry) => `${nameOf(entry)}\n${entry.key}`)),
    ...taken(withOneKey(left, ({ key }) => key)),
  ]
  const changed = [
    ...taken(mostAlike(left, inSection, nameOf)),
    ...taken(mostAlike(left, elsewhere, () => '')),
  ]
  return { same, changed, removed: [...left.old], added: [...left.now] }
}

type Left = { readonly old: ReadonlySet<Entry>; readonly now: ReadonlySet<Entry> }

/**
 * By the name of a section that only the newer document has, that of the older one that is most alike, of those that only
 * that has. Linear in the number of sections, as a term of many makes no pairs.
 */
function sectionNames(old: readonly Entry[], now: readonly Entry[]): ReadonlyMap<string, string> {
  const before = new Set(old.map(({ section }) => section))
  const after = new Set(now.map(({ section }) => section))
  const gone = [...before].filter((section) => !after.has(section)).map(sectionOf)
  const byTerm = Map.groupBy(
    gone.flatMap((section) => Array.from(section.terms, (term) => ({ term, section }))),
    ({ term }) => term,
  )
  const names = new Map<string, string>()
  for (const { name, terms } of [...after].filter((one) => !before.has(one)).map(sectionOf)) {
    let most: number = settings.titleLikenessMin
    for (const term of terms) {
      const having = byTerm.get(term) ?? []
      if (having.length > settings.unitsPerTermMax) continue
      for (const { section } of having) {
        const alike = likeness(terms, section.terms)
        if (alike < most || (alike === most && names.has(name))) continue
        most = alike
        names.set(name, section.name)
      }
    }
  }
  return names
}

function sectionOf(name: string): { readonly name: string; readonly terms: ReadonlySet<number> } {
  return { name, terms: new Set(name.split(' ').map(Number)) }
}

/** The first of the older units for each of the newer ones with the same key, each once. */
function withOneKey({ old, now }: Left, keyOf: (entry: Entry) => string): readonly Pair[] {
  const waiting = Map.groupBy(old, keyOf)
  return [...now].flatMap((entry) => {
    const first = waiting.get(keyOf(entry))?.shift()
    return first === undefined ? [] : [{ old: first, now: entry }]
  })
}

/** The pairs of one group that are most alike, the best first, each unit once. */
function mostAlike(
  { old, now }: Left,
  likenessMin: number,
  groupOf: (entry: Entry) => string,
): readonly Pair[] {
  const byTerm = new Map<string, Entry[]>()
  const placesOf = (entry: Entry) => [...entry.terms].map((term) => `${groupOf(entry)}\n${term}`)
  for (const entry of old)
    for (const place of placesOf(entry)) {
      const having = byTerm.get(place)
      if (having === undefined) byTerm.set(place, [entry])
      else having.push(entry)
    }
  const pairs: (Pair & { readonly alike: number })[] = []
  for (const entry of now) {
    const candidates = new Set<Entry>()
    for (const place of placesOf(entry)) {
      const having = byTerm.get(place) ?? []
      if (having.length <= settings.unitsPerTermMax) for (const one of having) candidates.add(one)
    }
    for (const one of candidates) {
      const alike = likeness(one.terms, entry.terms)
      const least = one.isLabel && entry.isLabel ? settings.likenessMin.label : likenessMin
      if (alike >= least) pairs.push({ old: one, now: entry, alike })
    }
  }
  const apart = ({ old: one, now: other }: Pair) => Math.abs(one.at - other.at)
  pairs.sort((a, b) => b.alike - a.alike || apart(a) - apart(b))
  const taken = new Set<Entry>()
  return pairs.filter((pair) => {
    if (taken.has(pair.old) || taken.has(pair.now)) return false
    taken.add(pair.old).add(pair.now)
    return true
  })
}
