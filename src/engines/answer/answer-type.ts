import { soughtByNoun } from './asked-nouns.ts'
import { foreignAnswerType } from './foreign-question-words.ts'
import type { AnswerType, QuestionKind, Sought } from './question-kind.ts'

/** What kind of answer a question asks for, told by its question word and the noun after it. */
export function answerType(question: string): AnswerType {
  const text = question.trim().replace(/^(?:and|but|so|then|also)[\s,]+/i, '')
  if (/^(?:list|name (?:all|every|the)|enumerate)\b/i.test(text)) return anything('list')
  const isChoice = /\bor\b/i.test(text)
  if (yesNo.test(text) && !isChoice) return anything('yes-no')
  const asked = byQuestionWord(text)
  const compares = isChoice ? chooses.test(text) : betweenTwo.test(text)
  return compares ? { ...asked, kind: 'comparison' } : asked
}

const auxiliary =
  'is|are|was|were|do|does|did|has|have|had|can|could|will|would|should|may|might|must'
const yesNo = new RegExp(`^(?:${auxiliary})\\s`, 'i')
const chooses = new RegExp(`^(?:which|who|what|where|when|${auxiliary})\\b`, 'i')
const betweenTwo = /^(?:between|out of)\b.*\bwh(?:o|ich)\b|\bwh(?:o|ich)\b.*\bout of\b.* and /i
const definition =
  /^what(?:'s|’s| is| are) (?:an? )?(?!(?:the|his|her|their|its)\b)[\p{L}-]+(?: [\p{L}-]+)?\s*\??$/iu

function byQuestionWord(text: string): AnswerType {
  const asked = questionWord(text)
  if (asked === undefined) return foreignAnswerType(text) ?? anything('other')
  switch (asked.word) {
    case 'who':
    case 'whom':
    case 'whose':
      return { kind: 'who', sought: 'person' }
    case 'when':
      return { kind: 'when', sought: 'date' }
    case 'where':
      return { kind: 'where', sought: 'place' }
    case 'why':
      return anything('why')
    case 'how':
      return isMeasure.test(asked.after) ? { kind: 'how-many', sought: 'number' } : anything('how')
    default:
      return definition.test(text) ? anything('definition') : byNoun(asked.after)
  }
}

const isMeasure = /^\s*(?:many|much|old|tall|high|far|large|big|long|wide|deep|heavy|fast|often)\b/i

/** "What county …", "Which of the … kings", "what is the …"; the last noun: a "film director" directs. */
function byNoun(after: string): AnswerType {
  const phrase = after
    .slice(0, 120)
    .toLowerCase()
    .replace(/^\s*(?:(?:is|was|are|were|other|the|of|an?|kind|type|sort)\s+)+/, '')
  let found: AnswerType | undefined
  for (const noun of phrase
    .split(/[^\p{L}-]+/u)
    .filter(Boolean)
    .slice(0, 5)) {
    if (endsNounPhrase.test(noun)) break
    const sought = soughtByNoun(noun)
    if (sought) found = { kind: kindOf[sought] ?? 'other', sought, noun }
  }
  return found ?? anything('other')
}

const endsNounPhrase = new RegExp(
  `^(?:of|in|on|at|to|for|from|by|with|that|who|which|the|an?|named|called|${auxiliary})$`,
)
const kindOf: Partial<Record<Sought, QuestionKind>> = {
  date: 'when',
  place: 'where',
  number: 'how-many',
  person: 'who',
}

/**
 * The word that asks and what follows it: at the start if one stands there ("when" and "where" only
 * before a verb: "When the king died, who …"), else "what", "which" or "how many" further on.
 */
function questionWord(text: string): { word: string; after: string } | undefined {
  const all = [...text.matchAll(within)]
  const found =
    atStart.exec(text) ?? all.find(([word]) => /^(?:what|how)/i.test(word)) ?? all.at(-1)
  if (found?.[1] === undefined) return undefined
  return { word: found[1].toLowerCase(), after: text.slice(found.index + found[0].length) }
}

const atStart = new RegExp(
  `^(?:(?:in|on|at|of|for|from|by|to|with|under|during|about|since|until|after)\\s+)?(who|whom|whose|(?:when|where)(?=\\s+(?:${auxiliary}|in|on|exactly)\\b)|why|how|what|which)\\b`,
  'i',
)
const within = /\b(what|which|how(?= (?:many|much|old|long|far))|who|whom|whose|when|where|why)\b/gi

function anything(kind: QuestionKind): AnswerType {
  return { kind, sought: 'anything' }
}
