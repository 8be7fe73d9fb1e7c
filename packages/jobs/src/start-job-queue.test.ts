import { randomUUID } from 'node:crypto'
import { releaseStalledJobs } from '@passepartout/db'
import { describeEachDatabase, drainJobs, isQuickRun, useJobs } from '@passepartout/testing'
import { expect, test, vi } from 'vitest'
import { JOB_QUEUES } from './job-queues.ts'
import { type Jobs, startJobQueue } from './start-job-queue.ts'

const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined }
const line = (): { orderLineId: string } => ({ orderLineId: randomUUID() })
const failing = async () => {
  throw new Error('no paper')
}

describeEachDatabase('a job', database => {
  const jobs = useJobs(database)
  const produce = (payload = line(), key?: string) =>
    database().transaction(tx => jobs().enqueue(tx, 'produce-line', payload, key ? { key } : {}))
  const work = async (handler: (id: string) => Promise<void> = async () => undefined) => {
    const made: string[] = []
    await drainJobs(database, {
      'produce-line': async ({ orderLineId }) => {
        made.push(orderLineId)
        await handler(orderLineId)
      },
    })
    return made
  }
  /** Ends all retry delays. */
  const wait = () => database().execute("update pgboss.job set start_after = now() where state = 'retry'")

  test('is done once its transaction is committed', async () => {
    const payload = line()
    await produce(payload)
    expect(await work()).toEqual([payload.orderLineId])
    expect(await work()).toEqual([])
  })

  test('is never done where its transaction fails', async () => {
    const broken = database().transaction(async tx => {
      await jobs().enqueue(tx, 'produce-line', line())
      throw new Error('no money')
    })
    await expect(broken).rejects.toThrow('no money')
    expect(await work()).toEqual([])
  })

  test('of one key is taken once, before it is done and after', async () => {
    const [first, second] = [line(), line()]
    await produce(first, 'A/1')
    await produce(second, 'A/1')
    expect(await work()).toEqual([first.orderLineId])
    await produce(second, 'A/1')
    expect(await work()).toEqual([])
  })

  test('of two at once and one key is taken once', async () => {
    await Promise.all(Array.from({ length: 5 }, () => produce(line(), 'B/1')))
    expect(await work()).toHaveLength(1)
  })

  test('with a payload that its queue does not know is refused', async () => {
    await expect(produce({ orderLineId: 'x' })).rejects.toThrow()
    await expect(produce({ ...line(), to: 'mia@example.org' } as never)).rejects.toThrow()
  })

  test('that fails waits longer each time, and is shown once it is given up', async () => {
    await produce()
    const pauses: number[] = []
    for (let attempt = 1; attempt <= JOB_QUEUES['produce-line'].retries; attempt++) {
      const before = Date.now()
      await work(failing)
      const [job] = (await jobs().report()).jobs
      expect(job).toMatchObject({ state: 'waiting', attempts: attempt, reason: 'no paper' })
      pauses.push((Date.parse(job?.dueAt ?? '') - before) / 1000)
      await wait()
    }
    expect(pauses.slice(0, 6)).toEqual([...pauses.slice(0, 6)].sort((a, b) => a - b))
    expect(pauses[0]).toBeGreaterThan(55)
    expect(Math.max(...pauses)).toBeLessThan(6 * 3600 + 10)

    await work(failing)
    const { queues, jobs: open } = await jobs().report()
    expect(open).toMatchObject([
      { queue: 'produce-line', state: 'given up', attempts: 10, reason: 'no paper' },
    ])
    expect(queues).toContainEqual({ name: 'produce-line', waiting: 0, running: 0, givenUp: 1 })
  })

  test('that was given up is done when somebody retries it', async () => {
    const payload = line()
    await produce(payload)
    await database().execute('update pgboss.job set retry_limit = 0')
    await work(failing)
    const [given] = (await jobs().report()).jobs
    expect(await jobs().find(given?.id ?? '')).toEqual(given)
    expect(await jobs().retry(randomUUID())).toBe(0)
    expect(await jobs().retry(given?.id ?? '')).toBe(1)
    expect(await work()).toEqual([payload.orderLineId])
    expect((await jobs().report()).jobs).toEqual([])
  })

  test('that runs when the process stops is finished first', async () => {
    await produce()
    const worker = await startJobQueue(database.whole(), { log: SILENT, works: true })
    let end: (() => void) | undefined
    let isDone = false
    const begun = new Promise<void>(resolve => {
      void worker.work({
        'produce-line': async () => {
          resolve()
          await new Promise<void>(finish => (end = finish))
          isDone = true
        },
      })
    })
    await begun
    expect((await jobs().report()).jobs).toMatchObject([{ state: 'running', attempts: 1 }])
    const closed = worker.close()
    setTimeout(() => end?.(), 100)
    await closed
    expect(isDone).toBe(true)
    expect((await jobs().report()).jobs).toEqual([])
  })

  test('that a dead process had begun is begun anew', async () => {
    const payload = line()
    await produce(payload)
    await database().execute(
      "update pgboss.job set state = 'active', started_on = now() - interval '1 minute', heartbeat_on = now() - interval '1 minute'",
    )
    const done = await work()
    await wait()
    expect([...done, ...(await work())]).toEqual([payload.orderLineId])
  })

  // Waits a quarter of a minute in each database.
  test.skipIf(isQuickRun)(
    'of a dead process is taken over by one that runs already, without a pause',
    async () => {
      const payload = line()
      await produce(payload)
      const done: string[] = []
      const running = await startJobQueue(database.whole(), { log: SILENT, works: true })
      await database().execute(
        "update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now()",
      )
      await running.work({ 'produce-line': async ({ orderLineId }) => void done.push(orderLineId) })
      await new Promise(resolve => setTimeout(resolve, 6000))
      expect(done).toEqual([])
      await database().execute("update pgboss.job set heartbeat_on = now() - interval '16 seconds'")
      await vi.waitFor(() => expect(done).toEqual([payload.orderLineId]), 8000)
      await running.close()
    },
    30_000,
  )

  test.each([
    [0, 0],
    [2, 0],
    [3, 1],
    [5, 4],
    [8, 30],
  ])('whose process died after %i other attempts waits %i minutes', async (attempts, minutes) => {
    await produce(line())
    await database().execute(
      `update pgboss.job set state = 'active', retry_count = ${attempts}, heartbeat_on = now() - interval '1 minute'`,
    )
    const before = Date.now()
    expect(await releaseStalledJobs(database(), 15)).toEqual(['produce-line'])
    const [job] = (await jobs().report()).jobs
    const waits = (Date.parse(job?.dueAt ?? '') - before) / 60_000
    expect(Math.round(waits * 10) / 10).toBe(minutes)
  })

  test('is done by one of two processes', async () => {
    const done: string[] = []
    const open = () => startJobQueue(database.whole(), { log: SILENT, works: true })
    const processes: Jobs[] = await Promise.all([open(), open()])
    for (const each of processes)
      await each.work({ 'produce-line': async ({ orderLineId }) => void done.push(orderLineId) })
    await Promise.all(Array.from({ length: 12 }, () => produce()))
    while ((await jobs().report()).jobs.length > 0) await new Promise(resolve => setTimeout(resolve, 50))
    await Promise.all(processes.map(each => each.close()))
    expect(new Set(done).size).toBe(12)
    expect(done).toHaveLength(12)
  })
})
