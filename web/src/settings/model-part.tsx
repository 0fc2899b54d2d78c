import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { strings } from '../strings/strings.ts'
import { installationQuery } from './installation-query.ts'

const text = strings.settings

/** The language model that writes answers, or that there is none, and the embedding model if there is one. */
export function ModelPart() {
  const { language_model: model, embedding_model: embedding } =
    useQuery(installationQuery).data ?? {}
  const waiting = embedding?.documents_waiting ?? 0
  return (
    <>
      <Part title={text.model}>
        <p>{model ? text.modelMeans : text.noModel}</p>
        {model && <Place {...model} />}
      </Part>
      {embedding && (
        <Part title={text.embedding}>
          <p>{text.embeddingMeans}</p>
          <Place {...embedding} />
          {waiting > 0 && <p>{text.embeddingWaits(waiting)}</p>}
        </Part>
      )}
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="card settings-part" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function Place({ name, host }: { name: string; host: string }) {
  return (
    <ul className="facts">
      <li>
        <span>{name}</span>
        <small>{host}</small>
      </li>
    </ul>
  )
}
