import { stemOf } from '../../language/terms.ts'

/** The stems that say the contrary: "first" for "last". English. */
export function oppositeStems(stem: string): readonly string[] {
  return opposites.get(stem) ?? []
}

const scales = [
  'first initial / second / third / fourth / fifth / sixth / seventh / last final latest',
  'one / two / three / four / five / six / seven / eight / nine / ten',
  'day / week / month / year / decade / century',
  'January / February / March / April / May / June / July / August / September / October / November / December',
  'oldest older elder earliest / youngest younger newest',
  'most / least fewest',
  'more greater / less fewer lower',
  'highest / lowest',
  'largest biggest / smallest',
  'longest / shortest',
  'high / low',
  'increase increased rise rose rising grow grew / decrease decreased decline declined fall fell falling reduce reduced',
  'before prior preceding / after following',
  'early / late',
  'north northern northerly northward / south southern southerly southward / east eastern easterly eastward / west western westerly westward / middle central',
  'left / right',
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
  'give gave / take took',
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
for (const scale of scales) {
  const places = scale.split(' / ').map(stems)
  for (const place of places) {
    const others = places.filter((other) => other !== place).flat()
    for (const stem of place) opposites.set(stem, [...(opposites.get(stem) ?? []), ...others])
  }
}

function stems(words: string): string[] {
  return words
    .split(' ')
    .map((word) => stemOf(word, 'en'))
    .filter(Boolean)
}
