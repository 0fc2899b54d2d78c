/**
 * Replaces the tags that the generator of a site fills in within a sentence of Markdown by the words they show: the
 * text of a shortcode of Hugo, the name that a macro of MDN links. Tags whose words only the generator knows become an
 * ellipsis, those that control it nothing. Other braces, such as `{{ count }}`, stay. Linear in the length of the text.
 */
export function withoutTemplateTags(text: string, isBeforeCode: boolean): string {
  if (!text.includes('{')) return text
  return (isBeforeCode ? text.replace(role, '') : text)
    .replace(shortcode, (_, words: string) => wordsOfShortcode(words.trim()))
    .replace(macro, (whole, name: string, values?: string) => wordsOfMacro(whole, name, values))
    .replace(comment, '')
}

/** `{{< glossary_tooltip text="container" >}}`, `{{% heading "objectives" %}}`, `{% data variables.name %}`. */
const shortcode = /\{(?:\{[<%]|%-?)([^{}\n]{0,500}?)(?:[>%]\}|-?%)\}/g
/** `{{domxref("Window")}}`, `{{optional_inline}}`. */
const macro = /\{\{([a-z]\w{0,40})(?:\(([^{}\n]{0,300})\))?\}\}/gi
/** `{doc}` before a name in backticks: a role of MyST. */
const role = /(?<![^\s(])\{[a-z][\w:.-]{0,40}\}$/i
const comment = /\{\/\*[^{}\n]{0,300}\*\/\}/g

/** Tags with which a condition or a box begins and ends. */
const controlling = /^(?:\/|end|if|else|elsif|unless|for|raw|comment|note|tip|warning|hint|tab)/
const textOf = /(?:^|\s)(?:text|title|label)=(?:"([^"]*)"|'([^']*)')/
const firstWords = /^(?:heading|tooltip|term|abbr|glossary\S*)\s+"([^"]*)"/

function wordsOfShortcode(words: string): string {
  if (controlling.test(words)) return ''
  const [, quoted, otherwise] = textOf.exec(words) ?? firstWords.exec(words) ?? []
  return quoted ?? otherwise ?? '…'
}

const strings = /"([^"]*)"|'([^']*)'/g

/** What a macro shows is its second string, where it has two, or its first. */
function wordsOfMacro(whole: string, name: string, values: string | undefined): string {
  if (values === undefined) return name.includes('_') ? '' : whole
  const found = [...values.matchAll(strings)].map(([, one, other]) => one ?? other ?? '')
  return found[1] || found[0] || ''
}
