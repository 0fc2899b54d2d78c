/** Small words inside a title: "The Heart of Doreon". */
const inside = '(?:of|the|and|in|on|a|an|to|for|from|with|at|de|la|le|von|van)'

/** The source of a pattern for a name within a question: quoted, or capitalised up to its end. */
export const namePattern = `(?:["“][^"”]+["”]|[\\p{Lu}\\d(][^\\s?"]*(?: (?:${inside} ){0,2}[\\p{Lu}\\d(&][^\\s?"]*)*)`
