import { parseArgs } from 'node:util'
import {
  CUSTOMER_TYPES,
  type Database,
  endSessions,
  findCredential,
  findCustomers,
  listAuthMethods,
  listPasskeys,
  listSecurityEvents,
  listSessions,
  recordSecurityEvent,
} from '@passepartout/db'
import type { StructuredLog } from '@passepartout/domain'
import type { ObjectStorage } from '@passepartout/storage'
import { erasePersonalDataByEmail } from './erase-personal-data.ts'
import { exportCustomerData } from './export-customer-data.ts'
import { isEmailAddress } from './is-email-address.ts'

const HELP = `npm run shop -- customers <action>

  list [TEXT] [--most 100]         accounts, the newest first; TEXT is part of a number, mail address or name
  show MAIL                        an account: how it is opened, where it is logged in, what happened to it last
  log-out MAIL                     end all its sessions
  export MAIL                      everything that is kept of somebody, as JSON
  erase MAIL --yes                 erase it for good; invoices and their orders stay eight years, as the law wants
`
const MOST = 10_000

interface Deps {
  db: Database
  storage: Pick<ObjectStorage, 'remove'>
  /** Base of the hashes of addresses. */
  secret: string
  clock: () => Date
  log: StructuredLog
}

/**
 * Runs `npm run shop -- customers ...` and returns its output.
 *
 * @param argument JSON with the words after `customers`
 * @throws Error with a message for the operator
 */
export async function customerCommand(deps: Deps, argument: string): Promise<string> {
  const { words, operator } = JSON.parse(argument) as { words: string[]; operator: string }
  const { positionals, values } = read(words)
  const [action, typed = ''] = positionals
  if (action === 'list') return list(deps, typed, values.most ?? '100')
  if (!['show', 'log-out', 'export', 'erase'].includes(action ?? '')) throw new Error(HELP)
  if (!isEmailAddress(typed)) throw new Error(`${typed || 'Nothing'} is no mail address.\n\n${HELP}`)
  const actor = `operator:${operator}`
  if (action === 'show') return show(deps, typed)
  if (action === 'log-out') return logOut(deps, typed, actor)
  if (action === 'export') return `${JSON.stringify(await exportCustomerData(deps, typed), null, 2)}\n`
  if (!values.yes) throw new Error('This cannot be undone: add --yes.')
  const done = await erasePersonalDataByEmail(deps, typed)
  deps.log.info({ actor, orders: done.erased, photos: done.photos }, 'customer data erased')
  return `${JSON.stringify(done, null, 2)}\n`
}

function read(words: string[]) {
  try {
    return parseArgs({
      args: words,
      allowPositionals: true,
      options: { most: { type: 'string' }, yes: { type: 'boolean' } },
    })
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\n${HELP}`)
  }
}

async function list({ db }: Deps, text: string, typed: string): Promise<string> {
  const most = Number(typed)
  if (!Number.isInteger(most) || most < 1 || most > MOST)
    throw new Error(`--most must be a number from 1 to ${MOST}`)
  const found = await findCustomers(db, { text, most })
  const rows = found.map(
    ({ number, email, name, type, createdAt }) =>
      `${number}  ${createdAt.toISOString().slice(0, 10)}  ${email}  ${name}${type === CUSTOMER_TYPES.whitelabel ? '  whitelabel' : ''}`,
  )
  // Control characters in customers' input must not reach the terminal.
  return `${rows.map(row => row.replace(/\p{Cc}/gu, ' ')).join('\n') || 'There are none.'}\n`
}

async function accountOf({ db }: Deps, typed: string) {
  const found = await findCredential(db, { email: typed.trim().toLowerCase() })
  if (!found) throw new Error(`${typed} has no account. "customers export" shows what is kept of guests.`)
  return found.customer
}

async function show(deps: Deps, typed: string): Promise<string> {
  const { db } = deps
  const {
    id: customerId,
    number,
    email,
    name,
    type,
    channel,
    locale,
    createdAt,
  } = await accountOf(deps, typed)
  const { password, hasGoogle } = await listAuthMethods(db, { customerId })
  const passkeys = await listPasskeys(db, { customerId })
  const sessions = await listSessions(db, { customerId, now: new Date() })
  const events = await listSecurityEvents(db, { customerId, most: 20 })
  const shown = {
    ...{
      number,
      email,
      name,
      kind: type === CUSTOMER_TYPES.whitelabel ? 'whitelabel' : 'private',
      channel,
      locale,
      createdAt,
    },
    opensWith: { password: password !== null, google: hasGoogle, passkeys: passkeys.length },
    sessions: sessions.map(one => ({ channel: one.channel, since: one.createdAt, used: one.updatedAt })),
    lastEvents: events.map(({ kind, actor, at }) => ({ at, kind, actor })),
  }
  return `${JSON.stringify(shown, null, 2)}\n`
}

async function logOut(deps: Deps, typed: string, actor: string): Promise<string> {
  const { id: customerId } = await accountOf(deps, typed)
  await deps.db.transaction(async tx => {
    await endSessions(tx, { customerId })
    const note = { kind: 'session-ended', actor, customerId, addressKey: 'command-line' }
    await recordSecurityEvent(tx, { ...note, details: { all: true }, at: new Date() })
  })
  return 'Logged out everywhere.\n'
}
