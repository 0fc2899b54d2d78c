import type { Community } from '../../../src/contract/graphs/graph-communities.ts'
import { formatNumber } from '../parts/format.ts'
import { strings } from '../strings/strings.ts'

const text = strings.graphs

/** The communities of a graph, each with its size and a sentence about it. */
export function CommunityList(props: {
  communities: readonly Community[]
  choose(communityId: string): void
}) {
  if (props.communities.length === 0) return null
  return (
    <section className="card communities" aria-label={text.communities}>
      <h2>{text.communities}</h2>
      <ul>
        {props.communities.map(({ community_id, title, nodes, summary }) => (
          <li key={community_id}>
            <button type="button" className="link" onClick={() => props.choose(community_id)}>
              {title}
            </button>{' '}
            <span className="count">{text.nodesOf(formatNumber(nodes))}</span>
            <p>{summary[0]?.sentence}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
