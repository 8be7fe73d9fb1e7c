import { randomUUID } from 'node:crypto'
import { TOOLBOX_LIMITS } from '@passepartout/contracts'
import type { ResultFormat } from '../../image-decoding/image-types.ts'

/** Storage prefix of results. Each call's folder name contains its expiry, so that no table is needed. */
export const RESULTS = 'toolbox/'
export const RESULT = /^\d{10}-[0-9a-f-]{36}\/\d{1,2}\.(jpeg|webp)$/

/** `<expiry in seconds>-<random id>/<number>.<format>`, below `RESULTS`. */
export type ResultFile = `${number}-${string}/${number}.${ResultFormat}`
export type ResultFolder = `${number}-${string}`

export const newResultFolder = (now: Date): ResultFolder =>
  `${Math.floor(now.getTime() / 1000) + TOOLBOX_LIMITS.minutesKept * 60}-${randomUUID()}`

/** The expiry of a folder; a malformed name counts as expired long ago. */
export const resultExpiry = (folder: string): Date => new Date((Number.parseInt(folder, 10) || 0) * 1000)
