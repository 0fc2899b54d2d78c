import type { WrittenBy as Writer } from '../../../../src/contract/chat/written-by.ts'
import { strings } from '../../strings/strings.ts'

const text = strings.common

/** Who wrote an answer or report, where a language model could have. */
export function WrittenBy({ name, refused_sentences, fallback }: Writer) {
  const refused = refused_sentences > 0 ? ` ${text.refusedSentences(refused_sentences)}` : ''
  return (
    <p className="written-by">
      {name === 'built-in'
        ? `${text.onlyQuoted} ${fallback ?? ''}`
        : `${text.writtenBy(name)}${refused} ${fallback ?? ''}`}
    </p>
  )
}
