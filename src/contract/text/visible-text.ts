/** Whether a text has anything that can be seen: a letter, a number, punctuation or a symbol. */
export function hasVisibleText(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text)
}
