/**
 * What Mammoth ignores although words are in it: simple fields, such as the number of a caption, directions and ruby.
 */
const wrapper =
  /<\/?w:(?:fldSimple|bdo|dir|ruby|rubyBase)(?:\s(?:[^<>"']|"[^<"]*"|'[^<']*')*)?\/?>/g
/** How a word is read, which stands above it; it does not nest, and the pattern stops at the next one. */
const reading = /<w:rt>(?:(?!<w:rt>)[\s\S])*?<\/w:rt>/g
const lineBreak = /<w:cr\s*\/>/g
/** Equations do not nest; the pattern stops at the next one, so that it stays linear. */
const equation = /<m:oMath>((?:(?!<m:oMath>)[\s\S])*?)<\/m:oMath>/g

/** A part of a Word document in which all words stand where Mammoth reads them, without the readings of ruby. */
export function withWordsForMammoth(xml: string): string {
  return spellOutEquations(xml)
    .replaceAll(reading, '')
    .replaceAll(wrapper, '')
    .replaceAll(lineBreak, '<w:br/>')
}

/** Replaces each equation, which Mammoth ignores, by its characters in a row, so that it can be searched. */
function spellOutEquations(xml: string): string {
  if (!xml.includes('<m:oMath')) return xml
  return xml
    .replaceAll(equation, (_, math: string) => {
      const signs = [...math.matchAll(/<m:t(?: [^<>]*)?>([^<]*)<\/m:t>/g)].map(([, sign]) => sign)
      return `<w:r><w:t xml:space="preserve">${signs.join('')}</w:t></w:r>`
    })
    .replaceAll(/<\/?m:oMathPara>/g, '')
}
