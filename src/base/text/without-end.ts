/**
 * The text without trailing characters that each match `character`. A pattern such as `/\s+$/` would search ahead from
 * every such character in the text: quadratic in its length.
 */
export function withoutEnd(text: string, character: RegExp): string {
  let end = text.length
  while (end > 0 && character.test(text[end - 1] ?? '')) end--
  return text.slice(0, end)
}
