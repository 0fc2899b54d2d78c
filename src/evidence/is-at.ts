import { fold } from '../language/words/fold.ts'
import type { Passage } from './passage.ts'

/** Whether a passage is of the document to which the path of a link leads: by its file name, or by its address. */
export function isAt({ externalId, url, title, metadata }: Passage, path: string): boolean {
  const name = fileName(path)
  if (name === '') return false
  const names = [externalId, url, title].map((one) => fileName(one ?? ''))
  return names.includes(name) || metadata?.toLowerCase().includes(JSON.stringify(name)) === true
}

function fileName(path: string): string {
  const [alone = ''] = path.split(/[?#]/, 1)
  return alone.split('/').at(-1)?.toLowerCase() ?? ''
}

/** Whether a passage is of a document with this title. */
export function isCalled({ title }: Passage, name: string): boolean {
  return fold(title).trim() === fold(name).trim()
}
