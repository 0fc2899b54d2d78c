const citationMark = /\s*(?<!\w)\[\d+\]/g
const words = new Intl.Segmenter('und', { granularity: 'word' })
/** Scripts that put no space between words. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u
/** A full stop behind a day ends no sentence: "am 15. März". */
const sentenceEnd = /(?<=(?:(?<![^\p{L}\p{N}]\d{1,2})\.|[!?؟])\s|[。！？])/u
/** Shorter ones, such as headings and lines of code, may well come twice. */
const repeatedWordsMin = 5

/** A reply without its `[n]`; an index in code, as in `parts[0]`, stays. */
export function withoutMarks(reply: string): string {
  return reply.replaceAll(citationMark, '')
}

/** What stands between white space; where a script has none, the words that a dictionary finds. */
export function countWords(text: string): number {
  const spaced = text.split(/\s+/).filter(Boolean)
  const counts = spaced.map((word) => (unspaced.test(word) ? countSegments(word) : 1))
  return counts.reduce((total, count) => total + count, 0)
}

function countSegments(text: string): number {
  return [...words.segment(text)].filter(({ isWordLike }) => isWordLike).length
}

/** Code is quoted whole, and its lines are no sentences. */
const codeBlock = /^(`{3,})[^`\n]*\n[\s\S]*?^\1$/gm

/** The place that a quotation is from, above or before it. */
const label = /^\*\*[^*\n]+\*\*/gm

/**
 * How many sentences and table rows of a reply have been said in it before, letter by letter. Two tables may well have
 * the same columns: what stands above a line of dashes is no row. Nor is a place one, which may be within another:
 * "Minutes of 18 May › Fees", "Minutes of 18 May".
 */
export function countRepeated(text: string): number {
  const lines = text.replaceAll(codeBlock, '').replaceAll(label, '').split('\n')
  const sentences = lines
    .filter((_, index) => !lines[index + 1]?.startsWith('|---'))
    .flatMap((line) => (line.startsWith('|') ? line : line.split(sentenceEnd)))
    .map((sentence) => sentence.trim())
    .filter((sentence) => countWords(sentence) >= repeatedWordsMin)
  return sentences.length - new Set(sentences).size
}
