/**
 * A text escaped for XML, for an element or an attribute in quotes. Line breaks and tabs are kept. Source: XML 1.0,
 * 2.11 and 3.3.3.
 */
export function xmlText(text: string | number): string {
  return xmlCharacters(String(text)).replace(
    /[&<>"'\t\n\r]/g,
    (character) => `&#${character.charCodeAt(0)};`,
  )
}

/** Replaces each character that XML does not allow by U+FFFD. Source: XML 1.0, 2.2. */
export function xmlCharacters(text: string): string {
  return text.replace(impossible, '\ufffd')
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this is about.
const impossible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu
