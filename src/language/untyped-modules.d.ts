declare module 'snowball-stemmers' {
  export function newStemmer(algorithm: string): { stem(word: string): string }
}

declare module 'stopword' {
  /** A list for each language, named by its ISO 639-3 code, and what removes them. */
  const lists: Readonly<Record<string, readonly string[] | (() => unknown)>>
  export default lists
}
