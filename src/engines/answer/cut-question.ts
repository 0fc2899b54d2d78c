import type { Cut } from './cut.ts'
import { cutShortClause } from './cut-short-clause.ts'
import { isNationality } from './find-nationalities.ts'
import { namePattern } from './name-pattern.ts'
import { personNouns, standIn, stepNouns, thingNouns } from './step-nouns.ts'

/** Cuts the innermost question off a question that holds another; English. Neither ends in "?". */
export function cutQuestion(text: string): Cut | undefined {
  const whole = joined(text)
  return (
    cutPossessive(whole) ??
    cutRole(whole) ??
    cutPlace(whole) ??
    cutClause(whole) ??
    cutAskedClause(whole) ??
    cutShortClause(whole)
  )
}

const role = `(?:(?:[\\p{Ll}-]+ )?${stepNouns})`
const name = `(?:${standIn.source}|${namePattern})`
const noKind =
  'of|and|or|where|when|that|who|which|in|on|at|by|to|for|from|with|behind|is|are|was|were'
/** "the ferry", "film": says what a name after it names. */
const kind = `(?:(?:the )?(?:(?!(?:${noKind}) )[\\p{Ll}-]+ ){1,3}?)?`

const possessive = new RegExp(
  `^(.*?)(?<![\\p{L}\\p{N}])(${name}?)['’]s? (${role}(?: of (?:birth|death|origin|residence))?)(?=[ '’]|$)(.*)$`,
  'u',
)
const roleOf = new RegExp(`^(|.*? )[Tt]he (${role}) (?:of|for) (${kind}${name})(?= |$)(.*)$`, 'u')
const clause = new RegExp(
  `^(.+)\\b(?:the|an?) ((?:[\\p{L}-]+ ){0,2}?(${stepNouns})),? (who|that|which|whose|where|in which) (\\S+ [^,]+)$`,
  'u',
)
const placeClause = new RegExp(
  `^(.+)\\bthe (${thingNouns}) (where|in which|that) ((?:the )?${name} (?:is|was|are|were) (?:located|found|situated|born|held|based|from)),? (\\S.*)$`,
  'u',
)
const bareClause = new RegExp(
  `^(.+?)\\bthe (${thingNouns}) (${name} (?:is|was|are|were|has|had|plays|played|belongs|belonged) .+)$`,
  'u',
)
const asks =
  /^(?:what|which|how|when|who|where)\b|\b(?:what|which|whom|how (?:many|much))\b|\b(?:when|where|who)\s*$/i
const leadingPreposition = /^(?:in|on|at|of|for|from|by|to|with|under)\s+/i

/** "Where did Ada's father study": who Ada's father is, then where he studied. */
function cutPossessive(text: string): Cut | undefined {
  const [, before = '', owner = '', owned = '', after = ''] = possessive.exec(text) ?? []
  if (owner === '' || /^ ["“\p{Lu}]/u.test(after) || isWhole(before, after)) return undefined
  return {
    first: `${whoIs(owned)} ${owner}’s ${owned}`,
    rest: `${before}that ${lastWord(owned.replace(/ of .*/, ''))}${after}`,
  }
}

/** "Where did the composer of film X die": who composed it, then where that composer died. */
function cutRole(text: string): Cut | undefined {
  const [, before = '', whose = '', of = '', after = ''] = roleOf.exec(text) ?? []
  if (
    whose === '' ||
    isWhole(before, after) ||
    /^(?:the|an?)$/i.test(of) ||
    isNationality(lastWord(of))
  )
    return undefined
  return {
    first: `${whoIs(whose)} the ${whose} of ${of}`,
    rest: `${before}that ${lastWord(whose)}${after}`,
  }
}

/** "When did the country where X is located, become …": where X is, then the rest. */
function cutPlace(text: string): Cut | undefined {
  const [, before = '', noun = '', link = '', told = '', after = ''] = placeClause.exec(text) ?? []
  if (noun === '') return undefined
  return { first: `Which ${noun} is it ${link} ${told}`, rest: `${before}that ${noun} ${after}` }
}

/** "the city where X is", "the woman who played Y", "the country X is in", at the end. */
function cutClause(text: string): Cut | undefined {
  const [, before = '', whole = '', noun = '', link = '', told = ''] = clause.exec(text) ?? []
  const bare = bareClause.exec(text)
  if (link === '' || asks.test(told)) {
    if (!bare?.[1] || asks.test(bare[3] ?? '')) return undefined
    return { first: `Which ${bare[2]} is it that ${bare[3]}`, rest: `${bare[1]}that ${bare[2]}` }
  }
  if (!asks.test(before.replace(leadingPreposition, '')) || isWhole(before, '')) return undefined
  const [own, main] = withoutMainVerb(before, told)
  const first =
    link === 'who'
      ? `Who ${own}`
      : `Which ${whole} ${link === 'that' || link === 'which' ? own : `is it ${link} ${own}`}`
  return { first, rest: `${before}that ${noun}${main}` }
}

const verbBefore = '\\b(?:is|are|was|were|do|does|did)\\b'
const parted = new RegExp(
  `^(.*${verbBefore}.* the ${thingNouns})( (?!(?:in|where|that|which|who|whose) )\\p{Ll}+)( (?:where|that|which|in which) .+)$`,
  'u',
)

/** "does the town have where X died" as "does the town where X died have". */
function joined(text: string): string {
  const [, before, verb = '', clause = ''] = parted.exec(text) ?? []
  return before === undefined || /^ (?:is|are|was|were)$/.test(verb) ? text : before + clause + verb
}

/** "Where did the man who ran the yard study": the last verb belongs to what is asked. */
function withoutMainVerb(before: string, told: string): readonly [string, string] {
  const verb = doesBefore.test(before)
    ? lastWords
    : isBefore.test(before)
      ? lastParticiple
      : undefined
  const found = verb?.exec(told)
  return found ? [told.slice(0, found.index), found[0]] : [told, '']
}

const doesBefore = /\b(?:do|does|did)\b/i
const isBefore = /\b(?:is|are|was|were) $/i
const lastWords = / \p{Ll}+(?: (?:at|in|for|from|of|on|to|with))?$/u
const lastParticiple = / (?:\p{Ll}+ed|born|held|built|found|known)$/u

/** "X is in a country that has how many people": which country X is in, then how many it has. */
function cutAskedClause(text: string): Cut | undefined {
  const [, before = '', whole = '', noun = '', link = '', told = ''] = clause.exec(text) ?? []
  if (!/^(?:who|that|which)$/.test(link) || !asks.test(told) || asks.test(before)) return undefined
  return { first: `${before}which ${whole}`, rest: `that ${noun} ${told}` }
}

function whoIs(noun: string): string {
  return endsInPerson.test(noun) ? 'Who is' : 'What is'
}

const endsInPerson = new RegExp(`\\b${personNouns}$`)

function lastWord(name: string): string {
  return name.split(' ').at(-1) ?? name
}

/** Whether nothing is asked but who that is. */
function isWhole(before: string, after: string): boolean {
  return after.trim() === '' && /^(?:who|what|which) (?:is|was|are|were) $/i.test(before)
}
