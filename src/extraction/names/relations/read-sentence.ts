import type { Range } from '../../../language/words/words.ts'
import type { Mention, Relation } from '../../chunk-features.ts'
import type { Token } from '../../terms/tokens.ts'
import { restOfClause } from './closing-verb.ts'
import { Doubts } from './doubts.ts'
import { endOf, type Gap, gapIn, type Text } from './gap.ts'
import { arePrepositions, isCopula, isEnumeration } from './gap-kinds.ts'
import { type Grammar, grammarOf } from './grammar.ts'
import { phraseOf } from './predicate.ts'
import { isRoleOf, kinIn, opensWithPronoun, roleBefore } from './roles.ts'
import { type Said, saidByRole, saidByVerb, saidWithVerb } from './said.ts'

export type MentionOf = { readonly entity: number; readonly mention: Mention }
export type NamedSentence = {
  readonly sentence: number
  readonly start: number
  readonly end: number
  /** In order, none within another. */
  readonly mentions: readonly MentionOf[]
  /** The entity that a pronoun stands for; -1 if it stands for none. */
  readonly pronoun: number
}

/** Most names that are subjects of one clause. */
const subjectsMax = 8

/** Reads the relations that one sentence states, name after name. */
export class SentenceReader {
  readonly #text: Text
  readonly #named: NamedSentence
  readonly #grammar: Grammar
  readonly #found: Relation[] = []
  /** The names that the clause is about. */
  #subjects: readonly number[] = []
  /** What stands before the first name as in "The CEO of", while only that name has been read. */
  #role: string | undefined
  /** Names after them with commas, which may be others ("Oslo, Norway, was …") unless the last of them has "and". */
  #listing: readonly number[] = []
  #said: Said | undefined
  /** The number of relations that it is. */
  #added = 0
  readonly #doubts = new Doubts()

  constructor(text: Text, named: NamedSentence) {
    this.#text = text
    this.#named = named
    this.#grammar = grammarOf(text.language)
  }

  relations(): readonly Relation[] {
    const { start, end, mentions } = this.#named
    if (mentions.length === 1 && !this.#isOfPronoun()) return []
    if (asks(this.#text.text, { start, end })) return []
    let from = start
    for (const [index, { entity, mention }] of mentions.entries()) {
      const gap = gapIn(this.#text, { start: from, end: mention.start })
      const previous = mentions[index - 1]
      this.#doubts.note(gap, previous === undefined)
      const said =
        previous === undefined
          ? this.#saidOfFirst(gap, { entity, mention })
          : this.#saidOf(gap, previous, { entity, mention })
      this.#said = this.#doubts.exist ? undefined : said
      this.#add(entity)
      from = mention.end
    }
    return this.#found
  }

  /** Whether its first name may be said of a pronoun; a sentence with one name states nothing else. */
  #isOfPronoun(): boolean {
    const { start, mentions, pronoun } = this.#named
    const end = mentions[0]?.mention.start ?? start
    return pronoun >= 0 && opensWithPronoun(gapIn(this.#text, { start, end }).words)
  }

  #add(entity: number): void {
    const { sentence } = this.#named
    const { subjects = [], predicate = '', isInverse = false } = this.#said ?? {}
    const others = subjects.filter((other) => other >= 0 && other !== entity)
    for (const other of others) {
      const [subject, object] = isInverse ? [entity, other] : [other, entity]
      this.#found.push({ subject, predicate, object, sentence })
    }
    this.#added = others.length
  }

  /** What stands before the first name: its role, or what is said by a pronoun. */
  #saidOfFirst(gap: Gap, { entity, mention }: MentionOf): Said | undefined {
    const [first] = gap.words
    if (first && opensWithPronoun(gap.words)) {
      const clause = this.#afterJoint(endOf(gap, first.end))
      const said = this.#verbal(clause, mention, [this.#named.pronoun], true)
      this.#subjects = [this.#named.pronoun]
      return said?.isBareCopula ? undefined : said
    }
    this.#role = this.#phrase(roleBefore(gap, this.#grammar))
    if (this.#isSubject(gap)) this.#subjects = [entity]
    return undefined
  }

  /** Whether the first name of a sentence is its subject, as its clause has no verb and no preposition before it. */
  #isSubject(opening: Gap): boolean {
    const clause = endOf(opening, opening.start + opening.written.lastIndexOf(',') + 1)
    return !clause.words.some(({ word: { role } }) => role.isRelating || role.isPossessive)
  }

  /** What the gap before a name says of it and the names before it. */
  #saidOf(gap: Gap, previous: MentionOf, { entity, mention }: MentionOf): Said | undefined {
    const role = this.#role
    this.#role = undefined
    if (isEnumeration(gap)) return this.#listed(gap, previous, entity, role)
    if (role !== undefined && isCopula(gap, this.#grammar.hasCasesOnly))
      return this.#bears(role, previous, entity)
    this.#listing = []
    const kin = kinIn(gap, this.#subjects.includes(previous.entity))
    if (kin.length > 0) return { subjects: [previous.entity], predicate: phraseOf(this.#text, kin) }
    const defined = this.#definitionAfter(gap, previous)
    if (defined !== undefined) return this.#verbal(defined, mention, [previous.entity])
    const bracket = gap.written.search(/[)）]/)
    if (bracket > gap.written.lastIndexOf(',') && !/[(（]/.test(gap.written))
      return this.#afterBracket(gap, bracket, previous, mention)
    return this.#inClause(gap, previous, mention)
  }

  /** A name that is listed after another shares what is said of that. */
  #listed({ words }: Gap, previous: MentionOf, entity: number, role?: string): Said | undefined {
    const isJoined = words.length > 0
    if (role !== undefined && !isJoined && !this.#listGoesOn())
      return this.#bears(role, previous, entity)
    if (this.#said !== undefined) return this.#said
    if (this.#subjects.at(-1) !== previous.entity && this.#listing.at(-1) !== previous.entity)
      return undefined
    if (this.#listing.length === subjectsMax) return undefined
    this.#listing = [...this.#listing, entity]
    if (isJoined) this.#subjects = [...this.#subjects, ...this.#listing]
    return undefined
  }

  /** Whether the third name is listed after the second, so that the second is none of a role: "The band of A, B and C". */
  #listGoesOn(): boolean {
    const [, second, third] = this.#named.mentions
    if (!second || !third) return false
    const between = { start: second.mention.end, end: third.mention.start }
    return isEnumeration(gapIn(this.#text, between))
  }

  /** "The CEO of Acme is Ada": Ada has the role. */
  #bears(role: string, { entity }: MentionOf, bearer: number): Said {
    this.#subjects = [bearer]
    return { subjects: [entity], predicate: role, isInverse: true }
  }

  /** After "(…)", what is said of the name before the bracket. */
  #afterBracket(
    gap: Gap,
    bracket: number,
    previous: MentionOf,
    mention: Mention,
  ): Said | undefined {
    const open = this.#text.text.lastIndexOf('(', previous.mention.start)
    const before = this.#named.mentions.findLast(({ mention }) => mention.end <= open)
    if (before === undefined) return undefined
    return this.#verbal(endOf(gap, gap.start + bracket + 1), mention, [before.entity])
  }

  #inClause(gap: Gap, previous: MentionOf, mention: Mention): Said | undefined {
    const bracket = gap.written.search(/[)）]/)
    const comma = gap.written.indexOf(',', bracket) < 0 ? -1 : gap.written.lastIndexOf(',')
    const whole = endOf(gap, gap.start + Math.max(bracket, comma) + 1)
    const clause = this.#afterJoint(whole)
    const [first] = clause.words
    if (first === undefined) return undefined
    const { role } = first.word
    if (role.isCoordinator) return this.#joined(clause, mention)
    if (clause !== whole) return this.#verbal(clause, mention, this.#aboutWhom())
    const isDirect = comma >= 0 && gap.written.slice(0, comma).trim() === ''
    const own = [previous.entity]
    if (role.isRelative && (isDirect || comma < 0)) return this.#verbal(clause, mention, own, true)
    if (comma < 0) return this.#goingOn(clause, previous, mention)
    if (isDirect && isRoleOf(clause.words, this.#grammar))
      return saidByRole(this.#text, this.#grammar, clause, own)
    if (arePrepositions(clause.words)) return undefined
    const isAfterApposition = isDirect && this.#said?.isApposition === true
    const subjects = role.isArticle ? own : this.#subjects
    return this.#verbal(clause, mention, subjects, isAfterApposition)
  }

  /** Of "written and directed by" the last part, before which a name may stand; so of "sold in 2021 and replaced the". */
  #afterJoint(clause: Gap): Gap {
    const at = clause.words.findLastIndex(({ word }) => word.role.isCoordinator)
    const joined = clause.words[at + 1]
    if (at < 1 || joined === undefined) return clause
    const isClause = clause.words.slice(at + 1).some(({ word }) => word.role.isRelating)
    const isAfterNumber = clause.words[at - 1]?.word.isNumber === true
    return isClause || isAfterNumber ? endOf(clause, joined.start) : clause
  }

  /** The names that a clause is about that goes on. */
  #aboutWhom(): readonly number[] {
    return this.#subjects.length > 0 ? this.#subjects : (this.#said?.subjects ?? [])
  }

  /** What follows "and": another verb of the subjects, or another preposition of the last one. */
  #joined(clause: Gap, mention: Mention): Said | undefined {
    const [, second] = clause.words
    if (second === undefined) return undefined
    if (second.word.role.isArticle || second.word.role.isPossessive) return undefined
    const after = endOf(clause, second.start)
    if (!arePrepositions(after.words)) return this.#verbal(clause, mention, this.#subjects)
    return this.#said && saidWithVerb(this.#text, after, this.#said)
  }

  /** What a gap without a comma says: of the name before it, or of what that name is the object of. */
  #goingOn(clause: Gap, previous: MentionOf, mention: Mention): Said | undefined {
    const said = this.#said
    const isSubject = this.#subjects.includes(previous.entity)
    const own = isSubject ? this.#subjects : [previous.entity]
    const [first, last] = [clause.words[0]?.word.role, clause.words.at(-1)?.word.role]
    if (first?.isGenitive) return this.#verbal(clause, mention, own)
    if (said === undefined || said.isInverse) {
      const mayFollow = isSubject || this.#isSecond(mention)
      const isNoun = first?.isPreposition && !arePrepositions(clause.words)
      if (isNoun && !mayFollow) return undefined
      return this.#verbal(clause, mention, own, mayFollow)
    }
    if (first?.isPreposition) return saidWithVerb(this.#text, clause, said)
    const { isDirect = false } = said
    if (!first?.isAuxiliary && last?.isGenitive)
      return isDirect ? undefined : this.#verbal(clause, mention, own)
    if (!first?.isAuxiliary && last?.isPreposition && said.verb)
      return this.#verbal(clause, mention, said.subjects)
    if (isDirect) this.#found.length -= this.#added
    return this.#verbal(clause, mention, own, true)
  }

  #isSecond(mention: Mention): boolean {
    return this.#named.mentions[1]?.mention === mention
  }

  /** What a clause with these words says of the subjects. */
  #verbal(
    clause: Gap,
    { end }: Mention,
    subjects: readonly number[],
    followsSubject = false,
  ): Said | undefined {
    const rest = this.#grammar.putsVerbsLast ? restOfClause(this.#text, end, this.#named.end) : []
    const said = saidByVerb(this.#text, clause, { rest, subjects, followsSubject })
    if (said?.verb !== undefined && this.#subjects.length === 0) this.#subjects = subjects
    return said
  }

  /** What follows the name that opens an item, and the mark behind it: "Pike: a parser by Ada". */
  #definitionAfter(gap: Gap, { mention }: MentionOf): Gap | undefined {
    const isFirst = this.#named.mentions[0]?.mention === mention
    const mark = isFirst ? /^[*_`"”»]{0,4}\s?[:：–—][*_]{0,3}\s/.exec(gap.written) : null
    const opening = this.#text.text.slice(this.#named.start, mention.start)
    if (!mark || /\p{L}/u.test(opening)) return undefined
    return endOf(gap, gap.start + Math.max(mark[0].length, gap.written.lastIndexOf(',') + 1))
  }

  #phrase(words: readonly Token[]): string | undefined {
    return words.length > 0 ? phraseOf(this.#text, words) : undefined
  }
}

/** Whether a sentence ends with a question mark, which a quotation mark may follow. */
function asks(text: string, { start, end }: Range): boolean {
  return isQuestionMark(text[end - 1]) || (end - 2 >= start && isQuestionMark(text[end - 2]))
}

function isQuestionMark(character: string | undefined): boolean {
  return character === '?' || character === '？'
}
