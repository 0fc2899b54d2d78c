import { nameWords } from '../../../language/name-words.ts'
import type { Entity, Mention } from '../../chunk-features.ts'
import type { ExtractedFeatures } from '../../extract-features.ts'
import type { FoundAlias } from './found-alias.ts'

/**
 * "Samuel Clemens, better known as Mark Twain": two names with only such a cue, and perhaps a bracket after the first
 * name, between them. The first must have several words or be the subject of the chunk.
 */
export function findOtherNames(
  text: string,
  { entities, tokens }: ExtractedFeatures,
  chunk: number,
): FoundAlias[] {
  const found: FoundAlias[] = []
  for (const { word, start } of tokens) {
    if (!word.announcesName) continue
    const end = endOfCue(text, start)
    const after = end === undefined ? undefined : namedAt(entities, end)
    const before = after && namedBefore(text, entities, start)
    if (before === undefined || after === undefined) continue
    const [entity, alias] =
      after.entity.titled && !before.titled ? [after.entity, before] : [before, after.entity]
    const { sentence } = after.mention
    found.push({ chunk, key: alias.key, entityKey: entity.key, kind: 'other-name', sentence })
  }
  return found
}

/** Longest text searched for a cue; no cue comes near. */
const cueLengthMax = 60
const betweenCueAndName = /\.?\s+["“«„*]*/y

function endOfCue(text: string, start: number): number | undefined {
  const cue = nameWords.otherNameCues.opening(text.slice(start, start + cueLengthMax))
  if (cue?.start !== 0) return undefined
  betweenCueAndName.lastIndex = start + cue.end
  return betweenCueAndName.test(text) ? betweenCueAndName.lastIndex : undefined
}

type Named = { readonly entity: Entity; readonly mention: Mention }

/** The longest name that begins at `start`. */
function namedAt(entities: readonly Entity[], start: number): Named | undefined {
  let longest: Named | undefined
  for (const entity of entities)
    for (const mention of entity.mentions)
      if (mention.start === start && mention.end > (longest?.mention.end ?? 0))
        longest = { entity, mention }
  return longest
}

/** Longer gaps do not match `gap`, but for long brackets; the bound saves trying them. */
const gapLengthMax = 60
const gap = new RegExp(
  `^["”»*]* ?(?:\\([^)]*\\) ?)?(?:, ?)?\\(?(?:(?:${nameWords.otherNameAdverbs.join('|')}) )*(?:a\\.)?$`,
)

/** The longest name before `end`, with only the gap between. */
function namedBefore(text: string, entities: readonly Entity[], end: number): Entity | undefined {
  let longest: Named | undefined
  for (const entity of entities) {
    if (!entity.titled && !entity.key.includes(' ')) continue
    for (const mention of entity.mentions) {
      if (mention.end > end || mention.end < end - gapLengthMax) continue
      if (!gap.test(text.slice(mention.end, end).replace(/\s+/g, ' '))) continue
      if (mention.start < (longest?.mention.start ?? end)) longest = { entity, mention }
    }
  }
  return longest?.entity
}
