import { median } from '../statistics.ts'

/** One line of the table. */
export type Measure = {
  readonly what: string
  readonly unit: string
  /** One figure for each round. */
  readonly rounds: readonly number[]
  readonly aim?: Aim
  /** What is still good enough. */
  readonly must?: Aim
}
export type Aim = { readonly atLeast: number } | { readonly atMost: number }
export type Section = { readonly title: string; readonly measures: readonly Measure[] }

/** How much work is done for each figure. */
export type Effort = {
  readonly rounds: number
  readonly starts: number
  /** Requests, or other single operations, in a round. */
  readonly operations: number
}

/** A Markdown table for each section. */
export function toMarkdown(sections: readonly Section[]): string {
  return sections.map(sectionTable).join('\n\n')
}

function isReached({ rounds, aim }: Measure): boolean | undefined {
  if (!aim) return undefined
  const reached = median(rounds)
  return 'atLeast' in aim ? reached >= aim.atLeast : reached <= aim.atMost
}

function sectionTable({ title, measures }: Section): string {
  const rows = measures.map((measure) => {
    const { what, unit, rounds } = measure
    const reached = isReached(measure)
    const mark = reached === undefined ? '' : reached ? ' ✓' : ' ✗'
    const range = `${figure(Math.min(...rounds))} – ${figure(Math.max(...rounds))}`
    const cells = [what, aimOf(measure), `**${figure(median(rounds))}** ${unit}${mark}`, range]
    return `| ${cells.join(' | ')} | ${rounds.length} |`
  })
  return [
    `| ${title} | aim | median | min – max | rounds |`,
    '|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}

function aimOf({ aim, must }: Measure): string {
  if (!aim) return ''
  return must ? `${bound(aim)} (must ${bound(must)})` : bound(aim)
}

function bound(aim: Aim): string {
  return 'atLeast' in aim ? `≥ ${figure(aim.atLeast)}` : `≤ ${figure(aim.atMost)}`
}

/** Three digits that count, or all of a large number. */
function figure(value: number): string {
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString('en')
  return Number(value.toPrecision(3)).toString()
}
