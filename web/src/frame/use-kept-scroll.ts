import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useLocation, useSearch } from 'wouter'

/** How long a view may take to become as long as it was, in ms. */
const growsMs = 5_000

/** The scroll positions of the entries of the history, in pixels. */
const positions = new Map<string, number>()

/**
 * Scrolls an element to where it was when the way back leads to an entry of the history, and to its top when another
 * view is opened. Views are read again, so it waits until they are long enough, or somebody scrolls.
 */
export function useKeptScroll(element: RefObject<HTMLElement | null>): void {
  const [path] = useLocation()
  const search = useSearch()
  const shown = useRef({ path, entry: entryOf() })
  useLayoutEffect(() => {
    const box = element.current
    const note = () => box && positions.set(entryOf(), box.scrollTop)
    box?.addEventListener('scroll', note)
    return () => box?.removeEventListener('scroll', note)
  }, [element])
  // biome-ignore lint/correctness/useExhaustiveDependencies: an entry of the history may differ in its search alone.
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = { path, entry: entryOf() }
    const box = element.current
    if (!box || before.entry === shown.current.entry) return undefined
    const top = positions.get(shown.current.entry)
    if (top !== undefined) return scrollOnceLong(box, top)
    if (before.path !== path) box.scrollTop = 0
    return undefined
  }, [element, path, search])
}

/** Scrolls as soon as the content is long enough. Returns a function that stops waiting for that. */
function scrollOnceLong(box: HTMLElement, top: number): () => void {
  const stopping = new AbortController()
  const stop = () => stopping.abort()
  const growth = new MutationObserver(() => scroll())
  const scroll = () => {
    box.scrollTop = top
    if (Math.abs(box.scrollTop - top) < 1) stop()
  }
  stopping.signal.addEventListener('abort', () => growth.disconnect())
  for (const act of ['wheel', 'touchstart', 'keydown'])
    box.addEventListener(act, stop, { signal: stopping.signal, passive: true })
  growth.observe(box, { childList: true, subtree: true })
  const timer = setTimeout(stop, growsMs)
  stopping.signal.addEventListener('abort', () => clearTimeout(timer))
  scroll()
  return stop
}

/** The id of the current entry of the history; the address where the browser tells none. */
function entryOf(): string {
  return window.navigation?.currentEntry?.key ?? location.href
}
