/**
 * A raised number as characters that are raised themselves: "10" and a raised "6" are no 106. Only numbers, signs and
 * the exponents n and i; anything else, such as the end of "1st" or a note's "[2]", stays as it is.
 */
export function superscript(text: string): string {
  if (!/^[+−–-]?(?:\d{1,6}[ni]?|[ni])(?:[+−–-]\d{1,6})?$/.test(text)) return text
  return text.replace(/./gu, (character) => raised.get(character) ?? character)
}

const raised = new Map([
  ...Array.from('⁰¹²³⁴⁵⁶⁷⁸⁹', (character, digit) => [String(digit), character] as const),
  ...Array.from('+-−–ni', (plain, at) => [plain, '⁺⁻⁻⁻ⁿⁱ'[at] ?? plain] as const),
])
