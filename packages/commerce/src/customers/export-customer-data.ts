import { type Database, exportPersonalData, listNewsletterConsents } from '@passepartout/db'
import { CHANNELS } from '@passepartout/domain'
import { hashAddress } from './hash-address.ts'

/**
 * Everything that is stored of an email address, with the consent records of newsletters, which are found by the hash of
 * the address.
 */
export async function exportCustomerData({ db, secret }: { db: Database; secret: string }, email: string) {
  const hashOf = hashAddress(secret)
  const consents = await Promise.all(
    CHANNELS.map(channel => listNewsletterConsents(db, hashOf(channel, email.trim().toLowerCase()))),
  )
  return { ...(await exportPersonalData(db, email)), newsletterConsents: consents.flat() }
}
