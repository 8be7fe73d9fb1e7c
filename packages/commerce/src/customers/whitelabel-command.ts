import { parseArgs } from 'node:util'
import {
  type Database,
  findCredential,
  findWhitelabel,
  listWhitelabel,
  putWhitelabel,
  recordSecurityEvent,
  removeWhitelabel,
} from '@passepartout/db'
import { isEmailAddress } from './is-email-address.ts'

const HELP = `npm run shop -- whitelabel:<action>

  whitelabel:create MAIL --company NAME [--email MAIL] [--phone NUMBER] [--website URL]
                    [--colour '#1e5b4a'] [--logo FILE.png]
                    have a customer sell under their own name; asked again, it changes how they appear
  whitelabel:list   who does
  whitelabel:show MAIL
  whitelabel:remove MAIL --yes
                    a private customer again; orders that went out stay as they are
`
const LOGO_BYTES = 40_000
const PNG = Buffer.from('89504e470d0a1a0a', 'hex')

const options = {
  company: { type: 'string' },
  email: { type: 'string' },
  phone: { type: 'string' },
  website: { type: 'string' },
  colour: { type: 'string' },
  logo: { type: 'string' },
  yes: { type: 'boolean' },
} as const

/**
 * Runs `npm run shop -- whitelabel:...` and returns its output.
 *
 * @param argument JSON with the words after `whitelabel:`
 * @param logo contents of the file given by `--logo`
 * @throws Error with a message for the operator
 */
export async function whitelabelCommand(
  { db, now }: { db: Database; now: Date },
  argument: string,
  logo: Uint8Array,
): Promise<string> {
  const { words, operator } = JSON.parse(argument) as { words: string[]; operator: string }
  const { positionals, values } = read(words)
  const [action, typed = ''] = positionals
  if (action === 'list') {
    const all = await listWhitelabel(db)
    const rows = all.map(
      ({ customer, profile }) => `${customer.number}  ${profile.company}  ${customer.email}`,
    )
    return `${rows.join('\n') || 'There are none.'}\n`
  }
  if (!['create', 'show', 'remove'].includes(action ?? '') || !isEmailAddress(typed)) throw new Error(HELP)
  const customer = (await findCredential(db, { email: typed.trim().toLowerCase() }))?.customer
  if (!customer)
    throw new Error(`${typed} has no account: the customer signs up in the shop first, with this address.`)
  const { id: customerId } = customer
  const before = await findWhitelabel(db, { customerId })
  const note = (tx: Database, kind: string) =>
    recordSecurityEvent(tx, {
      ...{ kind, actor: `operator:${operator}`, customerId, addressKey: 'command-line' },
      ...{ details: {}, at: now },
    })
  if (action === 'remove') {
    if (!before) throw new Error(`${typed} is no whitelabel customer.`)
    if (!values.yes) throw new Error('This cannot be undone: add --yes.')
    await db.transaction(async tx => {
      await removeWhitelabel(tx, { customerId, now })
      await note(tx, 'whitelabel-removed')
    })
    return 'Removed.\n'
  }
  if (action === 'create') {
    const company = (values.company ?? before?.company ?? '').trim()
    const profile = {
      company,
      email: (values.email ?? before?.email ?? customer.email).trim(),
      phone: (values.phone ?? before?.phone ?? '').trim(),
      website: (values.website ?? before?.website ?? '').trim(),
      colour: (values.colour ?? before?.colour ?? '#191817').toLowerCase(),
    }
    check(profile, logo)
    const picture = logo.length > 0 ? Buffer.from(logo).toString('base64') : null
    await db.transaction(async tx => {
      await putWhitelabel(tx, { customerId, ...profile, logo: picture, now })
      await note(tx, 'whitelabel-made')
    })
  }
  const profile = await findWhitelabel(db, { customerId })
  if (!profile) throw new Error(`${typed} is no whitelabel customer.`)
  const { company, email, phone, website, colour, isOn } = profile
  const shown = { number: customer.number, mail: customer.email, company, email, phone, website, colour }
  return `${JSON.stringify({ ...shown, logo: profile.logo ? 'yes' : 'none', underOwnName: isOn }, null, 2)}\n`
}

function read(words: string[]) {
  try {
    return parseArgs({ args: words, allowPositionals: true, options })
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\n${HELP}`)
  }
}

function check(
  {
    company,
    email,
    phone,
    website,
    colour,
  }: Record<'company' | 'email' | 'phone' | 'website' | 'colour', string>,
  logo: Uint8Array,
): void {
  const wrong = [
    company.length < 1 || company.length > 60 || /\p{Cc}/u.test(company)
      ? '--company must be a name of 1 to 60 characters'
      : '',
    !isEmailAddress(email) ? '--email must be a mail address' : '',
    /^[\d\s()+/.-]{0,30}$/.test(phone) ? '' : '--phone must be a telephone number',
    website === '' || /^https:\/\/[\w.-]+(\/[\w./-]*)?$/.test(website)
      ? ''
      : '--website must begin with https://',
    /^#[\da-f]{6}$/.test(colour) ? '' : "--colour must be such as '#1e5b4a'",
    logo.length === 0 || (logo.length <= LOGO_BYTES && PNG.equals(logo.subarray(0, PNG.length)))
      ? ''
      : `--logo must be a PNG of at most ${LOGO_BYTES / 1000} kB`,
  ].filter(Boolean)
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
}
