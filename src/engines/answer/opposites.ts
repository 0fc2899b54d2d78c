import { stemOf } from '../../language/terms.ts'

/** The stems that say the contrary: "first" for "last". English. */
export function oppositeStems(stem: string): readonly string[] {
  return opposites.get(stem) ?? []
}

const pairs = [
  'first initial / last final latest',
  'oldest older elder earliest / youngest younger newest',
  'most / least fewest',
  'more greater / less fewer lower',
  'highest / lowest',
  'largest biggest / smallest',
  'longest / shortest',
  'high / low',
  'increase increased rise rose grow grew / decrease decreased decline declined fall fell reduce reduced',
  'before prior preceding / after following',
  'early / late',
  'north northern / south southern',
  'east eastern eastward / west western westward',
  'northeast / southwest northwest southeast',
  'northwest / southwest northeast',
  'begin began start started / end ended finish finished',
  'win won defeat victory / lose lost',
  'allow allowed permit permitted / forbid forbidden prohibit prohibited ban banned',
  'include included / exclude excluded',
  'support supported favor / oppose opposed against',
  'internal inner inside / external outer outside',
  'minimum / maximum',
  'major majority / minor minority',
  'positive / negative',
  'male men man / female women woman',
  'public / private',
  'rich / poor',
  'best / worst',
  'strong stronger / weak weaker',
  'buy bought / sell sold',
  'join joined / leave left',
  'create created build built construct / destroy destroyed demolish demolished',
  'accept accepted / refuse refused reject rejected',
  'pro / anti',
  'upper / lower',
  'import imports / export exports',
  'ancient / modern',
  'convex / concave',
  'present / absent',
  'success successful / failure unsuccessful',
  'slow slower / fast faster quick',
  'safe / dangerous',
  'mild / severe',
  'hot warm / cold cool',
  'dry / wet',
  'easy / difficult',
  'permanent / temporary',
  'natural / artificial',
  'full / empty',
  'wide / narrow',
]

const opposites = new Map<string, string[]>()
for (const pair of pairs) {
  const [left = [], right = []] = pair.split(' / ').map(stems)
  for (const [some, others] of [
    [left, right],
    [right, left],
  ] as const)
    for (const stem of some) opposites.set(stem, [...(opposites.get(stem) ?? []), ...others])
}

function stems(words: string): string[] {
  return words
    .split(' ')
    .map((word) => stemOf(word, 'en'))
    .filter(Boolean)
}
