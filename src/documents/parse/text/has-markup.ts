/**
 * Signs that only Markdown has: headings, fences, rules, tables, quotations, tags, links, code, emphasis, and directives
 * of site generators. Lists are no sign: people write them in plain texts too.
 */
const signs = [
  /^ {0,3}(?:#{1,6}\s|```|~~~|>|={3,}[^\S\n]*$|(?:-[^\S\n]?){3,}$|(?:\*[^\S\n]?){3,}$|(?:_[^\S\n]?){3,}$)/m,
  /^[^\n]{0,1000}\|[^\S\n]{0,20}:?-{2,}/m,
  /\]\(\S|\]\[|^ {0,3}\[[^\]\n]{1,200}\]:/m,
  /<\/?[a-z][^<>\n]{0,200}>|<!--|&#?\w{2,30};/i,
  /^ {0,3}(?::::|!!!|\?\?\?)|\{[{%]|\[\^/m,
  /`/,
  /\*\S[^*\n]{0,400}\*|(?<![\p{L}\p{N}])_\S[^_\n]{0,400}_(?![\p{L}\p{N}])/u,
  /\\[!-/:-@[-`{-~]/,
]

/** Whether a text has any mark of Markdown that a plain text has not. Linear in its length. */
export function hasMarkup(text: string): boolean {
  return signs.some((sign) => sign.test(text))
}
