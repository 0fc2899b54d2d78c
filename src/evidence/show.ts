/**
 * A piece of a document's Markdown as a reader wants to see it: without link targets, images, tags and
 * footnote marks, on one line. Its words stay as they are. Linear in its length.
 */
export function shown(text: string): string {
  if (!mayNeedChange.test(text)) return text.trim()
  const bare = withoutLinks(text.replace(quoteMark, '\n'))
  if (!bare.includes('<') && !bare.includes('[')) return onOneLine(bare).trim()
  const parts = bare.split(codeSpan)
  return onOneLine(
    parts.map((part, index) => (index % 2 === 1 ? part : withoutMarks(part))).join(''),
  ).trim()
}

/** Most sentences are shown as they are written. */
const mayNeedChange = /[<[]|[^\S ]| \s/

/** Of a quotation of several lines each begins with its mark. */
const quoteMark = /\n[ \t]{0,20}(?:>[ \t]?){1,10}/g

/** A single space for any run of them. */
export function onOneLine(text: string): string {
  return text.replace(/ \s+|[^\S ]\s*/g, ' ')
}

/** What stands between backticks stays as it is: every second part of a text that is split by this. */
const codeSpan = /(`[^`\n]{1,500}`)/

function withoutMarks(text: string): string {
  return text.replace(tag, '').replace(footnoteMark, '').replace(citationLike, '($1)')
}

/** Tags and comments of HTML, not a comparison such as `a < b`, nor a placeholder such as `<name>` of capitals. */
const tag =
  /<\/?(?:a|abbr|b|br|code|details|div|em|i|img|kbd|li|ol|p|picture|source|span|strong|sub|summary|sup|table|tbody|td|th|thead|tr|u|ul)(?:\s[^<>]*|\/)?>|<!--[^<>]*-->/gi

/** `[^note]` and the `[1]` of an article, which would read as a citation of ours. */
const footnoteMark = /\[\^[^[\]\s]{1,80}\]|\[\d{1,4}\](?!\()/g
const citationLike = /\[(\d{1,4}(?:[,–-] ?\d{1,4})+)\]/g

/** Of `[words](target)` and `[words][label]` the words, of an image nothing. */
function withoutLinks(text: string): string {
  if (!text.includes('](') && !text.includes('][')) return text
  return text.replace(image, '').replace(link, (whole, words: string) => {
    return words.trim() === '' ? '' : whole.startsWith('[!') ? '' : words
  })
}

const target = String.raw`(?:\((?:[^()\s]|\([^()\s]*\))*(?:\s+(?:"[^"\n]*"|'[^'\n]*'|\([^()\n]*\)))?\s?\)|\[[^\[\]\n]*\])`
const image = new RegExp(String.raw`!\[[^\[\]]*\]${target}`, 'g')
const link = new RegExp(String.raw`\[([^\[\]]*)\]${target}`, 'g')
