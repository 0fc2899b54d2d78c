import { useCallback, useEffect, useRef, useState } from 'react'

/** How near the end counts as the end, in pixels. */
const nearEnd = 80

/** Keeps a place scrolled to its end while what is in it grows, unless somebody has scrolled up to read. */
export function useFollowing() {
  const place = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const isFollowing = useRef(true)
  const lastTop = useRef(0)
  const [atEnd, setAtEnd] = useState(true)
  const follow = useCallback(() => {
    isFollowing.current = true
    setAtEnd(true)
    place.current?.scrollTo({ top: place.current.scrollHeight })
  }, [])
  const notice = useCallback(() => {
    const box = place.current
    if (!box) return
    const isNearEnd = box.scrollHeight - box.scrollTop - box.clientHeight < nearEnd
    // What was scrolled here is told late, when the text may have grown on: only who goes up leaves the end.
    const hasGoneUp = box.scrollTop < lastTop.current
    lastTop.current = box.scrollTop
    isFollowing.current = isNearEnd || (isFollowing.current && !hasGoneUp)
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
