import type { Range } from '../../../language/words/words.ts'
import type { NameKind } from './known-name.ts'

/** What may be a name, where it stands. */
export type Candidate = Range & {
  readonly kind: NameKind
  /** Whether it is one even if the document has it only once. */
  readonly isSure: boolean
  /** For a person, how long the last name is that it begins with. */
  readonly lastNameLength?: number
}
