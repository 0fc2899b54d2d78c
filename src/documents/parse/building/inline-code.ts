/** The longest inline code, in characters: the longest command lines of manuals have about a hundred. */
const lengthMax = 200

/**
 * Inline code between backticks, as in Markdown: a reader sees what is to be typed, and the mind that it is there. The
 * white space around it stays outside. A blank text, one with backticks of its own, and a long one, which is rather a
 * paragraph in the wrong element, are returned unchanged.
 */
export function inlineCode(text: string): string {
  const code = text.trim()
  if (code === '' || code.length > lengthMax || code.includes('`')) return text
  return text.replace(code, () => `\`${code}\``)
}
