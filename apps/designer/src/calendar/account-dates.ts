import { type Client, listAccountDates, removeAccountDates, storeAccountDates } from '@passepartout/contracts'
import { hasLoggedInCookie, type PersonalDate, sanitisePersonalDates } from '@passepartout/domain'
import type { Designer } from '../state/designer.ts'
import type { DateEntry } from './date-entry.ts'
import { countAccountDates, loadDatesBook, setAccountDates, storeInDatesBook } from './dates-book.ts'

/** Loads the dates that a logged-in customer keeps in the account. Anonymous visitors send no request. */
export async function loadAccountDates(client: Client): Promise<void> {
  if (!hasLoggedInCookie(document.cookie)) return
  const result = await client.call(listAccountDates, {})
  if (result.ok) setAccountDates(result.payload.dates.map(({ date }) => date))
}

/** Stores all dates of this device in the account; returns why not, for the customer. */
export const storeBookInAccount = (client: Client): Promise<string | undefined> =>
  storeInAccount(client, loadDatesBook())

/**
 * Stores new dates on this device, and in the account of a customer who keeps dates there. A toast says why the account
 * did not take them.
 */
export async function storeDates(
  { client, toasts }: Pick<Designer, 'client' | 'toasts'>,
  entries: readonly DateEntry[],
): Promise<void> {
  storeInDatesBook(entries)
  const problem = countAccountDates() > 0 ? await storeInAccount(client, entries) : undefined
  if (problem !== undefined) toasts.show({ text: problem })
}

async function storeInAccount(client: Client, entries: readonly PersonalDate[]): Promise<string | undefined> {
  const dates = sanitisePersonalDates(entries)
  if (dates.length === 0) return undefined
  const result = await client.call(storeAccountDates, { body: { dates } })
  if (!result.ok) return result.message
  setAccountDates(result.payload.dates.map(({ date }) => date))
  return undefined
}

/** Deletes all dates from the account; those of the device stay. */
export async function removeFromAccount(client: Client): Promise<string | undefined> {
  const result = await client.call(removeAccountDates, {})
  if (!result.ok) return result.message
  setAccountDates([])
  return undefined
}
