import { type Database, erasePersonalData, markPhotosForDeletion } from '@passepartout/db'
import type { ObjectStorage } from '@passepartout/storage'
import { removeFiles } from '../retention/index.ts'
import { hashAddress } from './hash-address.ts'

/**
 * Erases all personal data of an email address with its files. @returns the records that the law requires to be
 * retained
 */
export async function erasePersonalDataByEmail(
  deps: { db: Database; storage: Pick<ObjectStorage, 'remove'>; secret: string; clock: () => Date },
  email: string,
): Promise<{ kept: string[]; erased: number; photos: number }> {
  const { kept, erased, retired, lineIds } = await deps.db.transaction(async tx => {
    const done = await erasePersonalData(tx, email, {
      now: deps.clock(),
      hashAddress: hashAddress(deps.secret),
    })
    return { ...done, retired: await markPhotosForDeletion(tx, done.photoIds) }
  })
  await removeFiles(deps, retired, lineIds)
  return { kept, erased, photos: retired.length }
}
