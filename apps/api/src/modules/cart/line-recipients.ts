import { randomUUID } from 'node:crypto'
import { isOnRecipientList, type StoredRecipient } from '@passepartout/db'
import type { MergeData } from '@passepartout/document'
import { addressForm, type CountryCode, checkAddress } from '@passepartout/domain'
import { mergeAddressesOf } from './merge-names.ts'

/** Most on the list of one line: a large wedding, and a page that still loads at once. */
export const MOST_RECIPIENTS = 500

/** What is wrong with an address, judged as the checkout's own. */
export const checkRecipient = (country: CountryCode, { name, ...fields }: StoredRecipient) =>
  checkAddress({ ...fields, country, company: '', firstName: '', lastName: name, kind: 'home' })

/** The form of the country's addresses, whose rules those of recipients follow. */
export const recipientForm = (country: CountryCode) => addressForm(country, 'home')

/** What is sent, tidied as every address of the checkout; the name is one line. */
export function normaliseRecipient(country: CountryCode, recipient: StoredRecipient): StoredRecipient {
  const { lastName, extra, street, postalCode, city, region } = checkRecipient(country, recipient).address
  return { ...recipient, name: lastName, extra, street, postalCode, city, region }
}

/** Addresses in the order of the cards they belong to; those of no card come last, as they were typed. */
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
  /** Nothing where the line is new, printed no addresses, or had no names. */
  before: MergeData | undefined
  now: MergeData
}

/**
 * The list of a line whose table of names changed: rows that got another address bring it, rows that are gone take theirs along, and
 * what was typed or mended on the list otherwise stays.
 */
export function followNames(
  list: readonly StoredRecipient[],
  { country, before, now }: NamesChange,
): readonly StoredRecipient[] {
  const beforeBy = byRecord(before)
  const nowBy = byRecord(now)
  const isChanged = (record: string) =>
    JSON.stringify(beforeBy.get(record)) !== JSON.stringify(nowBy.get(record))
  const kept = list.flatMap(one => {
    if (one.record === undefined || !isOnRecipientList(one) || !isChanged(one.record)) return [one]
    const row = nowBy.get(one.record)
    return row ? [normaliseRecipient(country, { ...one, ...row })] : []
  })
  const listed = new Set(kept.map(({ record }) => record))
  const added = [...nowBy.values()]
    .filter(({ record }) => !listed.has(record) && isChanged(record))
    .map(row => normaliseRecipient(country, { ...row, id: randomUUID() }))
  const room = MOST_RECIPIENTS - kept.filter(isOnRecipientList).length
  return [...kept, ...added.slice(0, Math.max(0, room))]
}

const byRecord = (names: MergeData | undefined) =>
  new Map((names ? mergeAddressesOf(names) : []).map(row => [row.record, row]))
