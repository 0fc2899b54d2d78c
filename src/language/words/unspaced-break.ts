/** Letters and marks of scripts that have no space between words, nor where a line ends. */
const unspaced = String.raw`[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー、。，．「」『』（）：；！？]`

const breaks = new RegExp(String.raw`(?<=${unspaced})[^\S\n]{0,200}\n\s*(?=${unspaced})`, 'gu')

/** A text without its line breaks between letters of Chinese and Japanese, where another line break means a space. */
export function withoutUnspacedBreaks(text: string): string {
  return text.includes('\n') ? text.replace(breaks, '') : text
}
