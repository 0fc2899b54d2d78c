import { focusHeading } from './focus-heading.ts'

const controls = 'a[href], button:not(:disabled), summary'

/**
 * Moves the focus on when the focused element is removed: to the next control of the same list, else to the one before
 * it, else to the open dialog, else to the heading of the view. Otherwise it would be lost, and the keyboard would
 * begin at the top of the page.
 */
export function keepFocus(): void {
  let focused: Node | undefined
  addEventListener('focusin', ({ target }) => {
    focused = target instanceof Node ? target : undefined
  })
  new MutationObserver((records) => {
    const gone = focused
    if (!gone || gone.isConnected || document.activeElement !== document.body) return
    focused = undefined
    const place = records.find(
      ({ target, removedNodes }) =>
        target.isConnected && [...removedNodes].some((node) => node.contains(gone)),
    )
    const dialog = [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1)
    const next = (place && neighbourOf(place)) ?? dialog
    if (next) next.focus({ preventScroll: true })
    else focusHeading()
  }).observe(document.body, { childList: true, subtree: true })
}

/** The control after the place of a removed node in its list, or before that. */
function neighbourOf({ target, previousSibling }: MutationRecord): HTMLElement | undefined {
  const list = target instanceof Element ? target.closest('ul, ol, tbody') : null
  const all = [...(list?.querySelectorAll<HTMLElement>(controls) ?? [])]
  const before = previousSibling?.isConnected ? previousSibling : undefined
  const isAfter = (one: Node) =>
    isFollowing(one, before ?? target) && before?.contains(one) !== true
  return all.find(isAfter) ?? all.at(-1)
}

/** Whether a node begins after another one begins. */
function isFollowing(one: Node, other: Node): boolean {
  return (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
}
