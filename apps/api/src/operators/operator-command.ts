import { randomUUID } from 'node:crypto'
import {
  addOperator,
  countOwners,
  findOperator,
  listOperators,
  recordSecurityEvent,
  removeOperator,
  updateOperatorRoles,
} from '@passepartout/db'
import { OPERATOR_ROLES, type OperatorRole } from '@passepartout/domain'
import { emailProblem } from '../modules/contact/index.ts'
import { createOperatorLink, type OperatorLinkContext } from './create-operator-link.ts'

const HELP = `npm run shop -- operator <action>

  create MAIL --name NAME [--roles support,finance]
                              make somebody an operator, without roles an owner; shows the link that sets password and
                              code, once
  roles MAIL support,finance  what somebody may do; ends their sessions. Roles: ${OPERATOR_ROLES.join(', ')}
  link MAIL                   a new link, for a lost password or telephone; ends all sessions when it is used
  list                        who is one
  remove MAIL --yes           end somebody's access at once
`
/**
 * Runs `npm run shop -- operator ...` and returns its output.
 *
 * @param argument JSON with the words after `operator`
 * @throws Error with a message for the operator
 */
export async function operatorCommand(context: OperatorLinkContext, argument: string): Promise<string> {
  const { db, now } = context
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
    return `${(await listOperators(db)).map(one => `${one.email}  ${one.name}  ${one.roles.join(',')}${one.twoFactorEnabled ? '' : '  (not set up yet)'}`).join('\n') || 'There are none.'}\n`
  if (!action || emailProblem(email)) throw new Error(HELP)
  if (action === 'remove') {
    if (!more.includes('--yes')) throw new Error('This cannot be undone: add --yes.')
    if (!(await removeOperator(db, { email }))) throw new Error('There is no such operator.')
    await note('operator-removed', { email })
    return 'Removed.\n'
  }
  if (action === 'roles') {
    const roles = parseRoles(more[0])
    if (!roles.includes('owner') && (await isLastOwner(db, email)))
      throw new Error('This is the last owner: make somebody else an owner first.')
    if (!(await updateOperatorRoles(db, { email, roles, now }))) throw new Error('There is no such operator.')
    await note('operator-roles-changed', { email, roles: roles.join(',') })
    return `${email}: ${roles.join(', ')}\n`
  }
  if (action === 'create') {
    const name = more[more.indexOf('--name') + 1]
    const roles = more.includes('--roles')
      ? parseRoles(more[more.indexOf('--roles') + 1])
      : [...DEFAULT_ROLES]
    if (!more.includes('--name') || !name) throw new Error(HELP)
    if (!(await addOperator(db, { id: randomUUID(), email, name, roles, now })))
      throw new Error('There is an operator with this address already; "operator link" makes a new link.')
    await note('operator-made', { email })
  } else if (action !== 'link') throw new Error(HELP)
  const found = await findOperator(db, { email })
  if (!found) throw new Error('There is no such operator.')
  const link = await createOperatorLink(context, found.operator.id)
  await note('operator-invited', { email })
  return `Give this link to ${found.operator.name}; it works once, for an hour:\n${link}\n`
}

const DEFAULT_ROLES = ['owner'] as const satisfies OperatorRole[]

/** @throws Error with the roles there are */
function parseRoles(typed = ''): OperatorRole[] {
  const roles = [...new Set(typed.split(',').filter(Boolean))]
  const known = OPERATOR_ROLES.filter(role => roles.includes(role))
  if (known.length === 0 || known.length !== roles.length)
    throw new Error(`Roles are some of ${OPERATOR_ROLES.join(', ')}, separated by commas.`)
  return known
}

/** Whether the operator is the only owner. */
export async function isLastOwner(db: OperatorLinkContext['db'], email: string): Promise<boolean> {
  const found = await findOperator(db, { email })
  return found?.operator.roles.includes('owner') === true && (await countOwners(db)) === 1
}
