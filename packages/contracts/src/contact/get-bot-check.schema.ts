import * as z from 'zod'

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
