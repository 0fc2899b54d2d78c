/**
 * A text escaped for XML, for an element or an attribute in quotes. Line breaks and tabs are kept; a character that no
 * XML document may have becomes U+FFFD. Source: XML 1.0, 2.2, 2.11 and 3.3.3.
 */
export function xmlText(text: string | number): string {
  return String(text)
    .replace(impossible, '\ufffd')
    .replace(/[&<>"'\t\n\r]/g, (character) => `&#${character.charCodeAt(0)};`)
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this is about.
const impossible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu
