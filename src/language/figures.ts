import { languageOf } from './languages.ts'

/** " 3", ". 2.1", " A-4": what stands behind the word for a figure. */
const numberBehind = /^[.\s]{0,2}(?:\p{Lu}[.-]?)?\d/u

/** Where a text first names a figure by its number, "figure 3" or "Abb. 2.1"; undefined where it names none. */
export function figureNamedIn(text: string, language: string): number | undefined {
  const named = languageOf(language)
    .figureWords.find(text)
    .find(({ end }) => numberBehind.test(text.slice(end)))
  return named?.start
}
