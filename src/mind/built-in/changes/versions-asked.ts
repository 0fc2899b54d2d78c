import type { Changes } from '../../../language/change-words.ts'
import { wordsIn } from './named-documents.ts'

/** The versions that a question names: years, and what stands behind words such as "version". */
export function versionsAsked(text: string, { versions }: Changes): readonly string[] {
  const behind = versions.find(text).flatMap(({ end }) => {
    const [, designator = ''] = versionBehind.exec(text.slice(end, end + 24)) ?? []
    return wordsIn(designator)
  })
  const alone = wordsIn(text).filter((word) => year.test(word) || release.test(word))
  return [...new Set([...behind, ...alone])]
}

const versionBehind = /^[\s.:#°º]{0,3}(\p{N}+(?:\.\p{N}+)*|\p{Lu})(?![\p{L}\p{N}])/u
const year = /^(?:19|20)\d\d$/
const release = /^\d+\.\d+\.\d+$/
