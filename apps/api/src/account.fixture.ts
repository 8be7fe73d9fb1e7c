import { post } from './forms.fixture.ts'
import { enqueueAccountEmail } from './modules/account/index.ts'
import type { TestShop, Visitor } from './shop.fixture.ts'

export const CUSTOMER_ACCOUNT = {
  email: 'mia@example.org',
  password: 'ein Fahrrad im Regen',
  firstName: 'Mia',
  lastName: 'Muster',
}

/** Writes the emails of requested links, as the worker does. */
export async function deliverPendingEmails({ deps }: TestShop): Promise<void> {
  const context = { ...deps, sellers: deps.sellers(), now: deps.clock() }
  for (const { id } of await deps.db.query.oneTimeLinks.findMany({ columns: { id: true } }))
    await enqueueAccountEmail(context, { linkId: id })
}

/** The emails in the outbox, latest first. */
export const pendingEmailsOf = async ({ db }: TestShop) =>
  (await db.query.emailOutbox.findMany({ orderBy: (mail, { desc }) => desc(mail.createdAt) })).reverse()

/** The token in the link of an email. */
export async function tokenOf(
  shop: TestShop,
  kind: string,
  to: string = CUSTOMER_ACCOUNT.email,
): Promise<string> {
  await deliverPendingEmails(shop)
  const letter = (await pendingEmailsOf(shop)).find(one => one.kind === kind && one.message.to === to)
  return /token=([\w-]+)/.exec(letter?.message.text ?? '')?.[1] ?? ''
}

export async function signUp(
  shop: TestShop,
  visitor: Visitor,
  who: Partial<typeof CUSTOMER_ACCOUNT> = {},
): Promise<void> {
  const asked = await post(visitor, '/web-api/customer-signup', { ...CUSTOMER_ACCOUNT, ...who })
  if (asked.status !== 200) throw new Error(await asked.text())
  const token = await tokenOf(shop, 'sign-up', who.email)
  const confirmed = await post(visitor, '/web-api/customer-signup-confirm', { token })
  if (confirmed.status !== 200) throw new Error(await confirmed.text())
}

export const logIn = (visitor: Visitor, who: Partial<typeof CUSTOMER_ACCOUNT> = {}) => {
  const { email, password } = { ...CUSTOMER_ACCOUNT, ...who }
  return post(visitor, '/web-api/customer-login', { email, password })
}
