import { and, asc, count, desc, eq, gt, lt, max, min, sql } from 'drizzle-orm'
import type { Database } from '../open.ts'
import { recordingParts } from '../schema/index.ts'

/** Stores a part of a recorded visit; idempotent. */
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

/** A recorded visit in a list. */
export interface RecordedVisit {
  recording: string
  begun: Date
  ended: Date
  pieces: number
  characters: number
  /** Address of its first page as the recorder wrote it; null where its first part is missing. */
  first: string | null
}

/** The newest recorded visits. */
export async function listRecordings(db: Database, { limit }: { limit: number }): Promise<RecordedVisit[]> {
  const { recording, part, events, receivedAt } = recordingParts
  const begun = min(receivedAt)
  const rows = await db
    .select({
      recording,
      begun,
      ended: max(receivedAt),
      pieces: count(),
      characters: sql<string>`sum(length(${events}))`,
      first: sql<
        string | null
      >`max(case when ${part} = 1 then substring(${events} from '"href":"([^"]{1,250})"') end)`,
    })
    .from(recordingParts)
    .groupBy(recording)
    .orderBy(desc(begun))
    .limit(limit)
  return rows.flatMap(({ begun, ended, characters, ...row }) =>
    begun && ended ? [{ ...row, begun, ended, characters: Number(characters) }] : [],
  )
}

/** The parts of a recorded visit after a given one, in order. */
export async function findRecordingParts(
  db: Database,
  { recording, after, limit }: { recording: string; after: number; limit: number },
): Promise<{ part: number; events: string }[]> {
  return db
    .select({ part: recordingParts.part, events: recordingParts.events })
    .from(recordingParts)
    .where(and(eq(recordingParts.recording, recording), gt(recordingParts.part, after)))
    .orderBy(asc(recordingParts.part))
    .limit(limit)
}

export async function removeOldRecordings(db: Database, before: Date): Promise<void> {
  await db.delete(recordingParts).where(lt(recordingParts.receivedAt, before))
}
