const digit = /[-\d]/
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y

/**
 * Makes strings of the numbers in JSON text that JavaScript would write otherwise: `JSON.parse` reads
 * `9007199254740993`, the id of a post, as `9007199254740992`, and a price of `1.10` as `1.1`.
 */
export function keepJsonNumbers(json: string): string {
  const parts: string[] = []
  let kept = 0
  let isInString = false
  for (let at = 0; at < json.length; at++) {
    const character = json[at] ?? ''
    if (isInString && character === '\\') at++
    else if (character === '"') isInString = !isInString
    else if (!isInString && digit.test(character)) {
      const written = numberAt(json, at)
      if (written !== '' && written !== String(Number(written))) {
        parts.push(json.slice(kept, at), `"${written}"`)
        kept = at + written.length
      }
      at += Math.max(written.length - 1, 0)
    }
  }
  return parts.length === 0 ? json : parts.join('') + json.slice(kept)
}

/** The number that begins at a position; `''` where none does, as in a text that is no JSON. */
function numberAt(json: string, at: number): string {
  number.lastIndex = at
  return number.exec(json)?.[0] ?? ''
}
