import * as z from 'zod'
import { idSchema, wordSchema } from '../shapes.ts'

export const getBotCheckSchemas = {
  /** A challenge as ALTCHA's solvers (version 2) read it. */
  response: z.object({
    parameters: z.object({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.int(),
      keyLength: z.int(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      data: z.object({ until: z.int() }),
    }),
    signature: z.string(),
  }),
}

/** The trap: a field that no person sees. */
export const honeypotSchema = z.string().max(200).optional()

/** What a browser worked out, or what a form without scripts was given to wait with. */
export const botProofSchema = z.string().max(8000).optional()

/** Only how long a field may be: what is missing or wrong in it the call says in the visitor's own words. */
export const sendContactMessageSchemas = {
  body: z.object({
    /** One of the topics that the contact page offers. */
    topic: z.string().max(64),
    name: z.string().max(500),
    email: z.string().max(500),
    orderNumber: z.string().max(500).optional(),
    message: z.string().max(20_000),
    website: honeypotSchema,
    proof: botProofSchema,
  }),
  response: z.object({ sent: z.literal(true) }),
}

/** What the designer tells with a report; its dialog shows all of it before. */
export const reportProblemSchemas = {
  body: z.object({
    words: z.string().max(20_000),
    /** Null where no answer is wanted. */
    email: z.string().max(500).nullable(),
    kind: wordSchema,
    /** Only where its maker agreed that the design is looked at. */
    draftId: idSchema.nullable(),
    device: z.object({
      browser: z.string().max(400),
      width: z.int().min(0).max(100_000),
      height: z.int().min(0).max(100_000),
    }),
    /** Names of steps. Words of the customer are none, and are refused. */
    steps: z
      .array(
        z
          .string()
          .regex(/^[a-z]+(-[a-z]+)*$/)
          .max(40),
      )
      .max(200),
  }),
  response: z.object({ sent: z.literal(true) }),
}

export const contactSchemas = {
  reportProblem: reportProblemSchemas,
  getBotCheck: getBotCheckSchemas,
  sendContactMessage: sendContactMessageSchemas,
}
