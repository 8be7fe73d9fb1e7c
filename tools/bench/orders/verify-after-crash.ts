import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Database } from '@passepartout/db'
import type { ReceivedEmail } from './smtp-server.ts'

/** An order whose number reached the customer. */
export interface AcknowledgedOrder {
  number: string
  email: string
  isPaid: boolean
  isPoster: boolean
}

/** Order events that trigger an email. */
const CALLS_FOR_LETTER = ['placed', 'paid', 'production-started']

/** Checks that each email was sent, and that duplicates have the same id. */
export async function verifyEmails(
  db: Database,
  received: readonly ReceivedEmail[],
  acknowledged: readonly AcknowledgedOrder[],
): Promise<string[]> {
  const letters = new Map<string, Set<string>>()
  for (const { to, messageId } of received)
    letters.set(to, (letters.get(to) ?? new Set<string>()).add(messageId))
  const { rows } = (await db.execute(
    `select o.email, e.kind from orders o join order_events e on e.order_id = o.id
     where e.kind in (${CALLS_FOR_LETTER.map(kind => `'${kind}'`).join(', ')})`,
  )) as unknown as { rows: { email: string; kind: string }[] }
  const called = Map.groupBy(rows, ({ email }) => email)
  return acknowledged.flatMap(({ number, email, isPaid }) => {
    const kinds = called.get(email)?.map(({ kind }) => kind) ?? []
    const got = letters.get(email)?.size ?? 0
    const wanted = isPaid ? 3 : 1
    if (kinds.length !== wanted) return [`${number} has ${kinds.join()} in its journal, not ${wanted} words`]
    return got === wanted ? [] : [`${number} got ${got} letters instead of ${wanted}`]
  })
}

/** Checks that each paid line has one ticket, and its print file. */
export async function verifyProduction(
  db: Database,
  dataDir: string,
  acknowledged: readonly AcknowledgedOrder[],
): Promise<string[]> {
  const folder = join(dataDir, 'production')
  const files = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => /\d+\.json$/.test(name))
    : []
  const tickets = Map.groupBy(files, name => dirname(name).split(/[\\/]/).at(-1) ?? '')
  const { rows } = (await db.execute(
    `select o.number from orders o join order_lines l on l.order_id = o.id where o.state = 'in-production'`,
  )) as unknown as { rows: { number: string }[] }
  const wrong: string[] = []
  const paid = acknowledged.filter(({ isPaid }) => isPaid)
  if (rows.length !== paid.length)
    wrong.push(`${rows.length} lines are made of ${paid.length} that were paid`)
  if (files.length !== paid.length) wrong.push(`${files.length} tickets for ${paid.length} lines`)
  for (const { number, isPoster } of paid) {
    const [ticket, ...more] = tickets.get(number.toLowerCase()) ?? []
    if (!ticket || more.length > 0)
      wrong.push(`${number} has ${ticket ? 'more than one ticket' : 'no ticket'}`)
    else if (isPoster) wrong.push(...verifyPrintFile(join(folder, ticket), number))
  }
  return wrong
}

function verifyPrintFile(ticket: string, number: string): string[] {
  const { file } = JSON.parse(readFileSync(ticket, 'utf8')) as {
    file: { name: string; sha256: string } | null
  }
  const pdf = file && join(dirname(ticket), file.name)
  if (!pdf || !existsSync(pdf)) return [`${number} has no print file`]
  const sha256 = createHash('sha256').update(readFileSync(pdf)).digest('hex')
  return sha256 === file.sha256 ? [] : [`${number} has another print file than its ticket says`]
}
