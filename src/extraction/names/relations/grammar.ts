import { Memo } from '../../../base/cache/memo.ts'
import { languageOf } from '../../../language/languages.ts'

/** What tells relations in a language besides the roles of its words. */
export type Grammar = {
  /** Whether endings alone say whose a thing is, and nouns have no articles. */
  readonly hasCasesOnly: boolean
  readonly putsVerbsLast: boolean
}

/** The grammar of a language, cached. */
export function grammarOf(language: string): Grammar {
  return known.get(language)
}

const known = new Memo(64, (code): Grammar => {
  const { articles, genitives, isUnspaced, putsVerbsLast } = languageOf(code)
  const hasCasesOnly = [...articles.all, ...genitives.all].length === 0 && !isUnspaced
  return { hasCasesOnly, putsVerbsLast }
})
