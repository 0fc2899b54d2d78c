import { setTimeout } from 'node:timers/promises'

/** How often a state is looked for that soon passes. */
export const often = 5

/** What lasts once it is reached is asked for ever more seldom, as questions take time from the work waited for. */
const seldom = { first: 20, most: 200 }

/** Waits for something to be so; asks again every so many milliseconds, or seldom. */
export async function until(met: () => Promise<boolean>, everyMs?: number): Promise<void> {
  for (let pauseMs = seldom.first; !(await met()); pauseMs = Math.min(seldom.most, 1.5 * pauseMs))
    await setTimeout(everyMs ?? pauseMs)
}
