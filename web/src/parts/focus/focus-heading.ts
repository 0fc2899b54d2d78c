/** How long the heading of a view may take to come, in ms. */
const comesWithinMs = 20_000

/**
 * Moves the focus to the heading of the view once it is there, unless the focus goes elsewhere before. Returns a
 * function that stops waiting for it.
 */
export function focusHeading(): () => void {
  const main = document.querySelector('main')
  const stop = () => {
    coming.disconnect()
    clearTimeout(timer)
  }
  const focus = () => {
    const focused = document.activeElement
    const isFree = focused === null || focused === document.body || focused === main
    const heading = document.querySelector<HTMLElement>('main h1')
    if (isFree && !heading) return
    stop()
    if (!isFree || !heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }
  const coming = new MutationObserver(focus)
  const timer = setTimeout(stop, comesWithinMs)
  coming.observe(document.body, { childList: true, subtree: true })
  focus()
  return stop
}
