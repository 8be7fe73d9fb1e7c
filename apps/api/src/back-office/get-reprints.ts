import { type ProducedLines, type ReprintedLines, sumReprints } from '@passepartout/db'
import { DAY_MS } from '@passepartout/domain'
import { type BackOfficeHandler, refuse, succeed } from './back-office-context.ts'

/** Days before the last one, where no start is named. */
const USUAL_DAYS = 90

const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

/** How often products are printed again, by kind and material, and for what reasons. Days are those of UTC. */
export const getReprints: BackOfficeHandler<'getReprints'> = async ({ db, now }, { query }) => {
  const until = query.until ?? dayOf(now)
  const end = new Date(until).getTime() + DAY_MS
  const from = query.from ?? dayOf(new Date(end - USUAL_DAYS * DAY_MS))
  if (from > until) return refuse('invalid-input')
  const { produced, reprinted } = await sumReprints(db, { from: new Date(from), until: new Date(end) })
  return succeed({ from, until, products: byProduct(produced, reprinted), causes: byCause(reprinted) })
}

const sum = (rows: readonly ProducedLines[]): number => rows.reduce((all, { lines }) => all + lines, 0)

function byProduct(produced: readonly ProducedLines[], reprinted: readonly ReprintedLines[]) {
  const keyOf = ({ kind, material }: ProducedLines) => `${kind} ${material ?? ''}`
  const reprints = Map.groupBy(reprinted, keyOf)
  const products = Map.groupBy([...produced, ...reprinted], keyOf)
  return [...products].map(([key, [{ kind, material } = { kind: '', material: null }]]) => ({
    ...{ kind, material },
    produced: sum(produced.filter(row => keyOf(row) === key)),
    reprinted: sum(reprints.get(key) ?? []),
  }))
}

const byCause = (reprinted: readonly ReprintedLines[]) =>
  [...Map.groupBy(reprinted, ({ cause, payer }) => JSON.stringify([cause, payer])).values()]
    .map(rows => ({
      cause: rows[0]?.cause ?? null,
      payer: rows[0]?.payer ?? null,
      reprinted: sum(rows),
    }))
    .toSorted((a, b) => b.reprinted - a.reprinted)
