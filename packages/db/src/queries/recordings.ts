import { lt } from 'drizzle-orm'
import type { Database } from '../open.ts'
import { recordingParts } from '../schema/index.ts'

/** Stores a piece of a recorded visit; one that is stored already stays as it is. */
export async function addRecordingPart(
  db: Database,
  piece: { recording: string; part: number; events: string; now: Date },
): Promise<void> {
  const { now, ...values } = piece
  await db
    .insert(recordingParts)
    .values({ ...values, receivedAt: now })
    .onConflictDoNothing()
}

/** Removes recordings of before. */
export async function removeOldRecordings(db: Database, before: Date): Promise<void> {
  await db.delete(recordingParts).where(lt(recordingParts.receivedAt, before))
}
