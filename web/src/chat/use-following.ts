import { useCallback, useLayoutEffect, useRef, useState } from 'react'

/** How near the end counts as the end, in pixels. */
const nearEnd = 80

/** Keeps a place scrolled to its end while it grows, unless somebody has scrolled up to read. */
export function useFollowing(content: string) {
  const place = useRef<HTMLDivElement>(null)
  const [atEnd, setAtEnd] = useState(true)
  const follow = useCallback(() => {
    setAtEnd(true)
    place.current?.scrollTo({ top: place.current.scrollHeight })
  }, [])
  const notice = useCallback(() => {
    const box = place.current
    if (box) setAtEnd(box.scrollHeight - box.scrollTop - box.clientHeight < nearEnd)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows when the content changes.
  useLayoutEffect(() => {
    if (atEnd) place.current?.scrollTo({ top: place.current.scrollHeight })
  }, [content])
  return { place, atEnd, follow, notice }
}
