import { z } from 'zod'
import { block } from '../fields.ts'

const branch = z.array(z.looseObject({ _uid: z.string().optional(), component: z.string().min(1) }))

export const flagOnOffSchema = block('flag-on-off', {
  /** A flag of the registry (`FLAGS`). */
  flag: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'flags are small letters, digits and hyphens'),
  on: branch,
  off: branch,
})
export type FlagOnOff = z.infer<typeof flagOnOffSchema>
