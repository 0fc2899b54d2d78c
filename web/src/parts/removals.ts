import { useSyncExternalStore } from 'react'
import { refusalOf } from '../../../src/client/refused.ts'
import { service } from '../service.ts'

/** A deletion that is carried out after some seconds in which it can be undone. */
export type Removal = {
  /** The path to call with `DELETE`. */
  readonly path: string
  /** The name of what is deleted. */
  readonly title: string
  readonly error?: unknown
}

/** What keeps the seconds of all pending deletions from passing: what somebody is at or cannot see. */
type Hold = Element | Document

const undoMs = 8_000

let removals: readonly Removal[] = []
/** Whose documents the removals delete. */
let owner: string | undefined
const timers = new Map<string, { readonly timer: number; readonly removed: () => void }>()
const holds = new Set<Hold>()
const listeners = new Set<() => void>()

/** Deletes a path after some seconds that nothing holds, or when the tab is left; then calls `removed`. */
export function remove(path: string, title: string, removed: () => void): void {
  window.clearTimeout(timers.get(path)?.timer)
  begin(path, removed)
  change([...removals.filter((one) => one.path !== path), { path, title }])
}

/** Holds the pending deletions, or lets go of them; held by nothing any more, their seconds begin anew. */
export function holdRemovals(by: Hold, isHeld: boolean): void {
  const wereHeld = holds.size > 0
  if (isHeld) holds.add(by)
  else holds.delete(by)
  if (wereHeld === holds.size > 0) return
  for (const [path, { timer, removed }] of timers) {
    window.clearTimeout(timer)
    begin(path, removed)
  }
}

function begin(path: string, removed: () => void): void {
  const timer = holds.size > 0 ? 0 : window.setTimeout(() => void carryOut(path), undoMs)
  timers.set(path, { timer, removed })
}

/** Carries out the pending deletions at once, and throws if one of them failed; its note says why. */
export async function settleRemovals(): Promise<void> {
  const paths = [...timers.keys()]
  await Promise.all(paths.map(carryOut))
  const failed = removals.find(({ path, error }) => paths.includes(path) && error !== undefined)
  if (failed) throw failed.error
}

/** Forgets the deletions of anybody else than this account. */
export function keepRemovalsOf(accountId: string): void {
  if (owner !== undefined && owner !== accountId) for (const { path } of removals) keep(path)
  owner = accountId
}

/** Cancels a deletion, or dismisses a failed one. */
export function keep(path: string): void {
  window.clearTimeout(timers.get(path)?.timer)
  timers.delete(path)
  change(removals.filter((one) => one.path !== path))
}

/** The pending and failed deletions. */
export function useRemovals(): readonly Removal[] {
  return useSyncExternalStore(listen, () => removals)
}

/** Tells whether a path is about to be deleted; lists leave it out. */
export function useIsLeaving(): (path: string) => boolean {
  const leaving = useRemovals()
  return (path) => leaving.some((one) => one.path === path && one.error === undefined)
}

async function carryOut(path: string): Promise<void> {
  const waiting = timers.get(path)
  if (!waiting) return
  timers.delete(path)
  window.clearTimeout(waiting.timer)
  try {
    // With `keepalive` the browser sends it even if the tab is closed meanwhile.
    const response = await service.request(path, { method: 'DELETE', keepalive: true })
    if (!response.ok && response.status !== notFound) throw await refusalOf(response)
    change(removals.filter((one) => one.path !== path))
  } catch (error) {
    change(removals.map((one) => (one.path === path ? { ...one, error } : one)))
  }
  waiting.removed()
}

const notFound = 404

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: readonly Removal[]): void {
  removals = next
  for (const listener of listeners) listener()
}

window.addEventListener('pagehide', () => {
  for (const path of timers.keys()) void carryOut(path)
})

document.addEventListener('visibilitychange', () => holdRemovals(document, document.hidden))

const typedInto = 'textarea, input:not([type="checkbox"], [type="radio"])'

// In a text field the same keys undo what was typed.
window.addEventListener('keydown', (event) => {
  const { ctrlKey, metaKey, shiftKey, altKey, key, target } = event
  if (ctrlKey === metaKey || shiftKey || altKey || key.toLowerCase() !== 'z') return
  if (target instanceof Element && target.matches(typedInto)) return
  if (keepLast()) event.preventDefault()
})

/** Cancels the deletion that was asked for last, and tells whether there was one. */
function keepLast(): boolean {
  const last = removals.findLast(({ path }) => timers.has(path))
  if (last) keep(last.path)
  return last !== undefined
}
