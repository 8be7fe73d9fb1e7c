import { createHash } from 'node:crypto'
import type { FlagEvent, FlagImpression } from '@passepartout/db'
import * as z from 'zod'

/** Text that the database can store: without NUL and lone surrogates. */
const text = (most: number) =>
  z
    .string()
    .max(most)
    .refine(value => !value.includes('\0') && value.isWellFormed(), 'cannot be stored')
const key = text(250).min(1)
const milliseconds = z.number().int().min(0).max(8.64e15)
const MOST_RECORDS = 30_000
/** Properties of one event; further ones are dropped (specification 5). */
const MOST_PROPERTIES = 300

const impressionsSchema = z
  .array(
    z.object({
      f: text(100).min(1),
      i: z
        .array(
          z.object({
            k: key,
            b: key.nullish(),
            t: text(100).min(1),
            m: milliseconds,
            c: z.number().int().nullish(),
            r: text(250).nullish(),
          }),
        )
        .max(MOST_RECORDS),
    }),
  )
  .max(1000)

/** Events as Split's clients accept them (specification 5). */
const eventsSchema = z
  .array(
    z.object({
      eventTypeId: z.string().regex(/^[a-zA-Z0-9][-_.:a-zA-Z0-9]{0,79}$/),
      trafficTypeName: text(100)
        .min(1)
        .transform(name => name.toLowerCase()),
      key,
      value: z.number().nullish(),
      timestamp: milliseconds,
      properties: z
        .record(text(1000), z.union([text(32_768), z.number(), z.boolean(), z.null()]))
        .transform(given => Object.fromEntries(Object.entries(given).slice(0, MOST_PROPERTIES)))
        .refine(given => Buffer.byteLength(JSON.stringify(given)) <= 32_768, 'is too large')
        .nullish(),
    }),
  )
  .max(MOST_RECORDS)

const countsSchema = z.object({
  pf: z
    .array(z.object({ f: text(100).min(1), m: milliseconds, rc: z.number().int().min(1).max(1_000_000_000) }))
    .max(10_000),
})

type Parsed<T> = { ok: true; records: T } | { ok: false }
const parsed = <T>(result: { success: boolean; data?: T | undefined }): Parsed<T> =>
  result.success ? { ok: true, records: result.data as T } : { ok: false }

/** The body of `/testImpressions/bulk`, or the entries of its beacon. */
export function readImpressions(body: unknown): Parsed<FlagImpression[]> {
  const result = impressionsSchema.safeParse(body)
  if (!result.success) return { ok: false }
  const digest = createDigest()
  const records = result.data.flatMap(({ f, i }) =>
    i.map(({ k, b, t, m, c, r }) => ({
      digest: digest(['impression', f, k, b ?? null, t, m, c ?? null, r ?? null]),
      flag: f,
      visitorKey: k,
      treatment: t,
      label: r ?? null,
      changeNumber: c ?? null,
      at: m,
    })),
  )
  return records.length > MOST_RECORDS ? { ok: false } : { ok: true, records }
}

/** The body of `/events/bulk`, or the entries of its beacon. */
export function readEvents(body: unknown): Parsed<FlagEvent[]> {
  const result = eventsSchema.safeParse(body)
  if (!result.success) return { ok: false }
  const digest = createDigest()
  return {
    ok: true,
    records: result.data.map(({ eventTypeId, trafficTypeName, key, value, timestamp, properties }) => ({
      digest: digest([
        'event',
        eventTypeId,
        trafficTypeName,
        key,
        value ?? null,
        timestamp,
        properties ?? null,
      ]),
      eventType: eventTypeId,
      trafficType: trafficTypeName,
      visitorKey: key,
      value: value ?? null,
      properties: properties ?? null,
      at: timestamp,
    })),
  }
}

/** The body of `/testImpressions/count`, or the entries of its beacon. */
export function readCounts(body: unknown): Parsed<{ flag: string; hour: number; count: number }[]> {
  const result = parsed(countsSchema.safeParse(body))
  return result.ok
    ? { ok: true, records: result.records.pf.map(({ f, m, rc }) => ({ flag: f, hour: m, count: rc })) }
    : result
}

/**
 * A UUID of a record's content, for one body: a client without a response sends its records again, and they are stored
 * once. Equal records within one body count as different ones.
 */
function createDigest(): (facts: readonly unknown[]) => string {
  const seen = new Map<string, number>()
  return facts => {
    const serialised = JSON.stringify(facts)
    const nth = seen.get(serialised) ?? 0
    seen.set(serialised, nth + 1)
    const hex = createHash('sha256').update(`${nth} ${serialised}`).digest('hex')
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`
  }
}
