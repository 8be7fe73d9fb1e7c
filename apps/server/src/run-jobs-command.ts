import type { Jobs } from '@passepartout/jobs'
import * as z from 'zod'

const commandSchema = z.union([
  z.tuple([z.literal('list').nullable(), z.null()]),
  z.tuple([z.literal('show'), z.uuid()]),
  z.tuple([z.literal('retry'), z.union([z.uuid(), z.literal('all')])]),
])
const USAGE = 'Use jobs, jobs show <id>, or jobs retry <id|all>.'

/**
 * Queue commands of the command line; the result is JSON.
 *
 * @param argument the command's words as JSON
 * @throws Error where there is no such command or job
 */
export async function runJobsCommand(jobs: Jobs, argument: string): Promise<string> {
  const read = commandSchema.safeParse(JSON.parse(argument))
  if (!read.success) throw new Error(USAGE)
  const [command, id] = read.data
  if (command === 'show') return json(requireJob(await jobs.find(id), id))
  if (command === 'retry') {
    const retried = await jobs.retry(id)
    return json({ retried: id === 'all' ? retried : requireJob(retried || undefined, id) })
  }
  return json(await jobs.report())
}

function requireJob<T>(found: T | undefined, id: string): T {
  if (found === undefined) throw new Error(`There is no such job: ${id}`)
  return found
}

const json = (value: unknown) => JSON.stringify(value, null, 2)
