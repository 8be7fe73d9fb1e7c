import { and, eq, inArray, isNull, notInArray } from 'drizzle-orm'
import type { Database } from '../open.ts'
import { cartLines } from '../schema/index.ts'
import { type AddedLine, addCartLine, type NewCartLine } from './carts.ts'
import { type CartOwner, listCartLines } from './read-carts.ts'

export interface CartLineInput {
  line: NewCartLine
  photoIds: string[]
}

/**
 * Adds the cart lines of a draft, in place of its previous ones. All or nothing; adding the same ids again adds
 * nothing. `replaced` are the lines deleted.
 */
export async function replaceDraftLines(
  db: Database,
  {
    owner,
    draftId,
    parts,
    most,
    now,
  }: { owner: CartOwner; draftId: string; parts: readonly CartLineInput[]; most: number; now: Date },
): Promise<{ added: AddedLine; replaced: string[] }> {
  const ids = parts.map(({ line }) => line.id)
  try {
    return await db.transaction(async tx => {
      const before = (await listCartLines(tx, owner)).filter(
        line => line.draftId === draftId && !ids.includes(line.id),
      )
      const places = before.map(({ id }) => id)
      const [spare, ...others] = places
      // The first new line takes the position of the first old one; the others are deleted first to make room.
      if (others.length > 0) await tx.delete(cartLines).where(inArray(cartLines.id, others))
      let added: AddedLine = 'already'
      for (const [index, { line, photoIds }] of parts.entries()) {
        const replaces = index === 0 ? spare : undefined
        const answer = await addCartLine(tx, { owner, line, photoIds, replaces, most, now })
        if (answer !== 'added' && answer !== 'already') throw new CartAddFailure(answer)
        if (answer === 'added') added = 'added'
      }
      if (spare)
        await tx
          .delete(cartLines)
          .where(and(eq(cartLines.id, spare), isNull(cartLines.removedAt), notInArray(cartLines.id, ids)))
      return { added, replaced: places }
    })
  } catch (error) {
    if (error instanceof CartAddFailure) return { added: error.answer, replaced: [] }
    throw error
  }
}

/** Rolls back the lines added so far. */
class CartAddFailure extends Error {
  readonly answer: AddedLine
  constructor(answer: AddedLine) {
    super(`A part was not added: ${answer}`)
    this.answer = answer
  }
}
