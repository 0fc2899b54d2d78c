import type { Question } from './analyse-question.ts'
import { oppositeStems } from './opposites.ts'
import type { ScoredEvidence, ScoredSentence } from './score-evidence.ts'

/** Whether a sentence says "last" where the question says "first", "unsafe" for "safe" … */
export function saysContrary(
  { nounStem }: Question,
  { stems }: ScoredEvidence,
  { stems: said }: ScoredSentence,
): boolean {
  const isAsked = (stem: string) => stem === nounStem || stems.includes(stem)
  return stems.some(
    (stem) =>
      !said.has(stem) &&
      contraries(stem).some((contrary) => said.has(contrary) && !isAsked(contrary)),
  )
}

function contraries(stem: string): string[] {
  const prefixed = prefixes.map((prefix) => prefix + stem)
  const bare = prefixes
    .filter((prefix) => stem.startsWith(prefix))
    .map((prefix) => stem.slice(prefix.length))
  return [...oppositeStems(stem), ...prefixed, ...bare.filter(({ length }) => length > 3)]
}

const prefixes = ['un', 'in', 'im', 'ir', 'dis', 'non', 'anti', 'a']
