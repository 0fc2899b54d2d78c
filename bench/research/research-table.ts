import type { ResearchFigures } from './evaluate-research.ts'
import type { VerifierFigures } from './judge-claims.ts'

type Row = {
  readonly name: string
  readonly value: string
  readonly naive?: string
  readonly must: string
  readonly isMet?: boolean
  readonly aim?: string
  readonly isAimed?: boolean
}

const coverageMust = 1.4
const coverageAim = 2
const goldMust = 0.62
const goldAim = 0.78

/** The figures of reports beside naive ones of the same run. */
export function researchTable(figures: ResearchFigures): string {
  const rows = rowsOf(figures)
  const lines = rows.map(({ name, value, naive = '', must, isMet, aim = '', isAimed }) => {
    return `| ${name} | **${value}** | ${naive} | ${must}${mark(isMet)} | ${aim}${mark(isAimed)} |`
  })
  return [
    `${figures.topics} topics of \`wild\`, the ${figures.half} half, over a web of its 1,085 pages:`,
    ['| Reports | built-in mind | naive | must | aim |', '|---|---|---|---|---|', ...lines].join(
      '\n',
    ),
  ].join('\n\n')
}

export function isResearchReached(figures: ResearchFigures): boolean {
  return rowsOf(figures).every(({ isMet }) => isMet !== false)
}

function rowsOf(figures: ResearchFigures): Row[] {
  const { coverage, naive, goldFound, wrongCitations, citations, inventedUrls, repeated } = figures
  const ratio = naive === 0 ? 0 : coverage / naive
  return [
    {
      name: `statements covered by the first 600 words (${Math.round(figures.words)} on average)`,
      value: `${percent(coverage)}, ${ratio.toFixed(2)} × naive`,
      naive: `${percent(naive)}; of gold pages alone ${percent(figures.naiveOfGold)}; with the statements known, of the pages read ${percent(figures.best)}`,
      must: '1.4 ×',
      isMet: ratio >= coverageMust,
      aim: '2 ×',
      isAimed: ratio >= coverageAim,
    },
    {
      name: 'how near the best two sentences come to a statement',
      value: percent(figures.nearness),
      naive: percent(figures.naiveNearness),
      must: '',
    },
    {
      name: `a gold page among the sources (${figures.sources.toFixed(1)} on average)`,
      value: percent(goldFound),
      naive: percent(figures.goldFirst),
      must: percent(goldMust),
      isMet: goldFound >= goldMust,
      aim: percent(goldAim),
      isAimed: goldFound >= goldAim,
    },
    {
      name: 'citations whose quote is exactly in the snapshot',
      value: `${citations - wrongCitations} of ${citations}`,
      must: 'all',
      isMet: wrongCitations === 0,
    },
    { name: 'processor time of a run', value: `${Math.round(figures.cpuMs)} ms`, must: '' },
    { name: 'invented addresses', value: `${inventedUrls}`, must: '0', isMet: inventedUrls === 0 },
    { name: 'sentences said twice', value: `${repeated}`, must: '0', isMet: repeated === 0 },
  ]
}

/** How far the verifier of paraphrases can be trusted. */
export function verifierTable(figures: VerifierFigures): string {
  const { half, claims, supported, passed, precision, recall, basePrecision } = figures
  return [
    `The verifier on ${claims} claims of WiCE (the ${half} half), ${supported} of them supported by the page that they cite:`,
    [
      '| let through | right among them | of all that are right | right among all claims |',
      '|---|---|---|---|',
      `| ${passed} (${percent(passed / claims)}) | **${percent(precision)}** | **${percent(recall)}** | ${percent(basePrecision)} |`,
    ].join('\n'),
  ].join('\n\n')
}

function percent(value: number): string {
  return `${(100 * value).toFixed(1)} %`
}

function mark(isMet: boolean | undefined): string {
  return isMet === undefined ? '' : isMet ? ' ✓' : ' ✗'
}
