import { useQuery } from '@tanstack/react-query'
import { codeQuery, loadAnew } from '../parts/code-query.ts'
import { Skeleton } from '../parts/lists/empty.tsx'
import { ProblemNote } from '../parts/notes/problem-note.tsx'
import type { Route } from '../routes.tsx'

export function viewQuery({ path, load }: Route) {
  return codeQuery(path, load)
}

/** The view of a route, once its code is loaded. */
export function LoadedView({ route }: { route: Route }) {
  const { data: View, error } = useQuery(viewQuery(route))
  if (View) return <View />
  return (
    <div className="view">
      {error ? <ProblemNote error={error} retry={() => void loadAnew()} /> : <Skeleton />}
    </div>
  )
}
