/** Whether there is anything to read: a letter, number, punctuation or symbol among what cannot be seen. */
export function hasVisibleText(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text)
}
