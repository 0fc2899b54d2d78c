import { parseArgs } from 'node:util'
import { startLocalWeb } from '../../tests/support/web/local-web.ts'
import { haveEvaluationData } from '../evaluation-set.ts'
import { readEvaluationPages } from './evaluation-pages.ts'

const { values } = parseArgs({ options: { delay: { type: 'string', default: '0' } } })

/**
 * Serves the evaluation pages until it is ended, and prints the settings with which a service finds them, one JSON
 * object on a line.
 */
if (haveEvaluationData()) {
  const web = await startLocalWeb(readEvaluationPages(), { delayMs: Number(values.delay) })
  process.stdout.write(`${JSON.stringify(web.env)}\n`)
}
