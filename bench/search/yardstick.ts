import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { evaluationFile } from '../evaluation-set.ts'

export type YardstickFigures = {
  readonly recall2: number
  readonly recall5: number
  readonly recall8: number
  readonly allIn8: number
  readonly meanMs: number
}

const line =
  /^\s*(bm25|walk): R@2 ([\d.]+) R@5 ([\d.]+) R@8 ([\d.]+) all-in-8 ([\d.]+) · ([\d.]+) ms/gm

/** What two simple searches reach on the same set: BM25, and a walk over titles and names. */
export async function runYardstick(
  set: string,
): Promise<{ readonly bm25: YardstickFigures; readonly walk: YardstickFigures }> {
  const files = [evaluationFile(set, 'corpus.jsonl'), evaluationFile(set, 'questions.jsonl')]
  const script = evaluationFile('yardstick.mjs')
  const { stdout } = await promisify(execFile)(process.execPath, [script, set, ...files])
  const figures = new Map<string | undefined, YardstickFigures>()
  for (const [, name, ...numbers] of stdout.matchAll(line)) {
    const [recall2 = 0, recall5 = 0, recall8 = 0, allIn8 = 0, meanMs = 0] = numbers.map(Number)
    figures.set(name, { recall2, recall5, recall8, allIn8, meanMs })
  }
  const bm25 = figures.get('bm25')
  const walk = figures.get('walk')
  if (!bm25 || !walk) throw new Error(`The yardstick said something else: ${stdout}`)
  return { bm25, walk }
}
