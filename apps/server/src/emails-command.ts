import { type Database, deleteEmail, listUndeliverableEmails, requeueEmail } from '@passepartout/db'
import type { Jobs } from '@passepartout/jobs'
import * as z from 'zod'

const commandSchema = z.union([
  z.tuple([z.literal('list').nullable(), z.null(), z.null()]),
  z.tuple([z.literal('send'), z.uuid(), z.email().nullable()]),
  z.tuple([z.literal('forget'), z.uuid(), z.null()]),
])
const USAGE = 'Use mails, mails send <id> [<address>], or mails forget <id>.'

/**
 * Lists undeliverable emails and sends them again, for the command line.
 *
 * @param argument the command's words as JSON
 * @throws Error where there is no such command or email
 */
export async function emailsCommand(
  { db, jobs }: { db: Database; jobs: Pick<Jobs, 'sendAgain'> },
  argument: string,
): Promise<string> {
  const read = commandSchema.safeParse(JSON.parse(argument))
  if (!read.success) throw new Error(USAGE)
  const [command, id, to] = read.data
  const refused = await listUndeliverableEmails(db)
  if (id === null) return refused.map(emailLine).join('') || 'Every mail was taken, or is tried still.\n'
  if (!refused.some(mail => mail.id === id)) throw new Error(`There is no such mail: ${id}`)
  if (command === 'forget') {
    await deleteEmail(db, id)
    return `forgotten: ${id}\n`
  }
  await db.transaction(async tx => {
    if (await requeueEmail(tx, { id, to: to ?? undefined })) await jobs.sendAgain(tx, id)
  })
  return `sent again: ${id}\n`
}

type UndeliverableEmail = Awaited<ReturnType<typeof listUndeliverableEmails>>[number]

/** Control characters in customers' input must not reach the terminal. */
const emailLine = ({ id, kind, to, subject, refusedAt, refusal }: UndeliverableEmail): string =>
  `${[id, refusedAt?.toISOString().slice(0, 16), refusal, kind, to, subject].join('  ').replace(/\p{Cc}/gu, ' ')}\n`
