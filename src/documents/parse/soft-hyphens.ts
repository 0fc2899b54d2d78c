/**
 * A text without soft hyphens, the places where a line may end within a word: readers do not see them, and nobody types
 * them who looks for the word.
 */
export function withoutSoftHyphens(text: string): string {
  return text.replaceAll('\u00ad', '')
}
