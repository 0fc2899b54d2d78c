import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { z } from 'zod'
import { checkStatement, supportOf } from '../../src/evidence/support/check-statement.ts'
import { evaluationFile } from '../evaluation-set.ts'
import { type Half, halfOf } from '../half-of.ts'

const ClaimRow = z.object({ label: z.string(), claim: z.string(), evidence: z.array(z.string()) })

/** How often what the verifier lets through is true, and how much of what is true it lets through. */
export type VerifierFigures = {
  readonly half: Half
  readonly claims: number
  readonly supported: number
  readonly passed: number
  readonly precision: number
  readonly recall: number
  /** All claims let through. */
  readonly basePrecision: number
}

/** Of each claim the sentences of its page that have most of its terms are cited. */
const citedMax = 4

/**
 * Judges the claims of WiCE, sentences of an encyclopaedia beside the whole page that they cite; `supported` claims are
 * those that the page supports in every detail.
 */
export function judgeClaims(half: Half): VerifierFigures {
  const rows = gunzipSync(readFileSync(evaluationFile('wice', 'claims.jsonl.gz')))
    .toString()
    .split('\n')
    .filter(Boolean)
    .map((line) => ClaimRow.parse(JSON.parse(line)))
    .filter(({ claim }) => halfOf(claim) === half)
  const judged = rows.map(({ label, claim, evidence }) => ({
    isSupported: label === 'supported',
    isPassed: checkStatement(claim, bestOf(claim, evidence), 'en') !== undefined,
  }))
  const supported = judged.filter(({ isSupported }) => isSupported).length
  const passed = judged.filter(({ isPassed }) => isPassed).length
  const both = judged.filter(({ isPassed, isSupported }) => isPassed && isSupported).length
  return {
    half,
    claims: judged.length,
    supported,
    passed,
    precision: passed === 0 ? 0 : both / passed,
    recall: supported === 0 ? 0 : both / supported,
    basePrecision: supported / judged.length,
  }
}

function bestOf(claim: string, evidence: readonly string[]): string[] {
  const scored = evidence.map((text, index) => {
    return { text, index, coverage: supportOf(claim, text, 'en').coverage }
  })
  return scored
    .sort((a, b) => b.coverage - a.coverage || a.index - b.index)
    .slice(0, citedMax)
    .sort((a, b) => a.index - b.index)
    .map(({ text }) => text)
}
