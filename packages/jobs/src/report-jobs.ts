import { countJobRows, type Database, type JobRow, listUnfinishedJobs } from '@passepartout/db'
import { QUEUE_NAMES } from './job-queues.ts'

export interface JobSummary {
  id: string
  queue: string
  state: 'waiting' | 'running' | 'done' | 'given up'
  /** Ids of the records the job is about. */
  payload: object
  /** Attempts started so far. */
  attempts: number
  createdAt: string
  /** Time of the next attempt of a waiting job. */
  dueAt?: string
  /** Error of the last attempt. */
  reason?: string
}

export interface JobReport {
  queues: { name: string; waiting: number; running: number; givenUp: number }[]
  /** Unfinished jobs, oldest first, at most 1,000. */
  jobs: JobSummary[]
}

const MOST_LISTED = 1000

const STATES: Record<JobRow['state'], JobSummary['state']> = {
  created: 'waiting',
  retry: 'waiting',
  active: 'running',
  completed: 'done',
  cancelled: 'given up',
  failed: 'given up',
}

/** Counts per queue and the unfinished jobs. */
export async function reportJobs(db: Database): Promise<JobReport> {
  const counts = await countJobRows(db)
  const count = (queue: string, state: JobSummary['state']) =>
    counts
      .filter(one => one.queue === queue && STATES[one.state as JobRow['state']] === state)
      .reduce((sum, { jobs }) => sum + jobs, 0)
  const rows = await listUnfinishedJobs(db, { most: MOST_LISTED })
  return {
    queues: QUEUE_NAMES.map(name => ({
      name,
      waiting: count(name, 'waiting'),
      running: count(name, 'running'),
      givenUp: count(name, 'given up'),
    })),
    jobs: rows.map(summaryOf),
  }
}

export function summaryOf({
  id,
  queue,
  payload,
  attempts,
  createdAt,
  dueAt,
  reason,
  ...row
}: JobRow): JobSummary {
  const state = STATES[row.state]
  return {
    id,
    queue,
    state,
    payload,
    attempts,
    createdAt: createdAt.toISOString(),
    ...(state === 'waiting' ? { dueAt: dueAt.toISOString() } : {}),
    ...(reason === null || state === 'done' ? {} : { reason }),
  }
}
