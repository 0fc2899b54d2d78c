import { useQuery } from '@tanstack/react-query'
import { strings } from '../strings/strings.ts'
import { installationQuery } from './installation-query.ts'

const text = strings.settings

/** The language model that writes answers, or that there is none. */
export function ModelPart() {
  const { data } = useQuery(installationQuery)
  const model = data?.language_model
  return (
    <section className="card settings-part" aria-label={text.model}>
      <h2>{text.model}</h2>
      {model ? (
        <>
          <p>{text.modelMeans}</p>
          <ul className="facts">
            <li>
              <span>{model.name}</span>
              <small>{model.host}</small>
            </li>
          </ul>
        </>
      ) : (
        <p>{text.noModel}</p>
      )}
    </section>
  )
}
