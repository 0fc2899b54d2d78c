import { segmentWords } from '../../../base/text/segment-words.ts'
import type { Entity } from '../../../extraction/chunk-features.ts'
import { entityKey } from '../../../extraction/names/entity-key.ts'
import type { Range } from '../../../language/words/words.ts'
import { settings } from './settings.ts'

/**
 * Candidate names in a sentence whose script has no capitals (Chinese, Arabic, Hindi …): every run of a few words.
 * There are too many to store, but few enough to look up for the relevant sentences.
 */
export function uncasedNames(text: string, { start, end }: Range, sentence: number): Entity[] {
  const slice = text.slice(start, end)
  if (!isUncased(slice)) return []
  const words = [...segmentWords(slice)].filter(({ isWordLike }) => isWordLike)
  const names = new Map<string, Entity>()
  words.forEach(({ index: from }, first) => {
    for (const last of words.slice(first, first + settings.uncasedWordsMax)) {
      const to = last.index + last.segment.length
      const name = slice.slice(from, to)
      const key = entityKey(name)
      if (key.length < settings.uncasedLengthMin || /[,،、，。;؛:：]/.test(name)) continue
      const mentions = [{ start: start + from, end: start + to, sentence }]
      names.set(key, { key, name, kind: 'keyword', titled: false, mentions })
    }
  })
  return [...names.values()]
}

function isUncased(text: string): boolean {
  return (text.match(/\p{Lo}/gu)?.length ?? 0) * 2 > text.length
}
