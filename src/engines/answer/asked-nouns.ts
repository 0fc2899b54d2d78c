import type { Sought } from './question-kind.ts'

/** What is sought when a question asks "what county", "which year": by its noun. English. */
export function soughtByNoun(noun: string): Sought | undefined {
  return soughtByNouns.get(noun)
}

const nouns: readonly (readonly [Sought, string])[] = [
  ['date', 'year years date day month decade century time timeframe period era season'],
  [
    'place',
    'city country county state town village place location region province continent capital district neighborhood neighbourhood island territory municipality borough suburb birthplace hometown nation',
  ],
  [
    'number',
    'number population percentage percent amount distance height age length area size width depth weight speed temperature price cost',
  ],
  ['nationality', 'nationality citizenship'],
  [
    'person',
    'actor actress director author writer singer composer king queen president minister painter artist man woman player coach person scientist philosopher poet producer screenwriter explorer general politician emperor pope leader founder inventor husband wife father mother son daughter brother sister mathematician physicist architect musician rapper manager',
  ],
  [
    'name',
    'film movie song album band book novel series show game company university college school club team language river mountain treaty war battle organization organisation airline newspaper magazine brand association agency institute league network corporation party label airport museum library gallery theatre theater stadium arena bridge church castle hospital hotel station shipyard yard ship ferry boat vessel lighthouse strait lake sea valley publisher studio firm prize award',
  ],
]

const soughtByNouns = new Map(
  nouns.flatMap(([sought, list]) => list.split(' ').map((noun) => [noun, sought] as const)),
)
