import { ServiceError } from '../../base/errors/service-error.ts'
import type { RunningJob } from '../../jobs/running-job.ts'
import type { Work } from '../../jobs/work.ts'
import type { DocumentStore } from '../../storage/documents/document-store.ts'
import type { ReadingProgress } from '../../storage/documents/stored-document.ts'
import type { DocumentContents } from '../contents/document-contents.ts'
import type { Intake } from '../intake.ts'
import type { DocumentParser } from '../parse/processes/document-parser.ts'
import type { ReadingSteps } from '../parse/processes/recognise-pages.ts'
import { TakesLonger } from '../parse/processes/takes-longer.ts'
import type { FileToRead } from './long-files.ts'
import { settings } from './settings.ts'

type Parts = {
  readonly documents: DocumentStore
  readonly contents: DocumentContents
  readonly parser: DocumentParser
  readonly intake: Intake
  readonly charactersMax: number
}

/**
 * The job that reads a file that takes long. Each page that is a picture is a step, so that it is read once, whichever
 * process goes on. Gives way to other files between two pages.
 */
export function readDocument(parts: Parts): Work {
  const { documents } = parts
  return {
    run: async (job) => {
      const { accountId, subject: docId } = job.job
      const isRead = async () => (await documents.find(accountId, docId))?.reading != null
      if (!(await isRead())) return 'done'
      try {
        await readFile(job, parts)
        return 'done'
      } catch (error) {
        if (error === gaveWay) return 'later'
        // The document was deleted meanwhile.
        if (!(await isRead())) return 'done'
        throw hasPassing(error) ? asPassing(error) : error
      }
    },
    abandon: async ({ job: { accountId, subject } }, _, error) => {
      const reason = error instanceof ServiceError ? error.message : 'The file could not be read'
      await documents.failReading(accountId, subject, reason)
      return undefined
    },
    attemptsMax: settings.attemptsMax,
    isKept: false,
  }
}

const gaveWay = new Error('The file gave way to another one')
const gone = new Error('The document was deleted while it was read')

async function readFile(job: RunningJob, parts: Parts): Promise<void> {
  const { documents, contents, parser, intake, charactersMax } = parts
  const { accountId, subject: docId, input } = job.job
  // Only `LongFiles` makes these jobs.
  const { hint, said, found } = input as FileToRead
  const stored = await documents.find(accountId, docId)
  if (!stored) throw gone
  const bytes = await contents.file({ accountId, docId })
  const prepared = await parser.readOn(
    { bytes, ...hint },
    { said, charactersMax },
    { accountId },
    {
      found: new TakesLonger(found),
      signal: job.signal,
      steps: stepsOf(job, documents, stored.reading),
    },
  )
  await intake.finishReading({ accountId, graphId: stored.graphId }, docId, prepared)
}

/** The steps of a job. After the first new one it gives way where another file waits. */
function stepsOf(job: RunningJob, documents: DocumentStore, reading: string | null): ReadingSteps {
  const { accountId, subject } = job.job
  const told: Partial<ReadingProgress> = JSON.parse(reading ?? '{}')
  let isTold = told.pages !== undefined
  let hasNew = false
  return {
    step: (name, work) =>
      job.step(name, async () => {
        if (hasNew && !(await job.mayGoOn())) throw gaveWay
        const result = await work()
        hasNew = true
        return result
      }),
    pageRead: async (pages_read, pages) => {
      // What an earlier attempt has read was told by it.
      if (isTold && !hasNew) return
      isTold = true
      if (!(await documents.noteReading(accountId, subject, { pages, pages_read }))) throw gone
    },
  }
}

/** Whether others of the account wait for the same, which is nobody's fault. */
function hasPassing(error: unknown): error is ServiceError {
  return error instanceof ServiceError && error.code === 'too_many_concurrent_requests'
}

function asPassing(cause: ServiceError): ServiceError {
  return new ServiceError('overloaded', cause.message, { cause })
}
