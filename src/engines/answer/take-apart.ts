import type { Question } from './analyse-question.ts'
import { cutForeignQuestion, foreignStandIn } from './cut-foreign-question.ts'
import { cutQuestion } from './cut-question.ts'
import { sideSteps } from './side-steps.ts'
import { simpleKin } from './simple-kin.ts'
import { standIn } from './step-nouns.ts'

/**
 * The questions to answer one after the other, the whole one if it asks only one thing. "that
 * composer" in a step stands for the answer of the step before it; `fillIn` puts it there.
 * Patterns of English questions, and some of German, French and Spanish; others come back whole.
 */
export function takeApart(question: Question): readonly string[] {
  const [left, right] = question.alternatives
  if (left && right) return [...sideSteps(question, left), ...sideSteps(question, right)]
  if (question.text.length > lengthMax) return [question.text]
  return steps(
    simpleKin(question.text.replace(/[?\s]+$/u, '').replace(/\s+/g, ' ')),
    question.language,
  )
}

/** A step with the answer of the step before in the place of "that composer". */
export function fillIn(step: string, answer: string): string {
  return step.replace(anyStandIn, () => answer)
}

/** Whether a step waits for the answer of the step before it. */
export function waitsForAnswer(step: string): boolean {
  return anyStandIn.test(step)
}

const anyStandIn = new RegExp(`${standIn.source}|${foreignStandIn.source}`, 'u')

/** The patterns take longer than the length of a text; what is longer is no single question. */
const lengthMax = 300
const stepsMax = 4

function steps(text: string, language: string): string[] {
  const found: string[] = []
  let rest = text
  while (found.length < stepsMax - 1) {
    const cut = cutForeignQuestion(rest, language) ?? cutQuestion(rest)
    if (cut === undefined) break
    found.push(`${cut.first}?`)
    rest = cut.rest
  }
  return [...found, `${rest}?`]
}
