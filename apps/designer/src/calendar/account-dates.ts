import { type Client, listAccountDates, removeAccountDates, storeAccountDates } from '@passepartout/contracts'
import { hasLoggedInCookie, type PersonalDate } from '@passepartout/domain'
import { countAccountDates, loadDatesBook, setAccountDates } from './dates-book.ts'

/** Loads the dates that a logged-in customer keeps in the account. Anonymous visitors send no request. */
export async function loadAccountDates(client: Client): Promise<void> {
  if (!hasLoggedInCookie(document.cookie)) return
  const result = await client.call(listAccountDates, {})
  if (result.ok) setAccountDates(result.payload.dates.map(({ date }) => date))
}

/** Stores all dates of this device in the account; returns why not, for the customer. */
export const storeBookInAccount = (client: Client): Promise<string | undefined> =>
  storeInAccount(client, loadDatesBook())

/** Stores new dates in the account of a customer who keeps dates there. */
export async function addToAccountDates(
  client: Client,
  entries: readonly PersonalDate[],
): Promise<string | undefined> {
  return countAccountDates() > 0 ? storeInAccount(client, entries) : undefined
}

async function storeInAccount(client: Client, entries: readonly PersonalDate[]): Promise<string | undefined> {
  if (entries.length === 0) return undefined
  const dates = entries.map(({ name, kind, month, day, year, showsAge, colour, rule }) => ({
    ...{ name, kind, month, day, year, showsAge },
    ...(colour !== undefined && { colour }),
    ...(rule !== undefined && { rule }),
  }))
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
