import { Image } from 'lucide-react'
import { Link } from 'wouter'
import { documentsPathOf } from '../documents/graph-picker.tsx'
import { strings } from '../strings/strings.ts'
import { ExportMenu } from './export-menu.tsx'

const text = strings.graphs

/** Ways to ask the documents of a graph, and to see them. */
export function ToDocuments({ graphId }: { graphId: string }) {
  return (
    <>
      <Link href={`/chat?in=${graphId}`} className="button primary">
        {text.ask}
      </Link>
      <Link href={documentsPathOf(graphId)} className="button">
        {text.documents}
      </Link>
    </>
  )
}

/** What can be done with a graph that is shown. */
export function GraphActions(props: {
  graphId: string
  asTable: boolean
  turn(asTable: boolean): void
  save(): void
}) {
  const { graphId, asTable } = props
  return (
    <>
      <ToDocuments graphId={graphId} />
      <button
        type="button"
        className="button"
        aria-pressed={asTable}
        onClick={() => props.turn(!asTable)}
      >
        {text.asTable}
      </button>
      {!asTable && (
        <button type="button" className="button" onClick={props.save}>
          <Image aria-hidden="true" /> {text.savePicture}
        </button>
      )}
      <ExportMenu graphId={graphId} />
    </>
  )
}
