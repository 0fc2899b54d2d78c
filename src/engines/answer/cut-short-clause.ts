import type { Cut } from './cut.ts'
import { stepNouns } from './step-nouns.ts'

/** "X was made by a man born in what year": by which man X was made, then when he was born. English. */
export function cutShortClause(text: string): Cut | undefined {
  const [, before = '', whole = 'person', noun = 'person', told = ''] = shortClause.exec(text) ?? []
  return told === ''
    ? undefined
    : { first: `${before}which ${whole}`, rest: `that ${noun} was ${told}` }
}

const asking = '(?:what|which|whom?|when|where|how (?:many|much))'
const participle =
  '(?:best )?(?:born|based|located|headquartered|founded|formed|created|developed|produced|named|known|owned|built|led|held|written|directed|released|published)'
const shortClause = new RegExp(
  `^((?:(?!\\b${asking}\\b).)+)\\b(?:someone|(?:the|an?) ((?:[\\p{L}-]+ ){0,4}?(${stepNouns}))),? (${participle} .*\\b${asking}\\b.*)$`,
  'iu',
)
