import { z } from 'zod'

/** Fields that the data files of the catalogue share. */
export const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens')
export const version = z.string().regex(/^\d{4}-\d{2}-\d{2}(\.\d+)?$/, 'must be a date such as 2026-11-01')
export const format = z.string().regex(/^[1-9]\d{0,5}x[1-9]\d{0,5}$/, 'must be millimetres such as 600x400')
export const mm = z.number().min(0).max(10_000)
export const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'must be a colour such as #1c1b1a')
