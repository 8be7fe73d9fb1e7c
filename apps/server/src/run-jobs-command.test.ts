import { randomUUID } from 'node:crypto'
import { drainJobs, useDatabase, useJobs } from '@passepartout/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { runJobsCommand } from './run-jobs-command.ts'

const database = useDatabase()
const jobs = useJobs(database)
const ask = async (command?: string, id?: string) =>
  JSON.parse(await runJobsCommand(jobs(), JSON.stringify([command ?? null, id ?? null])))

describe('the command line', () => {
  const orderLineId = randomUUID()
  beforeEach(async () => {
    await jobs().enqueue(database(), 'produce-line', { orderLineId })
    await database().execute('update pgboss.job set retry_limit = 0')
    await drainJobs(database, { 'produce-line': () => Promise.reject(new Error('no paper')) })
    await jobs().enqueue(database(), 'clean-up', {})
  })

  test('lists what waits and what was given up', async () => {
    const { queues, jobs: open } = await ask()
    expect(open).toMatchObject([
      { queue: 'produce-line', state: 'given up', payload: { orderLineId }, attempts: 1, reason: 'no paper' },
      { queue: 'clean-up', state: 'waiting', attempts: 0 },
    ])
    expect(queues).toContainEqual({ name: 'produce-line', waiting: 0, running: 0, givenUp: 1 })
    expect(await ask('list')).toEqual({ queues, jobs: open })
  })

  test('shows and retries one', async () => {
    const [given] = (await ask()).jobs
    expect(await ask('show', given.id)).toEqual(given)
    expect(await ask('retry', given.id)).toEqual({ retried: 1 })
    expect((await ask()).queues).toContainEqual({ name: 'produce-line', waiting: 1, running: 0, givenUp: 0 })
  })

  test('retries all that was given up', async () => {
    expect(await ask('retry', 'all')).toEqual({ retried: 1 })
    expect(await ask('retry', 'all')).toEqual({ retried: 0 })
  })

  test('says what it does not know', async () => {
    const unknown = randomUUID()
    await expect(ask('show', unknown)).rejects.toThrow(`There is no such job: ${unknown}`)
    await expect(ask('retry', unknown)).rejects.toThrow('There is no such job')
    const refused = [['delete', unknown], ['show'], ['show', 'all'], ['retry', "'; drop"], ['list', unknown]]
    for (const [command, id] of refused)
      await expect(ask(command, id)).rejects.toThrow('Use jobs, jobs show <id>, or jobs retry <id|all>.')
  })
})
