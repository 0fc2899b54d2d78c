import { Plus, X } from 'lucide-react'
import { contractLimits } from '../../../src/contract/limits.ts'
import { strings } from '../strings/strings.ts'

const text = strings.research

/** The first questions to search, which can be changed, removed and added to. */
export function PlanFields(props: {
  questions: readonly string[]
  change(questions: readonly string[]): void
}) {
  const { questions, change } = props
  return (
    <fieldset className="plan">
      <legend className="label">{text.planned}</legend>
      <p className="price">{text.planMeans}</p>
      <ol>
        {questions.map((question, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a question is known by its place alone while it is typed.
          <li key={place}>
            <input
              aria-label={text.question(place + 1)}
              maxLength={contractLimits.topicCharacters}
              value={question}
              onChange={(event) => change(questions.with(place, event.target.value))}
            />
            <button
              type="button"
              className="button plain"
              aria-label={text.removeQuestion(place + 1)}
              onClick={() => change(questions.toSpliced(place, 1))}
            >
              <X aria-hidden="true" />
            </button>
          </li>
        ))}
      </ol>
      {questions.length < contractLimits.researchQuestions && (
        <button type="button" className="button small" onClick={() => change([...questions, ''])}>
          <Plus aria-hidden="true" /> {text.addQuestion}
        </button>
      )}
    </fieldset>
  )
}
