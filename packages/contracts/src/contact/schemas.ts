import * as z from 'zod'
import { idSchema, wordSchema } from '../shapes.ts'

export const getBotCheckSchemas = {
  /** A challenge for ALTCHA's solvers (version 2). */
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

/** Honeypot: a field that people do not see. */
export const honeypotSchema = z.string().max(200).optional()

/** Proof of work of a browser, or the token that a form without scripts has to wait with. */
export const botProofSchema = z.string().max(8000).optional()

/** Limits of length only; the call itself validates the fields and returns sentences in the visitor's language. */
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

/** Problem report of the designer; its dialog displays all of it before sending. */
export const reportProblemSchemas = {
  body: z.object({
    words: z.string().max(20_000),
    /** Null where no reply is wanted. */
    email: z.string().max(500).nullable(),
    kind: wordSchema,
    /** Only with the owner's consent to inspection of the design. */
    draftId: idSchema.nullable(),
    device: z.object({
      browser: z.string().max(400),
      width: z.int().min(0).max(100_000),
      height: z.int().min(0).max(100_000),
    }),
    /** Names of steps. Text of the customer is refused. */
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
