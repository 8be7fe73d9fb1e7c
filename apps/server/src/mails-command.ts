import { type Database, refusedMails, removeMail, takeMailBack } from '@passepartout/db'
import type { Jobs } from '@passepartout/jobs'
import * as z from 'zod'

const words = z.union([
  z.tuple([z.literal('list').nullable(), z.null(), z.null()]),
  z.tuple([z.literal('send'), z.uuid(), z.email().nullable()]),
  z.tuple([z.literal('forget'), z.uuid(), z.null()]),
])
const USAGE = 'Use mails, mails send <id> [<address>], or mails forget <id>.'

/**
 * Answers the command line about mails that nobody can get.
 *
 * @param argument its words as JSON
 * @throws Error where there is no such command or mail
 */
export async function mailsCommand(
  { db, jobs }: { db: Database; jobs: Pick<Jobs, 'sendAgain'> },
  argument: string,
): Promise<string> {
  const read = words.safeParse(JSON.parse(argument))
  if (!read.success) throw new Error(USAGE)
  const [command, id, to] = read.data
  const refused = await refusedMails(db)
  if (id === null) return refused.map(lineOf).join('') || 'Every mail was taken, or is tried still.\n'
  if (!refused.some(mail => mail.id === id)) throw new Error(`There is no such mail: ${id}`)
  if (command === 'forget') {
    await removeMail(db, id)
    return `forgotten: ${id}\n`
  }
  await db.transaction(async tx => {
    if (await takeMailBack(tx, { id, to: to ?? undefined })) await jobs.sendAgain(tx, id)
  })
  return `sent again: ${id}\n`
}

type Refused = Awaited<ReturnType<typeof refusedMails>>[number]

/** What customers typed must not steer the terminal. */
const lineOf = ({ id, kind, to, subject, refusedAt, refusal }: Refused): string =>
  `${[id, refusedAt?.toISOString().slice(0, 16), refusal, kind, to, subject].join('  ').replace(/\p{Cc}/gu, ' ')}\n`
