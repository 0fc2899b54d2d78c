import { stemOf } from '../../language/terms.ts'

/**
 * Stems that say the same for a question: "where did she die" is answered by "her death", "who
 * wrote it" by "written by". English relation words and irregular verbs, as these link sentences,
 * and the participles of German verbs.
 */
export function relatedStems(stem: string): readonly string[] {
  return related.get(stem) ?? (stem.startsWith('ge') ? [stem.slice(2)] : [`ge${stem}`])
}

const groups = [
  'born birth birthplace native birthdate birthday',
  'die died death dead killed deceased assassinated executed',
  'wife husband spouse married marry widow marriage wed',
  'father mother parent son daughter child children',
  'brother sister sibling',
  'direct directed director filmmaker',
  'design designed designer architect drawn drew',
  'compose composed composer music score soundtrack',
  'write wrote written writer author authored novelist novel penned',
  'sing sang sung singer song vocalist perform performed performer recorded artist',
  'act actor actress star starred starring play played portrayed cast role',
  'produce produced producer',
  'found founded founder founding established establish formed form created started',
  'invent invented inventor developed devised develop',
  'study studied educated education attended graduated university college alumnus',
  'work works worked job occupation employed profession career',
  'live lived resident resided home',
  'lead led leader leading head headed',
  'win won winner victory',
  'begin began begun start started beginning',
  'end ended finish finished',
  'buy bought acquired purchased purchase acquisition',
  'sell sold sales',
  'country nation nationality state',
  'locate located situated location lies based headquarters headquartered',
  'release released came premiere premiered published',
  'publish published publisher',
  'call called known named name nickname dubbed titled',
  'speak spoke spoken language',
  'build built constructed construction building',
  'teach taught teacher professor',
  'rule ruled reign ruler king emperor',
  'cause caused causes because due reason led result',
  'many number total',
  'large largest big biggest great greatest',
  'people population inhabitants residents',
  'cost price paid pay',
  'member members',
  'song single track album',
  'movie film',
  'company firm corporation',
  'used use uses usage utilized',
  'make made maker making',
  'take took taken',
  'give gave given',
  'become became',
  'choose chose chosen selected',
  'think thought believed',
  'fight fought battle',
  'kill killed murdered assassinated',
  'name named',
  'hold held',
  'run ran',
  'fall fell',
  'leave left',
  'grow grew grown',
  'show showed shown',
  'bring brought',
  'say said stated',
]

const related = new Map<string, readonly string[]>()
for (const group of groups) {
  const stems = [...new Set(group.split(' ').map((word) => stemOf(word, 'en')))].filter(Boolean)
  for (const stem of stems)
    related.set(
      stem,
      [...new Set([...(related.get(stem) ?? []), ...stems])].filter((one) => one !== stem),
    )
}
