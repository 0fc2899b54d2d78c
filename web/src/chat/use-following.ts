import { useCallback, useEffect, useRef, useState } from 'react'

/** How near the end counts as the end, in pixels. */
const nearEnd = 80

/** Keeps a place scrolled to its end while what is in it grows, unless somebody has scrolled up to read. */
export function useFollowing() {
  const place = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const isFollowing = useRef(true)
  const [atEnd, setAtEnd] = useState(true)
  const follow = useCallback(() => {
    isFollowing.current = true
    setAtEnd(true)
    place.current?.scrollTo({ top: place.current.scrollHeight })
  }, [])
  const notice = useCallback(() => {
    const box = place.current
    if (!box) return
    isFollowing.current = box.scrollHeight - box.scrollTop - box.clientHeight < nearEnd
    setAtEnd(isFollowing.current)
  }, [])
  useEffect(() => {
    // Not when the text changes: an answer gets its height only when it is painted.
    const growth = new ResizeObserver(() => {
      if (isFollowing.current && content.current?.hasChildNodes()) follow()
    })
    for (const part of [place.current, content.current]) if (part) growth.observe(part)
    return () => growth.disconnect()
  }, [follow])
  return { place, content, atEnd, follow, notice }
}
