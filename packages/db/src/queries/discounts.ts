import type { DiscountKind } from '@passepartout/domain'
import { and, asc, desc, eq, max, ne } from 'drizzle-orm'
import type { Database } from '../open.ts'
import { discounts, discountVersions } from '../schema/index.ts'

export type DiscountRow = typeof discounts.$inferSelect
export type DiscountVersionRow = typeof discountVersions.$inferSelect

interface DiscountKey {
  kind: DiscountKind
  id: string
}

const isDiscount = ({ kind, id }: DiscountKey) => and(eq(discounts.kind, kind), eq(discounts.id, id))

/** All discounts of the database, the newest first: the order in which campaigns are tried. */
export const listDiscounts = (db: Database): Promise<DiscountRow[]> =>
  db.select().from(discounts).orderBy(desc(discounts.createdAt), asc(discounts.id))

/** The published and withdrawn ones, in the same order. */
export const listPublishedDiscounts = (db: Database): Promise<Pick<DiscountRow, 'kind' | 'id' | 'rules'>[]> =>
  db
    .select({
      kind: discounts.kind,
      id: discounts.id,
      rules: discounts.rules,
    })
    .from(discounts)
    .where(ne(discounts.state, 'draft'))
    .orderBy(desc(discounts.createdAt), asc(discounts.id))

export async function findDiscount(db: Database, key: DiscountKey): Promise<DiscountRow | undefined> {
  const [row] = await db.select().from(discounts).where(isDiscount(key))
  return row
}

/** What was published of a discount, the newest first. */
export const listDiscountVersions = (
  db: Database,
  { kind, id }: DiscountKey,
): Promise<DiscountVersionRow[]> =>
  db
    .select()
    .from(discountVersions)
    .where(and(eq(discountVersions.kind, kind), eq(discountVersions.discountId, id)))
    .orderBy(desc(discountVersions.version))

/** Adds a discount that only operators see; `false` where there is one with its id. */
export async function addDiscountDraft(
  db: Database,
  row: DiscountKey & Pick<DiscountRow, 'draft' | 'changedBy' | 'changedAt' | 'createdAt'>,
): Promise<boolean> {
  const rows = await db
    .insert(discounts)
    .values({ ...row, state: 'draft', rules: null, revision: 1 })
    .onConflictDoNothing()
    .returning({ id: discounts.id })
  return rows.length > 0
}

type DiscountChange = Partial<Pick<DiscountRow, 'state' | 'rules' | 'draft'>> &
  Pick<DiscountRow, 'changedBy' | 'changedAt'>

/** Changes a discount; `false` where it was changed since the revision. */
export async function changeDiscount(
  db: Database,
  { kind, id, revision }: DiscountKey & { revision: number },
  change: DiscountChange,
): Promise<boolean> {
  const rows = await db
    .update(discounts)
    .set({ ...change, revision: revision + 1 })
    .where(and(isDiscount({ kind, id }), eq(discounts.revision, revision)))
    .returning({ id: discounts.id })
  return rows.length > 0
}

/** Adds a version to a discount that the caller changed in the same transaction, which keeps versions in order. */
export async function addDiscountVersion(
  db: Database,
  { kind, id, rules, actor, at }: DiscountKey & Pick<DiscountVersionRow, 'rules' | 'actor' | 'at'>,
): Promise<void> {
  const [last] = await db
    .select({ version: max(discountVersions.version) })
    .from(discountVersions)
    .where(and(eq(discountVersions.kind, kind), eq(discountVersions.discountId, id)))
  const version = (last?.version ?? 0) + 1
  await db.insert(discountVersions).values({ kind, discountId: id, version, rules, actor, at })
}

/** Removes a discount that was never published; `false` where it was, or was changed since the revision. */
export async function removeDiscountDraft(
  db: Database,
  { revision, ...key }: DiscountKey & { revision: number },
): Promise<boolean> {
  const rows = await db
    .delete(discounts)
    .where(and(isDiscount(key), eq(discounts.revision, revision), eq(discounts.state, 'draft')))
    .returning({ id: discounts.id })
  return rows.length > 0
}
