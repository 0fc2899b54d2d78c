import type { Question } from './analyse-question.ts'

/** The questions to ask of one side of a comparison, such as "When was A born?". */
export function sideSteps(question: Question, side: string): readonly string[] {
  const role = roles.exec(question.text)?.[1]?.toLowerCase()
  if (role === undefined) return [measure(question, side)]
  return [`Who is the ${role} of ${side}?`, measure(question, `that ${role}`)]
}

const roles =
  /\b(?:the|whose|both|their|and) (director|composer|performer|author|writer|producer|singer|founder|creator)s?\b/i

function measure(question: Question, of: string): string {
  const { text } = question
  if (/\blived? longer\b/i.test(text)) return `When was ${of} born and when did ${of} die?`
  if (/\bsame (?:place|city|town|county|state|neighbou?rhood)\b/i.test(text))
    return /\bborn\b/i.test(text) ? `Where was ${of} born?` : `Where is ${of} located?`
  if (/\bnationalit|\bcountry\b/i.test(text)) return `What nationality is ${of}?`
  if (question.kind === 'yes-no') return withOneSide(question, of)
  if (/\b(?:die|died|death)\b/i.test(text)) return `When did ${of} die?`
  if (/\b(?:older|younger|oldest|youngest|born)\b/i.test(text)) return `When was ${of} born?`
  if (/\b(?:founded|established|formed|opened|built)\b/i.test(text)) return `When was ${of} formed?`
  if (/\b(?:came out|releas|premier|publish|produced|first|earlier|later)/i.test(text))
    return `When was ${of} released?`
  const sized = /\b(long|short|tall|high|low|deep)(?:er|est)\b/i.exec(text)?.[1]?.toLowerCase()
  if (sized !== undefined) return `How ${opposite[sized] ?? sized} is ${of}?`
  const counted = /\b(?:more|most|fewer|fewest) (\p{Ll}+)(?=[,:?]|\s*$)/u.exec(text)?.[1]
  if (counted !== undefined) return `How many ${counted} does ${of} have?`
  if (/\b(?:population|populous)\b/i.test(text)) return `What is the population of ${of}?`
  return withOneSide(question, of)
}

const opposite: Readonly<Record<string, string>> = { short: 'long', low: 'high' }

/** "Which band, A or B, had more members?" asked of A alone: "Which band, A, had more members?" */
function withOneSide({ text, alternatives }: Question, of: string): string {
  const [left = '', right = ''] = alternatives
  const start = text.indexOf(left)
  const end = text.lastIndexOf(right) + right.length
  return start < 0 || end < start ? `What is ${of}?` : text.slice(0, start) + of + text.slice(end)
}
