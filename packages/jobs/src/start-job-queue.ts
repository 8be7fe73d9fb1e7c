import { createHash } from 'node:crypto'
import {
  type Database,
  DEAD_LETTER_QUEUE,
  type EmailMessage,
  enqueueEmail,
  filterKnownJobIds,
  findJobRow,
  type OpenDatabase,
  releaseJobsOfDeadProcess,
  releaseStalledJobs,
  statementsIn,
  withTraceSpan,
} from '@passepartout/db'
import type { LogFields } from '@passepartout/domain'
import { fromPglite, type Job, PgBoss, type QueueOptions } from 'pg-boss'
import { JOB_QUEUES, type JobPayload, MAX_QUEUED_SECONDS, QUEUE_NAMES, type QueueName } from './job-queues.ts'
import { type JobReport, type JobSummary, reportJobs, summaryOf } from './report-jobs.ts'
import { throttledClient } from './throttled-client.ts'

interface JobsLog {
  info(fields: LogFields, message: string): void
  warn(fields: LogFields, message: string): void
  error(fields: LogFields, message: string): void
}

interface JobsOptions {
  log: JobsLog
  /** Whether this process runs jobs. Such processes share the schedules and the recovery of jobs of dead processes. */
  works: boolean
}

export interface JobAttempt {
  attempt: number
  /** Aborted when the attempt exceeds its time, and when the process stops without waiting for it. */
  signal: AbortSignal
}

/** May run twice for the same job: a process may die after the work and before it reports completion. */
export type JobHandler<Name extends QueueName> = (
  payload: JobPayload<Name>,
  attempt: JobAttempt,
) => Promise<void>

export type JobHandlers = { [Name in QueueName]?: JobHandler<Name> }

export interface Jobs {
  /**
   * Enqueues a job in the caller's transaction: it runs once the transaction commits, and never after a rollback.
   *
   * @param key a key is accepted once; without it every call creates a job
   */
  enqueue<Name extends QueueName>(
    transaction: Database,
    queue: Name,
    payload: JobPayload<Name>,
    options?: { key?: string; notBefore?: Date },
  ): Promise<void>
  /** Those of the keys with which no job was enqueued. */
  unknown(queue: QueueName, keys: readonly string[]): Promise<string[]>
  /**
   * Writes an email to the outbox. It is sent once the transaction commits and retried until the mail server accepts
   * it. With a `key`, repeated calls send it once. `notBefore` delays it.
   */
  sendLater(
    transaction: Database,
    mail: { key?: string; kind: string; message: EmailMessage; now: Date; notBefore?: Date | undefined },
  ): Promise<void>
  /** Enqueues an email of the outbox again, although a job for it existed before. */
  sendAgain(transaction: Database, mailId: string): Promise<void>
  /**
   * Runs a scheduled job within a second, once for all calls meanwhile. The request is lost if the process dies; the
   * next scheduled run does the same work.
   */
  soon(queue: 'follow-orders'): void
  /** Runs waiting and future jobs. A queue without a handler waits for a process that has one. */
  work(handlers: JobHandlers): Promise<void>
  /** Schedules a recurring job; `cron` has five fields. Runs missed while no process was up are caught up once. */
  schedule(
    queue: 'record-prices' | 'clean-up' | 'tend-payments' | 'follow-orders' | 'poll-labs',
    cron: string,
    timeZone: string,
  ): Promise<void>
  /** Waiting, running and failed jobs; payloads hold ids only. */
  report(): Promise<JobReport>
  find(id: string): Promise<JobSummary | undefined>
  /**
   * Returns one failed job, or all of them, to their queue.
   *
   * @returns the number of jobs returned
   */
  retry(id: string | 'all'): Promise<number>
  /** Waits for running jobs, at most `patienceMs`; another process starts the remaining ones again. */
  close(options?: { patienceMs?: number }): Promise<void>
}

/** Seconds between two heartbeats of a running job. */
const SIGN_OF_LIFE = 5

/** Seconds without a heartbeat after which the process counts as dead and its job is started again at once. */
const DEAD_AFTER = 15

/** Seconds without a heartbeat after which such a job fails for good: it has no attempts left. */
const SILENCE = 30

/** Longer than the transaction that requests the early run. */
const SOON_MS = 500

/** Opens the job queues, which have tables of their own beside the shop's. */
export async function startJobQueue(
  { db, connection }: OpenDatabase,
  { log, works }: JobsOptions,
): Promise<Jobs> {
  let isOpen = false
  const boss = new PgBoss({
    ...('client' in connection
      ? {
          db: fromPglite(throttledClient(connection.client, { isPaced: () => isOpen })),
          backend: 'pglite' as const,
        }
      : { connectionString: connection.url, max: 2, application_name: 'passepartout-jobs' }),
    supervise: works,
    schedule: works,
    superviseIntervalSeconds: SILENCE / 2,
    monitorIntervalSeconds: SILENCE / 2,
    useListenNotify: works,
    registerInstance: false,
    reindex: false,
    monitorVacuum: false,
    openTelemetry: { enabled: false },
  })
  boss.on('error', err => log.error({ err }, 'job queues failed'))
  boss.on('warning', ({ message }) => log.warn({ reason: message }, 'job queue warning'))
  await boss.start()
  await createQueues(boss)
  isOpen = true
  // The embedded database belongs to one process: jobs that are still active belonged to a dead process.
  if ('client' in connection && works) await releaseJobsOfDeadProcess(db)

  const enqueue: Jobs['enqueue'] = async (transaction, queue, payload, { key, notBefore } = {}) => {
    await boss.send(queue, JOB_QUEUES[queue].payload.parse(payload), {
      db: statementsIn(transaction),
      ...(key === undefined ? {} : { id: idOf(queue, key) }),
      ...(notBefore ? { startAfter: notBefore } : {}),
    })
  }

  async function workOn<Name extends QueueName>(queue: Name, handler: JobHandler<Name>): Promise<void> {
    const { payload, retries } = JOB_QUEUES[queue]
    const options = {
      pollingIntervalSeconds: 5,
      notifyPollingIntervalSeconds: 30,
      heartbeatRefreshSeconds: SIGN_OF_LIFE,
    }
    const worker = await boss.work(queue, options, async ([job]: Job[]) => {
      if (!job) return
      // Fetches the next job right after this one, not only at the next poll.
      boss.notifyWorker(worker)
      const attempt = job.retryCount + 1
      try {
        const given = payload.parse(job.data ?? {}) as JobPayload<Name>
        const run = async () => handler(given, { attempt, signal: job.signal })
        await withTraceSpan(`job ${queue}`, { 'job.attempt': attempt }, run, { beginsTrace: true })
      } catch (err) {
        const isLast = attempt > retries
        log[isLast ? 'error' : 'warn']({ err, queue, job: job.id, attempt, isLast }, 'a job failed')
        throw err
      }
    })
    workers.push({ queue, worker })
  }

  const workers: { queue: QueueName; worker: string }[] = []
  /** pg-boss would delay the job of a dead process by a minute or two, like a failed one. */
  async function takeOverFromDead(): Promise<void> {
    const freed = await releaseStalledJobs(db, DEAD_AFTER)
    for (const { queue, worker } of workers) if (freed.includes(queue)) boss.notifyWorker(worker)
  }
  const takingOver = works
    ? setInterval(() => {
        takeOverFromDead().catch(err => log.warn({ err }, 'takeover of stalled jobs failed'))
      }, SIGN_OF_LIFE * 1000).unref()
    : undefined

  const soon = new Map<QueueName, NodeJS.Timeout>()
  async function make(queue: 'follow-orders'): Promise<void> {
    soon.delete(queue)
    await enqueue(db, queue, {}).catch(err => log.warn({ err, queue }, 'job waiting for its schedule'))
  }

  return {
    enqueue,
    unknown: async (queue, keys) => {
      const ids = keys.map(key => idOf(queue, key))
      const known = await filterKnownJobIds(db, queue, ids)
      return keys.filter((_, index) => !known.has(ids[index] ?? ''))
    },
    soon: queue => {
      if (!soon.has(queue)) soon.set(queue, setTimeout(make, SOON_MS, queue).unref())
    },
    sendLater: async (transaction, { key, notBefore, ...mail }) => {
      const known = key === undefined ? {} : { id: idOf('send-mail', `letter ${key}`) }
      const mailId = await enqueueEmail(transaction, { ...mail, ...known })
      await enqueue(
        transaction,
        'send-mail',
        { mailId },
        { key: mailId, ...(notBefore ? { notBefore } : {}) },
      )
    },
    sendAgain: (transaction, mailId) => enqueue(transaction, 'send-mail', { mailId }),
    work: async handlers => {
      for (const [name, handler] of Object.entries(handlers)) {
        const queue = name as QueueName
        for (let at = 0; at < JOB_QUEUES[queue].atOnce; at++)
          await workOn(queue, handler as JobHandler<QueueName>)
      }
    },
    schedule: (queue, cron, timeZone) => boss.schedule(queue, cron, {}, { tz: timeZone, missed: 'once' }),
    report: () => reportJobs(db),
    find: async id => {
      const row = await findJobRow(db, id)
      return row && summaryOf(row)
    },
    retry: id => boss.redrive(DEAD_LETTER_QUEUE, id === 'all' ? {} : { ids: [id] }),
    close: async ({ patienceMs = 20_000 } = {}) => {
      clearInterval(takingOver)
      // Stops throttling, so that closing waits for running jobs only.
      isOpen = false
      for (const timer of soon.values()) clearTimeout(timer)
      await boss.stop({ graceful: true, timeout: patienceMs })
    },
  }
}

/** Creates missing queues and updates those whose options changed. */
async function createQueues(boss: PgBoss): Promise<void> {
  const present = new Map((await boss.getQueues()).map(queue => [queue.name, queue]))
  const make = async (name: string, options: QueueOptions & { deadLetter?: string; notify?: boolean }) => {
    const known = present.get(name)
    if (!known) await boss.createQueue(name, options)
    else if (Object.entries(options).some(([field, value]) => Reflect.get(known, field) !== value))
      await boss.updateQueue(name, options)
  }
  await make(DEAD_LETTER_QUEUE, { retentionSeconds: MAX_QUEUED_SECONDS })
  for (const name of QUEUE_NAMES) {
    const { retries, pause, longestPause, mostTime, remembered } = JOB_QUEUES[name]
    await make(name, {
      retryLimit: retries,
      retryDelay: pause,
      retryDelayMax: longestPause,
      retryBackoff: true,
      expireInSeconds: mostTime,
      heartbeatSeconds: SILENCE,
      retentionSeconds: MAX_QUEUED_SECONDS,
      deleteAfterSeconds: remembered,
      deadLetter: DEAD_LETTER_QUEUE,
      notify: true,
    })
  }
}

/** Derives the job id from the key, so that a key is accepted once. */
function idOf(queue: QueueName, key: string): string {
  const hex = createHash('sha256').update(`${queue} ${key}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
