import { jaccard } from '../../base/ranking/jaccard.ts'
import { termSet } from '../../extraction/terms/term-set.ts'
import { languageOf } from '../../language/languages.ts'
import type { ResearchPlan } from '../research-mind.ts'
import { listedTitles } from './facet-title.ts'
import type { Verified, VerifiedSection } from './verify-draft.ts'

/**
 * Joins each section of a single statement to the section whose statements share most terms with it: a heading above
 * one quotation promises more than it has. Two such sections that join each other are titled neutrally, as the title of
 * one would not fit the other. A report keeps at least one section, and each section of a facet that its author listed,
 * as it is.
 */
export function foldSections(
  sections: readonly VerifiedSection[],
  plan: Pick<ResearchPlan, 'language' | 'facets' | 'isListed'>,
): VerifiedSection[] {
  const { language } = plan
  const { details } = languageOf(language).report
  const listed = listedTitles(plan)
  let left = [...sections]
  for (;;) {
    const thin = left.findLast(
      ({ title, statements }) => statements.length < 2 && !listed.has(title),
    )
    const others = left.filter((section) => section !== thin)
    const open = others.filter(({ title }) => !listed.has(title))
    const host = thin && likest(open, thin, language)
    if (thin === undefined || host === undefined) return left
    const title = host.statements.length < 2 ? details : host.title
    const joined = { title, statements: joinedByPage(host.statements, thin.statements) }
    const untitled = others.filter((section) => section !== host && section.title === title)
    const statements = untitled.reduce<readonly Verified[]>(
      (all, section) => joinedByPage(section.statements, all),
      joined.statements,
    )
    left = others.flatMap((section) => {
      if (untitled.includes(section)) return []
      return section === host ? [{ title, statements }] : [section]
    })
  }
}

/** The section most of whose terms, on average over its statements, are those of a thin one. */
function likest(
  sections: readonly VerifiedSection[],
  thin: VerifiedSection,
  language: string,
): VerifiedSection | undefined {
  const termsOf = ({ text }: Verified) => termSet(text, language)
  const own = new Set(thin.statements.flatMap((statement) => [...termsOf(statement)]))
  const likeness = ({ statements }: VerifiedSection) =>
    statements.reduce((sum, statement) => sum + jaccard(termsOf(statement), own), 0) /
    Math.max(1, statements.length)
  return sections.toSorted((a, b) => likeness(b) - likeness(a))[0]
}

/** Puts statements behind the last one of the same source, so that a paragraph stays one, or else at the end. */
function joinedByPage(statements: readonly Verified[], added: readonly Verified[]): Verified[] {
  const all = [...statements]
  for (const statement of added) {
    const source = statement.evidence[0]?.source
    const last = all.findLastIndex(({ evidence }) => evidence[0]?.source === source)
    all.splice(last < 0 ? all.length : last + 1, 0, statement)
  }
  return all
}
