import { languageOf } from '../../../language/languages.ts'
import type { KnownName } from './known-name.ts'
import type { FoundName } from './name-finder.ts'

/** Longest text behind a name in which another name of it is told. */
const lengthMax = 60
/** What may stand between a name, a phrase that announces another one, and that. */
const opening = /^[\s，、,]{0,2}[（(]?(?:以下|以下、|이하)?\s?/u
const mark = /^[\s：:，、,为為は]{0,2}["“「『'‘]?/u
const name =
  /^[\p{L}\p{M}\p{N}·・&.-]{2,30}(?: [\p{L}\p{N}&.-]{1,20}){0,6}(?=["”」』'’)）,，;；、]|$)/u
const bracket =
  /^\s?[（(]\s?(\p{Lu}[\p{L}\p{N}&.'-]{1,30}(?: [\p{L}\p{N}&.'-]{1,20}){0,8})\s?[)）,，;；、]/u
const acronym = /^\p{Lu}{2,10}$/u

/**
 * Other names that a text tells behind a name: in letters of another script in brackets, "世界保健機関（WHO）", or
 * announced, "北京大学（简称“北大”）".
 */
export function findOtherForms(
  text: string,
  found: readonly FoundName[],
  language: string,
): KnownName[] {
  return found.flatMap(({ end, name: known }): KnownName[] => {
    const written = otherAfter(text.slice(end, end + lengthMax), language)
    const meant = known.fuller?.written ?? known.written
    if (written === undefined || written === meant || written === known.written) return []
    const by = acronym.test(written) ? 'acronym' : 'other-name'
    return [{ written, kind: known.kind, fuller: { written: meant, by } }]
  })
}

function otherAfter(after: string, language: string): string | undefined {
  const inBracket = bracket.exec(after)?.[1]
  if (inBracket !== undefined) return inBracket
  const begun = opening.exec(after)?.[0].length ?? 0
  const cue = languageOf(language).otherNameCues.opening(after.slice(begun))
  if (cue?.start !== 0) return undefined
  const rest = after.slice(begun + cue.end)
  return name.exec(rest.slice(mark.exec(rest)?.[0].length ?? 0))?.[0]
}
