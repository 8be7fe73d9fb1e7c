import { sql } from 'drizzle-orm'
import type { Database } from '../open.ts'

/** Lines of one kind and material that went into production. */
export interface ProducedLines {
  kind: string
  material: string | null
  lines: number
}

/** Lines that were ordered again, by what was recorded with it; null where nothing was. */
export interface ReprintedLines extends ProducedLines {
  cause: string | null
  payer: string | null
}

const MATERIAL = sql`order_lines.configuration ->> 'materialType'`

/** Lines whose production started, and reprints that were ordered, from a moment until another. */
export async function sumReprints(
  db: Database,
  { from, until }: { from: Date; until: Date },
): Promise<{ produced: ProducedLines[]; reprinted: ReprintedLines[] }> {
  const isBetween = sql`order_events.at >= ${from.toISOString()}::timestamptz
    and order_events.at < ${until.toISOString()}::timestamptz`
  const produced = (await db.execute(sql`
    select order_lines.kind, ${MATERIAL} as material, count(*)::int as lines
    from order_events join order_lines on order_lines.order_id = order_events.order_id
    where order_events.kind = 'production-started' and ${isBetween}
    group by 1, 2 order by 1, 2`)) as unknown as { rows: ProducedLines[] }
  // A reprint that names no lines is one of all.
  const reprinted = (await db.execute(sql`
    select order_lines.kind, ${MATERIAL} as material, order_events.details ->> 'cause' as cause,
      order_events.details ->> 'payer' as payer, count(*)::int as lines
    from order_events join order_lines on order_lines.order_id = order_events.order_id
      and (coalesce(jsonb_array_length(order_events.details -> 'lines'), 0) = 0
        or order_events.details -> 'lines' @> to_jsonb(order_lines.number))
    where order_events.kind = 'reprinted' and ${isBetween}
    group by 1, 2, 3, 4 order by 1, 2, 3, 4`)) as unknown as { rows: ReprintedLines[] }
  return { produced: produced.rows, reprinted: reprinted.rows }
}
