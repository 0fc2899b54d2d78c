import { z } from 'zod'
import type { Wanted } from '../answers/measures.ts'
import { evaluationFile, readRows, readWildQuestions } from '../evaluation-set.ts'

export type WebQuestion = {
  readonly id: string
  readonly question: string
  readonly wanted: Wanted
  /** The ids of pages of which one is needed. */
  readonly goldPages: readonly string[]
  readonly hasFalsePremise: boolean
  /** What a right answer holds, with dates as texts write them too: those of freshqa went through a spreadsheet. */
  readonly wantedInWords: Wanted
}

/** Single facts of scraped pages. */
export function readFacts(): WebQuestion[] {
  return readWildQuestions('single-fact')
    .filter(({ gold_ids }) => gold_ids.length > 0)
    .map(({ id, question, answer = '', gold_ids }) => ({
      id,
      question,
      wanted: { answer },
      goldPages: gold_ids,
      hasFalsePremise: false,
      wantedInWords: { answer },
    }))
}

const FreshRow = z.object({
  id: z.string(),
  question: z.string(),
  answers: z.array(z.string()),
  wiki_titles: z.array(z.string()),
  all_wiki_docs_present: z.boolean(),
  false_premise: z.string(),
})

/** Questions whose pages of the encyclopedia are all there. */
export function readFreshQuestions(): WebQuestion[] {
  return readRows(evaluationFile('freshqa', 'questions.jsonl'), FreshRow)
    .filter(({ all_wiki_docs_present }) => all_wiki_docs_present)
    .map(({ id, question, answers, wiki_titles, false_premise }) => ({
      id: `freshqa-${id}`,
      question,
      wanted: { keys: [answers] },
      goldPages: wiki_titles,
      hasFalsePremise: false_premise === 'TRUE',
      wantedInWords: { keys: [[...answers, ...answers.flatMap((one) => datesOf(one, answers))]] },
    }))
}

/** "16-Aug-77", where another answer ends with the whole year, as texts write it. */
function datesOf(answer: string, answers: readonly string[]): string[] {
  const [, day = '', short = '', digits = ''] =
    /^(\d{1,2})-([A-Z][a-z]{2})-(\d\d)$/.exec(answer) ?? []
  const month = months.find((name) => short !== '' && name.startsWith(short))
  const years = answers.flatMap((one) => /\b\d{4}$/.exec(one)?.[0] ?? [])
  const year = years.find((one) => one.endsWith(digits))
  if (month === undefined || year === undefined) return []
  return [`${month} ${day}, ${year}`, `${day} ${month} ${year}`]
}

const months = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(2000, month)).toLocaleString('en', { month: 'long', timeZone: 'UTC' }),
)
