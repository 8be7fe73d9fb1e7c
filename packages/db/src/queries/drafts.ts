import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../open.ts'
import { drafts } from '../schema/index.ts'

export type DraftRow = typeof drafts.$inferSelect
export type DraftSummary = Omit<DraftRow, 'document' | 'contentHash'>
/** The document as JSON text: validation has serialised it already, perhaps in a thread. */
export type DraftContent = Pick<DraftRow, 'title' | 'configuration' | 'contentHash'> & {
  documentJson: string
}

interface DraftKey {
  visitorId: string
  id: string
}

const draftOfVisitor = ({ visitorId, id }: DraftKey) =>
  and(eq(drafts.id, id), eq(drafts.visitorId, visitorId))

const toJsonColumn = (text: string) => sql`${text}::jsonb`

/** Adds a draft at revision 1; `false` when the id is taken. */
export async function insertDraft(
  db: Database,
  { now, documentJson, ...draft }: DraftKey & DraftContent & { kind: string; now: Date },
): Promise<boolean> {
  const rows = await db
    .insert(drafts)
    .values({ ...draft, document: toJsonColumn(documentJson), revision: 1, createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: drafts.id })
    .returning({ id: drafts.id })
  return rows.length > 0
}

export async function findDraft(db: Database, draft: DraftKey): Promise<DraftRow | undefined> {
  const [row] = await db.select().from(drafts).where(draftOfVisitor(draft))
  return row
}

/** Last changed first. */
export function listDrafts(db: Database, { visitorId }: { visitorId: string }): Promise<DraftSummary[]> {
  const { id, revision, kind, title, configuration, createdAt, updatedAt } = drafts
  return db
    .select({ id, visitorId: drafts.visitorId, revision, kind, title, configuration, createdAt, updatedAt })
    .from(drafts)
    .where(eq(drafts.visitorId, visitorId))
    .orderBy(desc(updatedAt), desc(id))
}

export async function countDrafts(db: Database, { visitorId }: { visitorId: string }): Promise<number> {
  const [row] = await db.select({ count: count() }).from(drafts).where(eq(drafts.visitorId, visitorId))
  return row?.count ?? 0
}

/**
 * Writes a change based on a revision; returns the new revision, or `undefined` when the draft has changed or was
 * deleted.
 */
export async function updateDraft(
  db: Database,
  {
    visitorId,
    id,
    baseRevision,
    now,
    documentJson,
    ...content
  }: DraftKey & DraftContent & { baseRevision: number; now: Date },
): Promise<number | undefined> {
  const [row] = await db
    .update(drafts)
    .set({
      ...content,
      document: toJsonColumn(documentJson),
      revision: sql`${drafts.revision} + 1`,
      updatedAt: now,
    })
    .where(and(draftOfVisitor({ visitorId, id }), eq(drafts.revision, baseRevision)))
    .returning({ revision: drafts.revision })
  return row?.revision
}

/** Renames a draft, whatever its revision; returns the new one, or `undefined` when it was deleted. */
export async function renameDraft(
  db: Database,
  { title, now, ...draft }: DraftKey & { title: string; now: Date },
): Promise<number | undefined> {
  const [row] = await db
    .update(drafts)
    .set({ title, revision: sql`${drafts.revision} + 1`, updatedAt: now })
    .where(draftOfVisitor(draft))
    .returning({ revision: drafts.revision })
  return row?.revision
}

/**
 * Changes the configuration of a draft, not its document; `false` when it has changed since the revision or was
 * deleted.
 */
export async function setDraftConfiguration(
  db: Database,
  {
    configuration,
    contentHash,
    revision,
    now,
    ...draft
  }: DraftKey & Pick<DraftRow, 'configuration' | 'contentHash' | 'revision'> & { now: Date },
): Promise<boolean> {
  const rows = await db
    .update(drafts)
    .set({ configuration, contentHash, revision: revision + 1, updatedAt: now })
    .where(and(draftOfVisitor(draft), eq(drafts.revision, revision)))
    .returning({ revision: drafts.revision })
  return rows.length > 0
}

/** Copies a draft under another id; `false` when there is none to copy. */
export async function copyDraft(
  db: Database,
  { copyId, title, now, ...draft }: DraftKey & { copyId: string; title: string; now: Date },
): Promise<boolean> {
  const row = await findDraft(db, draft)
  if (!row) return false
  await db.insert(drafts).values({ ...row, id: copyId, title, revision: 1, createdAt: now, updatedAt: now })
  return true
}

/** Deletes a draft; `false` when there is none. */
export async function removeDraft(db: Database, draft: DraftKey): Promise<boolean> {
  const rows = await db.delete(drafts).where(draftOfVisitor(draft)).returning({ id: drafts.id })
  return rows.length > 0
}
