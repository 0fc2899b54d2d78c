import type { Citation } from '../../../../src/contract/chat/chat.ts'
import { strings } from '../../strings/strings.ts'

/** The documents that an answer cites, in the order of their first citation, with the numbers of those. */
export function SourceChips(props: { citations: readonly Citation[]; open(index: number): void }) {
  const cited = Map.groupBy(props.citations, ({ doc_id }) => doc_id)
  if (cited.size === 0) return null
  return (
    <ul className="source-chips" aria-label={strings.chat.sources}>
      {[...cited].map(([docId, [first, ...others]]) =>
        first === undefined ? null : (
          <li key={docId}>
            <button type="button" title={first.title} onClick={() => props.open(first.index)}>
              <span className="numbers">
                {[first, ...others].map(({ index }) => index).join(', ')}
              </span>{' '}
              <span className="title" dir="auto">
                {nameOf(first)}
              </span>
            </button>
          </li>
        ),
      )}
    </ul>
  )
}

/** A page of the web is known by its site, of which titles often say nothing. */
function nameOf({ url, title }: Citation): string {
  return url !== undefined && URL.canParse(url) ? new URL(url).host || title : title
}
