import type { NameClues } from '../../../language/name-clues.ts'
import type { KnownName, NameKind } from './known-name.ts'

/** A name as it was found, and how often. */
export type Named = {
  readonly written: string
  kind: NameKind
  times: number
  isSure: boolean
  readonly lastNameLength?: number
}

/** The names, and the other forms that texts may have of them: last names, given names, names without a legal form. */
export function formsOf(names: readonly Named[], clues: NameClues): KnownName[] {
  const known = new Map<string, KnownName>(
    names.map(({ written, kind }) => [written, { written, kind }]),
  )
  const bearers = new Map<string, string | undefined>()
  const byForm = (form: string, fuller: string) =>
    bearers.set(form, bearers.has(form) && bearers.get(form) !== fuller ? undefined : fuller)
  for (const name of names) for (const form of personForms(name, clues)) byForm(form, name.written)
  for (const [form, fuller] of bearers)
    if (fuller !== undefined && fuller !== form)
      known.set(form, {
        written: form,
        kind: 'person',
        fuller: { written: fuller, by: 'last-name' },
      })
  for (const { written, kind } of names) {
    const base = kind === 'institution' ? withoutLegalForm(written, clues) : written
    if (base === written || base.length < 2) continue
    known.set(base, { written: base, kind })
    known.set(written, { written, kind, fuller: { written: base, by: 'word-form' } })
  }
  for (const { written, kind } of names) {
    const bare = kind === 'place' ? withoutPlaceEnding(written, clues) : written
    if (bare === written || known.get(bare)?.fuller !== undefined) continue
    known.set(bare, { written: bare, kind, fuller: { written, by: 'word-form' } })
  }
  return [...known.values()]
}

/** What a person may be called besides the full name. */
function personForms({ written, kind, lastNameLength }: Named, clues: NameClues): string[] {
  if (kind !== 'person') return []
  const parts = written.split(/[·・•‧＝]/)
  const last = parts.at(-1) ?? ''
  if (parts.length > 1) return last.length > 1 ? [last] : []
  if (lastNameLength === undefined || written.length <= lastNameLength) return []
  const [lastName, given] = [written.slice(0, lastNameLength), written.slice(lastNameLength)]
  if (!clues.hasParticles || !clues.isUnspaced) return []
  return [lastName, given].filter(({ length }) => length > 1)
}

/** The name without forms such as "集团股份有限公司", of which at least two characters remain. */
function withoutLegalForm(written: string, clues: NameClues): string {
  for (const form of clues.legalForms) {
    if (written.length < form.length + 2) continue
    if (written.endsWith(form))
      return withoutLegalForm(written.slice(0, -form.length).trim(), clues)
    if (written.startsWith(form)) return withoutLegalForm(written.slice(form.length).trim(), clues)
  }
  return written
}

function withoutPlaceEnding(written: string, { placeEndings, weakEndings }: NameClues): string {
  const ending = written.slice(-1)
  const isShort = written.length < 3 || weakEndings.has(ending) || !placeEndings.has(ending)
  return isShort ? written : written.slice(0, -1)
}
