import type { AnswerFigures } from './answer-figures.ts'
import { type AnswerTarget, answerTargets, type Measured, measuredOf } from './answer-targets.ts'
import type { Model } from './posted-set.ts'

export type Evaluated = {
  readonly set: string
  readonly model: Model
  readonly figures: AnswerFigures
}

/** The figures that something was promised of, with what they must and should be. */
export function targetTable(evaluated: readonly Evaluated[]): string {
  const { exact, quotes, repeated } = soundnessOf(evaluated)
  return [
    '| The reply holds the answer | model | figure | words | naive, as many words | must | aim |',
    '|---|---|---|---|---|---|---|',
    ...measure(evaluated).map(targetRow),
    `| quotes that are exactly their range of the document | all | **${exact} of ${quotes}** |  |  | all ${mark(exact === quotes)} |  |`,
    `| sentences said twice in a reply | all | **${repeated}** |  |  | 0 ${mark(repeated === 0)} |  |`,
  ].join('\n')
}

/** Whether all is as it must be. */
export function areReached(evaluated: readonly Evaluated[]): boolean {
  const { exact, quotes, repeated } = soundnessOf(evaluated)
  const isReached = ({ target, measured }: TargetFigure) =>
    isWithin(target, measured.value, measured.must) && areFew(target, measured.words)
  return exact === quotes && repeated === 0 && measure(evaluated).every(isReached)
}

type TargetFigure = { readonly target: AnswerTarget; readonly measured: Measured }

/** Those targets whose sets were all asked. */
function measure(evaluated: readonly Evaluated[]): TargetFigure[] {
  const figuresOfSet = (set: string, model: Model) =>
    evaluated.find((one) => one.set === set && one.model === model)?.figures
  return answerTargets.flatMap((target) => {
    const measured = measuredOf(target, figuresOfSet)
    return measured ? [{ target, measured }] : []
  })
}

function soundnessOf(evaluated: readonly Evaluated[]) {
  return {
    quotes: sum(evaluated, (figures) => figures.quotes),
    exact: sum(evaluated, (figures) => figures.exactQuotes),
    repeated: sum(evaluated, (figures) => figures.repeated),
  }
}

function isWithin({ bound }: AnswerTarget, value: number, limit: number): boolean {
  return bound === 'atMost' ? value <= limit : value >= limit
}

function areFew({ wordsMax = Number.POSITIVE_INFINITY }: AnswerTarget, words: number): boolean {
  return words <= wordsMax
}

function targetRow({ target, measured }: TargetFigure): string {
  const { what, model, bound, wordsMax } = target
  const { value, words, naive, must, aim } = measured
  const sign = bound === 'atMost' ? '≤' : '≥'
  const limitCell = (limit: number) =>
    `${sign} ${share(limit)} ${mark(isWithin(target, value, limit))}`
  const wordCells = [
    `${words.toFixed(0)} (≤ ${wordsMax} ${mark(areFew(target, words))})`,
    `${share(naive)} %`,
  ]
  const cells = [
    ...[what, `\`${model}\``, `**${share(value)} %**`],
    ...(wordsMax === undefined ? ['', ''] : wordCells),
    ...[limitCell(must), limitCell(aim)],
  ]
  return `| ${cells.join(' | ')} |`
}

/** All of the figures, a row for each set and model. */
export function detailTable(evaluated: readonly Evaluated[]): string {
  const rows = evaluated.map(({ set, model, figures }) => {
    const cells = [
      ...[set, `\`${model}\``, figures.questions, share(figures.found), share(figures.held)],
      ...[figures.words.toFixed(0), share(figures.naive), share(figures.silent)],
      ...[share(figures.answered), share(figures.answeredWrongly)],
      ...[figures.repeated, `${figures.exactQuotes} of ${figures.quotes}`],
    ]
    return `| ${cells.join(' | ')} |`
  })
  return [
    '| set | model | questions | in 5 passages | reply holds it | words | naive, as many words | nothing cited | answered | … though there is no answer | said twice | exact quotes |',
    '|---|---|---|---|---|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}

/** For the sets whose questions are of several kinds. */
export function kindTables(evaluated: readonly Evaluated[]): string[] {
  return evaluated
    .filter(({ figures }) => figures.heldByKind.size > 0)
    .map(({ set, model, figures }) =>
      [
        `| ${set}, \`${model}\` | questions | reply holds it |`,
        '|---|---|---|',
        ...[...figures.heldByKind].map(
          ([kind, { questions, held }]) => `| ${kind} | ${questions} | ${share(held)} |`,
        ),
      ].join('\n'),
    )
}

function sum(evaluated: readonly Evaluated[], figure: (figures: AnswerFigures) => number): number {
  return evaluated.reduce((total, { figures }) => total + figure(figures), 0)
}

function share(value: number): string {
  return Number.isNaN(value) ? '' : value.toFixed(1)
}

function mark(isReached: boolean): string {
  return isReached ? '✓' : '✗'
}
