import type { z } from 'zod'

/** The rule that a value breaks, as a sentence: `It must have at least 1 character.` */
export function explainIssue(issue: z.core.$ZodIssue, subject = 'It'): string {
  switch (issue.code) {
    case 'invalid_type':
      return `${subject} must be ${types.get(issue.expected) ?? `of type ${issue.expected}`}.`
    case 'too_small':
      return `${subject} must ${bound(issue.origin, smallest(issue), Number(issue.minimum))}.`
    case 'too_big':
      return `${subject} must ${bound(issue.origin, greatest(issue), Number(issue.maximum))}.`
    case 'not_multiple_of':
      return `${subject} must be a multiple of ${issue.divisor}.`
    case 'invalid_value':
      return `${subject} must be ${oneOf(issue.values)}.`
    case 'invalid_format':
      return `${subject} must be ${formats.get(issue.format) ?? `of the format ${issue.format}`}.`
    default:
      // The message of a rule of our own is a sentence without its full stop.
      return `${issue.message}.`
  }
}

const types: ReadonlyMap<string, string> = new Map([
  ['string', 'a string'],
  ['number', 'a number'],
  ['int', 'a whole number'],
  ['boolean', 'true or false'],
  ['array', 'an array'],
  ['object', 'an object'],
])

const formats: ReadonlyMap<string, string> = new Map([
  ['datetime', 'a time such as 2026-01-31T12:00:00Z'],
  ['email', 'an e-mail address such as ada@example.org'],
  ['url', 'a URL such as https://example.org/page'],
])

const countables: ReadonlyMap<string, string> = new Map([
  ['string', 'character'],
  ['array', 'item'],
])

function smallest({ inclusive }: z.core.$ZodIssueTooSmall): string {
  return inclusive ? 'at least' : 'more than'
}

function greatest({ inclusive }: z.core.$ZodIssueTooBig): string {
  return inclusive ? 'at most' : 'less than'
}

/** `have at least 1 character`, `be at most 100` */
function bound(origin: string, direction: string, limit: number): string {
  const countable = countables.get(origin)
  if (countable === undefined) return `be ${direction} ${limit}`
  return `have ${direction} ${limit} ${countable}${limit === 1 ? '' : 's'}`
}

function oneOf(values: readonly z.core.util.Primitive[]): string {
  const named = values.map(String).join(', ')
  return values.length === 1 ? named : `one of: ${named}`
}
