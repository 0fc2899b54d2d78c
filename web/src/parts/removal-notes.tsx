import type { ReactNode } from 'react'
import { strings } from '../strings/strings.ts'
import { ProblemNote } from './problem-note.tsx'
import { keep, useRemovals } from './removals.ts'

const text = strings.common

/** Lists pending deletions, while they can be undone, and `children` below them. */
export function RemovalNotes({ children }: { children: ReactNode }) {
  const removals = useRemovals()
  return (
    <div className="removals" role="status">
      {removals.map(({ path, title, error }) =>
        error === undefined ? (
          <div key={path} className="removal">
            <p>
              {text.deleting(title)} <small>{text.deletingMeans}</small>
            </p>
            <button type="button" className="button" onClick={() => keep(path)}>
              {text.undo}
            </button>
          </div>
        ) : (
          <ProblemNote key={path} error={error}>
            <button type="button" className="button" onClick={() => keep(path)}>
              {text.close}
            </button>
          </ProblemNote>
        ),
      )}
      {children}
    </div>
  )
}
