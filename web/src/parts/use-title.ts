import { useEffect } from 'react'

/** Names the view in the tab of the browser. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Skein`
  }, [title])
}
