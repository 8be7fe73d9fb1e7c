import {
  isExistingDay,
  MAX_DATE_NAME,
  MAX_DATE_RULE,
  MAX_PERSONAL_DATES,
  PERSONAL_DATE_KINDS,
} from '@passepartout/domain'
import * as z from 'zod'
import { draftKindSchema, draftTitleSchema } from '../drafts/schemas.ts'
import { photoSchema } from '../photos/schemas.ts'
import { displayMoneySchema, idSchema } from '../shapes.ts'

export const moment = z.object({ at: z.string(), text: z.string() })

export const accountOrderSchema = z.object({
  number: z.string(),
  state: z.string(),
  placedAt: moment,
  total: displayMoneySchema,
  /** "Freitag, 27. November"; null where nothing is sent or all is delivered. */
  arrives: z.string().nullable(),
  /** Completed steps of `placed`, `paid`, `in-production`, `shipped`, `delivered`. */
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
  /** URL of its designer. */
  editUrl: z.string(),
  pictureUrl: z.string(),
})
export type AccountDesign = z.infer<typeof accountDesignSchema>

/** `cart` and `order`: a line there prints it; `design`: no line does, it is stored until it is deleted. */
export const accountPhotoSchema = photoSchema.extend({
  use: z.enum(['cart', 'order', 'design']),
  /** Deletion date; null while an order is in progress, and where only its owner deletes it. */
  keptUntil: moment.nullable(),
})
export type AccountPhoto = z.infer<typeof accountPhotoSchema>

export const newsletterState = z.object({ state: z.enum(['none', 'asked', 'confirmed']) })

/** A birthday or another day of the customer (`PersonalDate`). */
export const personalDateSchema = z
  .object({
    name: z.string().trim().min(1).max(MAX_DATE_NAME),
    kind: z.enum(PERSONAL_DATE_KINDS),
    month: z.int().min(1).max(12),
    day: z.int().min(1).max(31),
    year: z.int().min(1).max(9999).nullable(),
    showsAge: z.boolean(),
    colour: z
      .string()
      .regex(/^#[\da-f]{6}$/)
      .exactOptional(),
    rule: z.string().max(MAX_DATE_RULE).exactOptional(),
  })
  .refine(isExistingDay)
  .refine(({ kind, rule }) => (kind === 'rule') === (rule !== undefined))

export const accountDateSchema = z.object({ id: idSchema, date: personalDateSchema })
export type AccountDate = z.infer<typeof accountDateSchema>

export const accountDatesSchema = z.object({ dates: z.array(accountDateSchema) })

export const accountAreaSchemas = {
  listAccountDates: { response: accountDatesSchema },
  storeAccountDates: {
    body: z.object({ dates: z.array(personalDateSchema).min(1).max(MAX_PERSONAL_DATES) }),
    response: accountDatesSchema,
  },
  removeAccountDate: { params: z.object({ id: idSchema }), response: z.object({ id: idSchema }) },
  removeAccountDates: { response: accountDatesSchema },
  listAccountOrders: { response: z.object({ orders: z.array(accountOrderSchema) }) },
  listAccountDesigns: { response: z.object({ designs: z.array(accountDesignSchema) }) },
  listAccountPhotos: {
    response: z.object({
      photos: z.array(accountPhotoSchema),
      /** Retention in days: after the end of an order, and of an abandoned cart. */
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
