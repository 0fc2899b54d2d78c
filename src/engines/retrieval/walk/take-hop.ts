import type { GraphView } from './graph-view.ts'
import { featureOf } from './linking/name-forms.ts'
import { type Link, linksOf } from './links-of.ts'
import { addFlow, heaviest, type Layer } from './mass.ts'
import { settings } from './settings.ts'
import { type Match, shareByMatch } from './share-by-match.ts'

type Guide = {
  /** The names in the question; links along them lead to chunks that are known already. */
  readonly used: ReadonlySet<string>
  readonly others: Match
  /** The weight of the question terms in a sentence, given as the hashes of its terms. */
  readonly relevanceOf: (terms: Uint32Array) => number
}

/** Moves mass from the heaviest chunks of a layer along their links, and returns the next layer. */
export async function takeHop(view: GraphView, layer: Layer, guide: Guide): Promise<Layer> {
  const frontier = heaviest(layer.values(), settings.frontierSize)
  await view.load(frontier.map(({ chunk }) => chunk))
  const chunks = frontier.flatMap(({ chunk }) => view.chunk(chunk) ?? [])
  await view.loadAcronymAliases(chunks)
  const outgoing = frontier.flatMap(({ chunk: from, mass }) => {
    const chunk = view.chunk(from)
    const meanings: GraphView['meanings'] = (one, key) => view.meanings(one, key)
    const links = chunk && linksOf(chunk, guide.used, guide.relevanceOf, meanings)
    return links === undefined ? [] : [{ from, mass, links }]
  })
  await view.lookUp(outgoing.flatMap(({ links }) => links))
  const next: Layer = new Map()
  for (const { from, mass, links } of outgoing)
    for (const { link, chunks, part } of divide(view, from, links, guide.others)) {
      const flow = { kind: 'link', link, from } as const
      shareByMatch({ chunks, from, mass: mass * part, others: guide.others }, (chunk, mass) =>
        addFlow(next, chunk, flow, mass),
      )
    }
  return next
}

type Division = { readonly link: Link; readonly chunks: readonly number[]; readonly part: number }

/** Divides the mass of a chunk among its links, and that of each link among its target chunks. */
function divide(
  view: GraphView,
  from: number,
  links: readonly Link[],
  others: Match,
): readonly Division[] {
  const divisions: { readonly link: Link; readonly chunks: readonly number[]; part: number }[] = []
  let total: number = settings.resistance
  const add = (link: Link, chunks: readonly number[], weight: number) => {
    if (chunks.length === 0 || weight <= 0) return
    divisions.push({ link, chunks, part: settings.passedOn * weight })
    total += weight
  }
  for (const link of links) {
    const targets = view.targets(link.feature)
    const titled = without(from, targets.titled)
    const mentioning = without(from, targets.mentioning)
    if (titled.length + mentioning.length === 0) continue
    let added = 0
    for (const chunk of mentioning) added = Math.max(added, others.addedBy(chunk, from))
    const matching = settings.linkMatching * (added / settings.relevanceScale) ** 2
    const lead = titled.length === 0 ? settings.linkMentioning + matching : matching
    const weight = weightOf(link, targets.rarity, view)
    add(link, titled, settings.linkTitled * weight)
    add(link, mentioning, lead * weight)
  }
  for (const division of divisions) division.part /= total
  return divisions
}

/** Copies the array only if it has the source chunk; most have not. */
function without(from: number, chunks: readonly number[]): readonly number[] {
  return chunks.includes(from) ? chunks.filter((chunk) => chunk !== from) : chunks
}

function weightOf(
  { entity, quality, relevance, shownBy }: Link,
  rarity: number,
  view: GraphView,
): number {
  // The lower rarity of the two names counts: a rare alias does not make a frequent entity rare.
  const own = shownBy && view.targets(featureOf(entity.key))
  const least = own === undefined ? rarity : Math.min(rarity, own.rarity)
  return least * quality * (settings.relevanceBase + relevance / settings.relevanceScale)
}
