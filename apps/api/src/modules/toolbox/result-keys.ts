import { randomUUID } from 'node:crypto'
import { TOOLBOX_LIMITS } from '@passepartout/contracts'
import type { ResultFormat } from '../../image-decoding/image-types.ts'

/** Where results lie in the object storage. Each call's folder bears its end, so that no table has to know it. */
export const RESULTS = 'toolbox/'
export const RESULT = /^\d{10}-[0-9a-f-]{36}\/\d{1,2}\.(jpeg|webp)$/

/** `<end in seconds>-<random id>/<number>.<format>`, below `RESULTS`. */
export type ResultFile = `${number}-${string}/${number}.${ResultFormat}`
export type ResultFolder = `${number}-${string}`

/** A folder for the results of one call. */
export const newResultFolder = (now: Date): ResultFolder =>
  `${Math.floor(now.getTime() / 1000) + TOOLBOX_LIMITS.minutesKept * 60}-${randomUUID()}`

/** When what lies in a folder is over; a name that is none of ours was over long ago. */
export const resultExpiry = (folder: string): Date => new Date((Number.parseInt(folder, 10) || 0) * 1000)
