import type { z } from 'zod'

/** The rule that a value violates, as a sentence: `It must have at least 1 character.` */
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
      if (issue.format === 'regex') return `${issue.message}.`
      return `${subject} must be ${formats.get(issue.format) ?? `of the format ${issue.format}`}.`
    case 'invalid_union':
      return `${subject} must be ${alternatives(issue)}.`
    case 'custom':
      // The message of a custom rule is a sentence without its full stop.
      return `${issue.message}.`
    default:
      return `${subject} has a part that is not allowed.`
  }
}

/** For a value that matches no alternative of a union, the issue of the nearest alternative, with its path. */
export function nearestIssue(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  if (issue.code !== 'invalid_union') return issue
  const within = issue.errors.map(([first]) => first).find((first) => first?.path.length)
  if (!within) return issue
  return nearestIssue({ ...within, path: [...issue.path, ...within.path] })
}

const types: ReadonlyMap<string, string> = new Map([
  ['string', 'a string'],
  ['number', 'a number'],
  ['int', 'a whole number'],
  ['boolean', 'true or false'],
  ['array', 'an array'],
  ['object', 'an object'],
  ['record', 'an object'],
  ['null', 'null'],
])

function alternatives({ errors }: z.core.$ZodIssueInvalidUnion): string {
  const named = errors.flatMap(([first]) =>
    first?.code === 'invalid_type' ? [types.get(first.expected) ?? first.expected] : [],
  )
  return named.length > 0 ? [...new Set(named)].join(' or ') : 'one of the forms that are described'
}

const formats: ReadonlyMap<string, string> = new Map([
  ['datetime', 'a time such as 2026-01-31T12:00:00Z'],
  ['date', 'a day such as 2026-01-31'],
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
