import type { EntityTargets } from './entity-targets.ts'
import type { GraphView } from './graph-view.ts'
import { type Link, linksOf } from './links-of.ts'
import { addFlow, heaviest, type Layer } from './mass.ts'
import type { Similarity } from './score-terms.ts'
import { shareByMatch } from './share-by-match.ts'
import { walkSettings as settings } from './walk-settings.ts'

type Guide = {
  /** The question's own names: links along them lead nowhere new. */
  readonly used: ReadonlySet<string>
  /** By the question's words outside its names. */
  readonly others: Similarity
  /** How much a sentence, given as its hashed terms, shares with what is still asked. */
  readonly relevanceOf: (terms: Uint32Array) => number
}

/** Where the mass of a layer goes: along the names in its heaviest chunks. */
export async function takeHop(view: GraphView, layer: Layer, guide: Guide): Promise<Layer> {
  const frontier = heaviest(layer, settings.frontierSize)
  await view.load(frontier.map(([chunk]) => chunk))
  const outgoing = frontier.flatMap(([from, { mass }]) => {
    const chunk = view.chunk(from)
    const links = chunk && linksOf(chunk, guide.used, guide.relevanceOf)
    return links === undefined ? [] : [{ from, mass, links }]
  })
  await view.lookUp(outgoing.flatMap(({ links }) => links.map(({ key }) => key)))
  const next: Layer = new Map()
  for (const { from, mass, links } of outgoing)
    for (const { link, reached, part } of divide(view, from, links))
      shareByMatch(reached, mass * part, guide.others, (chunk, mass) =>
        addFlow(next, chunk, { kind: 'link', link, from, mass }),
      )
  return next
}

type Division = { readonly link: Link; readonly reached: readonly number[]; readonly part: number }

/** What part of its mass a chunk passes on along each of its links, and to which chunks. */
function divide(view: GraphView, from: number, links: readonly Link[]): Division[] {
  const weighed = links.flatMap((link) => {
    const targets = view.targets(link.key)
    const titled = targets.titled.filter((chunk) => chunk !== from)
    const mentioning = targets.mentioning.filter((chunk) => chunk !== from)
    const reached = titled.length > 0 ? titled : mentioning
    if (reached.length === 0) return []
    const lead = titled.length > 0 ? settings.linkTitled : settings.linkMentioning
    return [{ link, reached, weight: lead * weightOf(link, targets) }]
  })
  const total = weighed.reduce((sum, { weight }) => sum + weight, settings.resistance)
  return weighed.map(({ link, reached, weight }) => ({
    link,
    reached,
    part: (settings.passedOn * weight) / total,
  }))
}

function weightOf({ quality, relevance }: Link, { rarity }: EntityTargets): number {
  return rarity * quality * (settings.relevanceBase + relevance / settings.relevanceScale)
}
