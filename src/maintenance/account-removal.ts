import { setTimeout } from 'node:timers/promises'
import { isOwner } from '../access/sessions/users.ts'
import { ServiceError } from '../base/errors/service-error.ts'
import { untilCleanedUp } from '../documents/removal/until-cleaned-up.ts'
import type { JobRunner } from '../jobs/job-runner.ts'
import type { Work } from '../jobs/work.ts'
import type { Account, AccountStore } from '../storage/access/account-store.ts'
import type { GraphStore } from '../storage/documents/graph-store.ts'

/** Rows of a kind removed in one transaction: some 10 ms of the embedded store's only writer. */
const rowsTogether = 200
/** Graphs listed with one query; each is hidden by itself. */
const graphsTogether = 20
/** The pause after which is looked whether graphs, jobs and running calls of the account have come to their end. */
const pauseMs = 200

/** Deletes the accounts of people who leave. */
export class AccountRemoval {
  readonly #accounts: AccountStore
  readonly #jobs: JobRunner

  constructor(accounts: AccountStore, jobs: JobRunner) {
    this.#accounts = accounts
    this.#jobs = jobs
  }

  /**
   * Deletes an account: its sessions and keys are worthless at once, and a job removes what it has. Returns false if
   * the job is still running after a short wait. Throws `conflict` for the account of the owner.
   */
  async remove({ id, userId }: Pick<Account, 'id' | 'userId'>): Promise<boolean> {
    if (isOwner(userId)) throw ownerStays()
    await this.#accounts.close(id)
    return untilCleanedUp(this.#jobs, 'remove-account', id)
  }
}

/**
 * The job that removes what a closed account has: it hides its graphs, whose own jobs remove them, and removes the rest
 * until nothing is left and no call or job of the account could add more.
 */
export function removeAccount(accounts: AccountStore, graphs: GraphStore): Work {
  return {
    run: async (job) => {
      const { subject: accountId } = job.job
      while (await job.mayGoOn()) {
        const { entries } = await graphs.list(accountId, { limit: graphsTogether })
        for (const { id } of entries) await graphs.hide(accountId, id)
        const removed = await accounts.clear(accountId, rowsTogether)
        if (entries.length > 0 || removed > 0) continue
        if (!(await accounts.isInUse(accountId))) return 'done'
        await setTimeout(pauseMs, undefined, { signal: job.signal })
      }
      return 'later'
    },
    // A deletion is retried without limit, until it succeeds.
    attemptsMax: Number.POSITIVE_INFINITY,
    abandon: async () => undefined,
    isKept: false,
  }
}

function ownerStays(): ServiceError {
  const message = 'The account of the owner cannot be deleted, as an installation has an owner.'
  return new ServiceError('conflict', message)
}
