import { z } from 'zod'
import { CHANNELS } from '../../shops/channels.ts'
import type { DataPathProblem } from '../kind-data-loaders.ts'

/** Fields of every definition. */
export const limitsShape = {
  version: z.string().min(1),
  channels: z.array(z.enum(CHANNELS)).min(1),
  quantity: z.strictObject({ min: z.int().min(1), max: z.int().max(10_000) }),
}

/** Names in a kind's own data: lower-case words joined by hyphens. */
export const idWordSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens')

/** A name in a configuration. The schema does not check its value; the catalogue does. */
export const nameSchema = z.string().min(1).max(64)

/** Width x height in mm, or the name of a format, in a configuration. */
export const sizeSchema = z.string().max(16)

export const imageFileNameSchema = z
  .string()
  .regex(/^[a-z0-9-]+\.(png|svg|webp)$/, 'must be the name of a picture')

/** Ids in a list that the other list does not contain. */
export function unknownIds(
  path: string,
  used: readonly string[],
  known: readonly string[],
): DataPathProblem[] {
  return used.filter(id => !known.includes(id)).map(id => ({ path, message: `"${id}" is unknown` }))
}

/** Ids that a list lacks, and ids that it must not have. */
export function diffIds(
  path: string,
  listed: readonly string[],
  wanted: readonly string[],
): DataPathProblem[] {
  const missing = wanted
    .filter(id => !listed.includes(id))
    .map(id => ({ path, message: `"${id}" has no price` }))
  return [...missing, ...unknownIds(path, listed, wanted)]
}

export function repeatedIds(path: string, ids: readonly string[]): DataPathProblem[] {
  return ids
    .filter((id, index) => ids.indexOf(id) !== index)
    .map(id => ({ path, message: `"${id}" appears twice` }))
}

/** Unit prices by quantity: the first applies from one piece on, and none is higher than the one before. */
export function tierProblems(
  path: string,
  from: readonly number[],
  units: readonly number[],
): DataPathProblem[] {
  const falling = units.every((unit, index) => index === 0 || unit <= (units[index - 1] ?? 0))
  return [
    ...(units.length === from.length
      ? []
      : [{ path, message: 'needs one price for every quantity of tiersFrom' }]),
    ...(falling ? [] : [{ path, message: 'rises with the quantity' }]),
  ]
}

/** Rounding steps of unit prices, by amount: starts at 0 and rises, each start a multiple of its step. */
export const roundingStepsSchema = z
  .array(z.strictObject({ from: z.int().min(0), step: z.int().min(1) }))
  .refine(
    list =>
      list[0]?.from === 0 &&
      list.every(
        ({ from, step }, index) => from % step === 0 && (index === 0 || from > (list[index - 1]?.from ?? 0)),
      ),
    { message: 'must begin at 0 and rise, each from a multiple of its step' },
  )

/** Quantities at which the price changes: starts at one piece and rises. */
export const tiersFromSchema = z
  .array(z.int().min(1).max(10_000))
  .min(1)
  .refine(
    list => list[0] === 1 && list.every((from, index) => index === 0 || from > (list[index - 1] ?? 0)),
    {
      message: 'must begin with 1 and rise',
    },
  )
