import { countJobRows, type Database, type JobRow, listUnfinishedJobs } from '@passepartout/db'
import { QUEUE_NAMES } from './job-queues.ts'

export interface JobSummary {
  id: string
  queue: string
  state: 'waiting' | 'running' | 'done' | 'given up'
  /** Ids of what it is about. */
  payload: object
  /** Begun so often. */
  attempts: number
  createdAt: string
  /** Of the next attempt, where it waits. */
  dueAt?: string
  /** What the last attempt failed with. */
  reason?: string
}

export interface JobReport {
  queues: { name: string; waiting: number; running: number; givenUp: number }[]
  /** Those that are not done, the oldest first, the first thousand of them. */
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

/** What the queues hold. */
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
