import { languageOf } from './languages.ts'

/** " 3", ". 2.1", " A-4": what stands behind the word for a figure. */
const number = String.raw`^[.\s]{0,2}(?:\p{Lu}[.-]?)?\d`
const numberBehind = new RegExp(number, 'u')
/** The number of a figure in its caption: in a sentence, "Figure 3 shows", a small letter follows it. */
const numberOfCaption = new RegExp(String.raw`${number}(?![\d.-]{0,8}\s\p{Ll})`, 'u')

/** Whether a question names a figure by its number: "What does figure 3 show?" */
export function namesFigure(question: string, language: string): boolean {
  const { figureWords } = languageOf(language)
  return figureWords.find(question).some(({ end }) => numberBehind.test(question.slice(end)))
}

/** Whether a paragraph begins as the caption of a figure does: "Figure 2.1. The harbour", "Abb. 3: Der Hafen". */
export function beginsAsCaption(paragraph: string, language: string): boolean {
  const label = languageOf(language).figureWords.opening(paragraph)
  return label?.start === 0 && numberOfCaption.test(paragraph.slice(label.end))
}
