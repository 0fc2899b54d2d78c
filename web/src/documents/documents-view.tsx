import './documents.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { ProblemNote } from '../parts/notes/problem-note.tsx'
import { useAction } from '../parts/use-action.ts'
import { View } from '../parts/view.tsx'
import { installationQuery } from '../settings/installation-query.ts'
import { strings } from '../strings/strings.ts'
import { DocumentList } from './document-list.tsx'
import { GraphPicker } from './graph-picker.tsx'
import { addSampleLibrary } from './sample-library.ts'
import { SiteList } from './sites/site-list.tsx'
import { useSites } from './sites/use-sites.ts'
import { DropZone } from './uploads/drop-zone.tsx'
import { useUploads } from './uploads/use-uploads.ts'

const text = strings.documents

/** The documents, and how to add more; those of one graph with `?graph=`. */
export function DocumentsView() {
  const graphId = useSearchParams()[0].get('graph') ?? undefined
  const {
    upload_bytes_max: bytesMax,
    language_model: model,
    embedding_model: embedding,
  } = useQuery(installationQuery).data ?? {}
  const lead = [
    text.lead,
    model && text.leadWithModel(model.name, model.host),
    embedding && text.leadWithEmbedding(embedding.name, embedding.host),
    !model && !embedding && text.leadAlone,
  ]
    .filter(Boolean)
    .join(' ')
  const uploads = useUploads(graphId, bytesMax)
  const { add: addSite, ...sites } = useSites(graphId)
  return (
    <View title={text.title} lead={lead} actions={<GraphPicker chosen={graphId} />}>
      <DropZone {...uploads} bytesMax={bytesMax} addSite={addSite} />
      <SiteList {...sites} />
      <DocumentList
        key={graphId}
        graphId={graphId}
        none={
          graphId === undefined && (
            <>
              <p>{text.noneMeans}</p>
              <AddSamples />
            </>
          )
        }
      />
    </View>
  )
}

function AddSamples() {
  const queries = useQueryClient()
  const adding = useAction({
    mutationFn: addSampleLibrary,
    onSettled: () => queries.invalidateQueries(),
  })
  return (
    <>
      <button
        type="button"
        className="button"
        aria-disabled={adding.isPending}
        onClick={() => adding.mutate()}
      >
        {text.addSamples}
      </button>
      {adding.error && <ProblemNote error={adding.error} />}
    </>
  )
}
