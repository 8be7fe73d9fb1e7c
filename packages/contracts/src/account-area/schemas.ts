import * as z from 'zod'
import { draftKindSchema, draftTitleSchema } from '../drafts/schemas.ts'
import { photoSchema } from '../photos/schemas.ts'
import { displayMoneySchema, idSchema } from '../shapes.ts'

const moment = z.object({ at: z.string(), text: z.string() })

export const accountOrderSchema = z.object({
  number: z.string(),
  state: z.string(),
  placedAt: moment,
  total: displayMoneySchema,
  /** "Freitag, 27. November"; none where nothing is sent or where it came. */
  arrives: z.string().nullable(),
  /** How far it is: of `placed`, `paid`, `in-production`, `shipped`, `delivered` so many are done. */
  stepsDone: z.int().min(0).max(5),
  /** Inner path of its page, with its token. */
  statusPath: z.string(),
  invoiceUrl: z.string().nullable(),
  lines: z.array(
    z.object({ id: idSchema, name: z.string(), quantity: z.int(), pictureUrl: z.string().nullable() }),
  ),
})
export type AccountOrder = z.infer<typeof accountOrderSchema>

export const accountDesignSchema = z.object({
  id: idSchema,
  title: z.string(),
  kind: draftKindSchema,
  updatedAt: moment,
  /** Of its designer, where it opens. */
  editUrl: z.string(),
  pictureUrl: z.string(),
})
export type AccountDesign = z.infer<typeof accountDesignSchema>

/** `cart` and `order`: an article there prints it; `design`: nothing does, it stays until it is deleted. */
export const accountPhotoSchema = photoSchema.extend({
  use: z.enum(['cart', 'order', 'design']),
  /** When the shop deletes it; none while an order goes on, and where only its owner deletes it. */
  keptUntil: moment.nullable(),
})
export type AccountPhoto = z.infer<typeof accountPhotoSchema>

const newsletterState = z.object({ state: z.enum(['none', 'asked', 'confirmed']) })

export const accountAreaSchemas = {
  listAccountOrders: { response: z.object({ orders: z.array(accountOrderSchema) }) },
  listAccountDesigns: { response: z.object({ designs: z.array(accountDesignSchema) }) },
  listAccountPhotos: {
    response: z.object({
      photos: z.array(accountPhotoSchema),
      /** Days: after an order's end, and of a cart that nobody comes back to. */
      orderDays: z.int(),
      cartDays: z.int(),
    }),
  },
  getAccountNewsletter: { response: newsletterState },
  setAccountNewsletter: { body: z.object({ subscribed: z.boolean() }), response: newsletterState },
  draftPicture: {
    params: z.object({ id: idSchema }),
    query: z.object({ revision: z.coerce.number().int().optional() }),
  },
  renameDraft: {
    params: z.object({ id: idSchema }),
    body: z.object({ title: draftTitleSchema }),
    response: z.object({ revision: z.int() }),
  },
  copyDraft: {
    params: z.object({ id: idSchema }),
    body: z.object({ title: draftTitleSchema }),
    response: z.object({ id: idSchema }),
  },
  removeDraft: { params: z.object({ id: idSchema }), response: z.object({ id: idSchema }) },
}
