import { setTimeout } from 'node:timers/promises'

/** How often a state is looked for that soon passes. */
export const often = 5

/**
 * Waits for something to be so. What lasts once it is reached is asked for seldom, as every question takes processor
 * time from the work that is waited for.
 */
export async function until(met: () => Promise<boolean>, everyMs = 50): Promise<void> {
  while (!(await met())) await setTimeout(everyMs)
}
