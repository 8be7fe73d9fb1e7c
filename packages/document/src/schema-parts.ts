import { FONT_FAMILY_NAMES } from '@passepartout/typeset'
import * as z from 'zod'
import { LIMITS } from './limits.ts'
import type { Box, Crop, Sides } from './model.ts'

// `__proto__` and similar names are never valid ids, so they never get into a record.
const RESERVED = new Set(['__proto__', 'constructor', 'prototype'])

export const idSchema = z
  .string()
  .min(1)
  .max(LIMITS.idLength)
  .regex(/^[\w.:@-]+$/u)
  .refine(id => !RESERVED.has(id))

/** One line of text without control characters. */
export const lineSchema = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^\P{Cc}*$/u)

/** A colour, a palette token, or `foil`. */
export const paintSchema = z
  .string()
  .max(60)
  .regex(/^(?:#[0-9a-f]{6}|[a-z0-9]+(?:-[a-z0-9]+)*)$/)

/** Fingerprint of a drawing. */
export const hashSchema = z.string().regex(/^[0-9a-f]{32}$/)

export const fontFamilySchema = z.enum(FONT_FAMILY_NAMES)

export const colourSchema = z.string().regex(/^#[0-9a-f]{6}$/)

const margin = z.number().min(0).max(LIMITS.margin)
export const sidesSchema: z.ZodType<Sides> = z.object({
  top: margin,
  right: margin,
  bottom: margin,
  left: margin,
})

const reach = LIMITS.trim.max + 2 * LIMITS.margin
const coordinate = z.number().min(-reach).max(reach)
const length = z.number().min(0.1).max(reach)
export const boxSchema: z.ZodType<Box> = z.object({
  x: coordinate,
  y: coordinate,
  width: length,
  height: length,
})

/** A box that may be 0 wide or high. */
export const flatBoxSchema: z.ZodType<Box> = z.object({
  x: coordinate,
  y: coordinate,
  width: z.number().min(0).max(reach),
  height: z.number().min(0).max(reach),
})

const share = z.number().min(0).max(1)
export const cropSchema: z.ZodType<Crop> = z.object({
  fit: z.enum(['cover', 'contain']),
  centre: z.object({ u: share, v: share }),
  zoom: z.number().min(LIMITS.zoom.min).max(LIMITS.zoom.max),
  angle: z.number().min(-LIMITS.angle).max(LIMITS.angle),
  quarterTurns: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  mirrored: z.boolean(),
})
