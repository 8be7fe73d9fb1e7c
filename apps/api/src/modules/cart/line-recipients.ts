import { randomUUID } from 'node:crypto'
import { isOnRecipientList, type StoredRecipient } from '@passepartout/db'
import type { MergeData } from '@passepartout/document'
import { addressForm, type CountryCode, checkAddress } from '@passepartout/domain'
import { mergeAddressesOf } from './merge-names.ts'

/** Maximum recipients of a line: a large wedding, and a page that still loads quickly. */
export const MOST_RECIPIENTS = 500

/** Validates an address by the rules of the checkout. */
export const checkRecipient = (country: CountryCode, { name, ...fields }: StoredRecipient) =>
  checkAddress({ ...fields, country, company: '', firstName: '', lastName: name, kind: 'home' })

/** The address form of the country, whose rules also apply to recipients. */
export const recipientForm = (country: CountryCode) => addressForm(country, 'home')

/** Normalises a recipient as the checkout does; the name is a single line. */
export function normaliseRecipient(country: CountryCode, recipient: StoredRecipient): StoredRecipient {
  const { lastName, extra, street, postalCode, city, region } = checkRecipient(country, recipient).address
  return { ...recipient, name: lastName, extra, street, postalCode, city, region }
}

/** Recipients in the order of their cards, then those without a card in the order of entry. */
export function inCardOrder(
  list: readonly StoredRecipient[],
  names: MergeData | undefined,
): readonly StoredRecipient[] {
  const places = new Map(names?.records.map(({ id }, index) => [id, index]))
  const placeOf = ({ record }: StoredRecipient) => places.get(record ?? '') ?? places.size
  return list.toSorted((a, b) => placeOf(a) - placeOf(b))
}

interface NamesChange {
  country: CountryCode
  /** Missing when the line is new, printed no addresses or had no mail merge. */
  before: MergeData | undefined
  now: MergeData
}

/**
 * Applies a changed mail-merge table to a recipient list: changed addresses of rows are taken over, deleted rows lose
 * their recipient, and other entries and corrections of the list stay.
 */
export function followNames(
  list: readonly StoredRecipient[],
  { country, before, now }: NamesChange,
): readonly StoredRecipient[] {
  const beforeBy = byRecord(before)
  const nowBy = byRecord(now)
  const isChanged = (record: string) =>
    JSON.stringify(beforeBy.get(record)) !== JSON.stringify(nowBy.get(record))
  const withCopies = list.flatMap(one => {
    if (one.record === undefined || !isOnRecipientList(one) || !isChanged(one.record)) return [one]
    const row = nowBy.get(one.record)
    return row ? [normaliseRecipient(country, { ...one, ...row })] : []
  })
  const listed = new Set(withCopies.map(({ record }) => record))
  const added = [...nowBy.values()]
    .filter(({ record }) => !listed.has(record) && isChanged(record))
    .map(row => normaliseRecipient(country, { ...row, id: randomUUID() }))
  const room = MOST_RECIPIENTS - withCopies.filter(isOnRecipientList).length
  return [...withCopies, ...added.slice(0, Math.max(0, room))]
}

const byRecord = (names: MergeData | undefined) =>
  new Map((names ? mergeAddressesOf(names) : []).map(row => [row.record, row]))
