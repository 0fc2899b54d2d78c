import { readText } from '../../src/documents/indexing/analysis-thread.ts'
import { parseJsonBody } from '../../src/http/body/parse-json-body.ts'

// Does to the heaviest of what may be sent what threads do to it: the argument names which. Its heap is bounded by
// whoever starts it.
const works: Readonly<Record<string, () => unknown>> = {
  'a list of a million items': () => read(`${'- a\n'.repeat(990_000)}ш`),
  'a table of two million cells': () =>
    read(`| a | b |\n|---|---|\n${'| a | b |\n'.repeat(900_000)}`),
  'twenty million letters of two bytes': () => read('шум и '.repeat(3_300_000)),
  'a JSON body of 32 MB': () =>
    parseJsonBody(Buffer.from(`{"text":"${'a'.repeat(31_000_000)}ш"}`), 'body'),
}

function read(text: string) {
  const outcome = readText({ text, said: {}, charactersMax: 20_000_000 })
  if (!('prepared' in outcome)) throw new Error(outcome.problem.message)
  return outcome.prepared
}

works[process.argv[2] ?? '']?.()
