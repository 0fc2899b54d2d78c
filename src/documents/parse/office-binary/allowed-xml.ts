import { escaped } from '../html/html-text.ts'

/** A text as it may stand in XML, and in the value of an attribute: without the characters that XML does not have. */
export function allowedXml(text: string): string {
  const allowed = text.replace(/[\p{Cc}\ufffe\uffff]/gu, '').toWellFormed()
  return escaped(allowed).replaceAll('"', '&quot;')
}
