import { shortened } from '../../../base/text/shortened.ts'
import { type Citation, cite } from '../../../evidence/citation.ts'
import { marked } from '../../../evidence/mark.ts'
import { shown } from '../../../evidence/show.ts'
import { languageOf } from '../../../language/languages.ts'
import type { Answer, Question, Quote, Theme } from '../../mind.ts'
import { inLanguageOf } from '../question/understand.ts'
import { settings } from '../settings.ts'
import { plainTitle, titleLengthMax } from './plain-title.ts'

/**
 * Writes the themes of documents as a list: each by its name and exact quotes. With several quotes each stands on a line of
 * its own, and the titles of the documents below.
 */
export function tellThemes(understood: Question, themes: readonly Theme[]): Answer {
  const passages = themes.flatMap(({ quotes }) => quotes.map(({ passage }) => passage))
  const question = inLanguageOf(understood, passages)
  const { titlesMax } = settings.themes
  const citations: Citation[] = []
  const quoted = ({ passage, start, end }: Quote): string => {
    const index = citations.length + 1
    citations.push(cite(passage, { start, end }, index))
    return marked(shown(passage.text.slice(start, end)), [index])
  }
  const isShort = themes.every(({ quotes }) => quotes.length === 1)
  const told = themes.map((theme) => {
    const name = `**${plainTitle(theme.title)}**`
    const quotes = theme.quotes.map(quoted)
    if (isShort) return `- ${name} (${sourcesOf(theme, titlesMax.short)}): ${quotes[0]}`
    const sources = `*${sourcesOf(theme, titlesMax.long)}*`
    return [`${name}\n${sources}`, quotes.map((quote) => `- ${quote}`).join('\n')].join('\n\n')
  })
  const text = [...opening(question), told.join(isShort ? '\n' : '\n\n')].join('\n\n')
  return { text, citations, grounding: 'answered' }
}

function opening({ language, documentCount = 0 }: Question): readonly string[] {
  const { themesOf } = languageOf(language).replies
  return themesOf === undefined ? [] : [themesOf.replace('…', String(documentCount))]
}

/** The titles of the documents of a theme, and how many there are besides. */
function sourcesOf({ documents, documentCount }: Theme, most: number): string {
  const titles = [...new Set(documents)].slice(0, most)
  const more = documentCount > titles.length ? [`+ ${documentCount - titles.length}`] : []
  const short = titles.map((title) => shortened(plainTitle(title), titleLengthMax, '…'))
  return [...short, ...more].join(' · ')
}
