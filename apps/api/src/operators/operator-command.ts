import { createHash, randomBytes, randomUUID } from 'node:crypto'
import {
  addOperator,
  type Database,
  findOperator,
  inviteOperator,
  listOperators,
  recordSecurityEvent,
  removeOperator,
} from '@passepartout/db'
import { symmetricEncrypt } from 'better-auth/crypto'
import { emailProblem } from '../modules/contact/index.ts'

const HELP = `npm run shop -- operator <action>

  create MAIL --name NAME     make somebody an operator; shows the link that sets password and code, once
  link MAIL                   a new link, for a lost password or telephone; ends all sessions when it is used
  list                        who is one
  remove MAIL --yes           end somebody's access at once
`
const LINK_MS = 3_600_000

interface Deps {
  db: Database
  secret: string
  /** Origin of the operators' log-in. */
  origin: string
  now: Date
}

/**
 * Runs `npm run shop -- operator ...` and returns its output.
 *
 * @param argument JSON with the words after `operator`
 * @throws Error with a message for the operator
 */
export async function operatorCommand({ db, secret, origin, now }: Deps, argument: string): Promise<string> {
  const { words, operator } = JSON.parse(argument) as { words: string[]; operator: string }
  const [action, typed = '', ...more] = words
  const email = typed.trim().toLowerCase()
  const note = (kind: string, details: Record<string, string>) =>
    recordSecurityEvent(db, {
      ...{
        kind,
        actor: `operator:${operator}`,
        customerId: null,
        addressKey: 'command-line',
        details,
        at: now,
      },
    })
  if (action === 'list')
    return `${(await listOperators(db)).map(one => `${one.email}  ${one.name}${one.twoFactorEnabled ? '' : '  (not set up yet)'}`).join('\n') || 'There are none.'}\n`
  if (!action || emailProblem(email)) throw new Error(HELP)
  if (action === 'remove') {
    if (!more.includes('--yes')) throw new Error('This cannot be undone: add --yes.')
    if (!(await removeOperator(db, { email }))) throw new Error('There is no such operator.')
    await note('operator-removed', { email })
    return 'Removed.\n'
  }
  if (action === 'create') {
    const name = more[more.indexOf('--name') + 1]
    if (!more.includes('--name') || !name) throw new Error(HELP)
    if (!(await addOperator(db, { id: randomUUID(), email, name, now })))
      throw new Error('There is an operator with this address already; "operator link" makes a new link.')
    await note('operator-made', { email })
  } else if (action !== 'link') throw new Error(HELP)
  const found = await findOperator(db, { email })
  if (!found) throw new Error('There is no such operator.')
  const token = randomBytes(32).toString('base64url')
  await inviteOperator(db, {
    operatorId: found.operator.id,
    tokenHash: createHash('sha256').update(token).digest('base64url'),
    secret: await symmetricEncrypt({ key: `operators ${secret}`, data: randomBytes(20).toString('hex') }),
    until: new Date(now.getTime() + LINK_MS),
    now,
  })
  await note('operator-invited', { email })
  return `Give this link to ${found.operator.name}; it works once, for an hour:\n${origin}/_operator/set-up?token=${token}\n`
}
