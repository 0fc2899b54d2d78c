import { contractLimits } from '../../../../contract/limits.ts'
import type { TextBudget } from '../../../../extraction/blocks/text-budget.ts'
import type { DocumentContent } from '../../parsed-document.ts'
import { isApi } from '../api/write-api.ts'
import { parseValues } from '../json/parse-json.ts'
import { cleanText } from '../parse-text.ts'
import { readYaml } from './read-yaml.ts'

/** Parses the description of an API in YAML; `undefined` for any other text, and for one with too many values. */
export function parseYamlApi(yaml: string, budget: TextBudget): DocumentContent | undefined {
  if (!/^(?:openapi|swagger)["']?:\s/m.test(yaml.slice(0, headLength))) return undefined
  // No more values than these marks: of each the reader keeps much more than a value needs.
  const marks = yaml.match(/[\n,[{]/g)?.length ?? 0
  if (marks > contractLimits.documentValues) return undefined
  const value = readYaml(cleanText(yaml))
  if (!isApi(value)) return undefined
  budget.addValues(marks)
  return parseValues(value, budget)
}

/** In how much of a text the key that tells the version of OpenAPI must stand. */
const headLength = 4096
