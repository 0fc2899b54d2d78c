import type { Span } from './span.ts'

/**
 * Proper names as they are written: runs of capitalised words with the small words inside them
 * ("Duke of York"), and quoted titles. Without capitals (Chinese, Arabic …) only quoted titles.
 */
export function findNames(text: string): Span[] {
  const found: Span[] = []
  for (const match of text.matchAll(quotedOrCapitalised)) {
    const quoted = match[1] ?? match[2]
    const start = match.index + (quoted === undefined ? 0 : 1)
    const name = trimName(quoted ?? match[0], start, quoted === undefined)
    if (name.text.length > 1) found.push(name)
  }
  return found
}

const token =
  "(?:\\p{Lu}\\.(?:-?\\p{Lu}\\.)*|(?:Mr|Mrs|Ms|Dr|St|Jr|Sr|Lt|Col|Gen|Prof)\\.|[\\p{Lu}\\p{Lt}][\\p{L}\\p{M}\\p{N}&'’-]*)"
const inside =
  '(?:of the|of|the|and the|de la|de|du|des|del|della|di|da|dos|la|le|von der|von|van der|van|zu|bin|ibn|al|y|&)'
const quotedOrCapitalised = new RegExp(
  `[“"„«]([^“”"„«»\\n]{2,80})[”"“»]|${token}(?:\\s(?:${inside}\\s)?(?:${token}|\\d{1,4}(?![\\d,.]*\\d)))*`,
  'gu',
)

/** Sentence openings and question words are capitalised without being names. */
const openings =
  /^(?:the|a|an|in|on|at|of|for|from|by|to|with|under|during|about|since|until|after|before|as|and|but|or|if|when|while|where|who|whom|whose|what|which|why|how|is|are|was|were|do|does|did|has|have|had|can|could|will|would|should|may|he|she|it|they|we|i|you|his|her|its|their|our|my|your|this|that|these|those|there|here|some|many|most|several|one|two|both|all|each|other|another|such|although|though|however|because|between|according|also|then|thus|name|list|tell|give|following|including|despite|once|only|wer|wem|wen|wo|woher|wohin|wann|wie|warum|welche[rsnm]?|qui|où|quand|pourquoi|quién|dónde|cuándo|cómo|qué|chi|dove|waar|wanneer|hoeveel|кто|где|когда|как|сколько|почему)(?:\s+|$)/i

function trimName(text: string, start: number, capitalised: boolean): Span {
  let name = text
  let from = start
  while (capitalised) {
    const opening = openings.exec(name)
    if (!opening) break
    from += opening[0].length
    name = name.slice(opening[0].length)
  }
  from += name.length - name.trimStart().length
  name = name.trim().replace(/\s*['’]s?$/u, '')
  return { text: name, start: from, end: from + name.length }
}
