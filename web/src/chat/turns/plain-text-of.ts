/** A reply as it is read aloud: without marks of Markdown and of citations; those within a word stay. */
export function plainTextOf(reply: string): string {
  return reply
    .replaceAll(/^[ \t|:-]+$/gm, '')
    .replaceAll(/^#{1,6} |[*`|]|\b_|_\b|\[\d{1,3}\]/gm, '')
}
