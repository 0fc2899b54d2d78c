/** How deep lists and objects lie within each other in valid JSON text. */
export function jsonDepth(json: string): number {
  let depth = 0
  let depthMax = 0
  let isInString = false
  for (let at = 0; at < json.length; at++) {
    const character = json[at]
    if (isInString && character === '\\') at++
    else if (character === '"') isInString = !isInString
    else if (isInString) continue
    else if (character === '[' || character === '{') depthMax = Math.max(depthMax, ++depth)
    else if (character === ']' || character === '}') depth--
  }
  return depthMax
}

/**
 * Counts the values in JSON text, and stops soon after `most`. Needs no memory, whereas `JSON.parse` takes a hundred
 * bytes for each `{},`.
 */
export function countJsonValues(json: string, most: number): number {
  let values = 1
  let isInString = false
  for (let at = 0; at < json.length && values <= most; at++) {
    const character = json[at]
    if (isInString && character === '\\') at++
    else if (character === '"') isInString = !isInString
    else if (!isInString && (character === '[' || character === '{' || character === ',')) values++
  }
  return values
}
