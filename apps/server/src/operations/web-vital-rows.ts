import type { DailyMetric } from '@passepartout/db'
import { type Metric, VITAL_BUCKETS, type Vital } from '@passepartout/domain'
import { html } from 'hono/html'
import { formatCount, type HtmlFragment } from './operation-page.ts'

export type MetricTotal = Pick<DailyMetric, 'measure' | 'subject' | 'count'>

/** Thresholds of "good" at the 75th percentile (web.dev/vitals): milliseconds; a score for CLS. */
const GOOD: Record<Vital, number> = { lcp: 2500, inp: 200, cls: 0.1 }
const VITALS = Object.keys(GOOD) as Vital[]

/** For every kind of page the histogram steps of the 75th percentile, and the number of visits behind them. */
export function webVitalRows(of: (measure: Metric) => readonly MetricTotal[]): (string | HtmlFragment)[][] {
  const sums = VITALS.map(vital => [vital, Map.groupBy(of(vital), kindOf)] as const)
  const kinds = new Set(sums.flatMap(([, byKind]) => [...byKind.keys()]))
  return [...kinds].sort().map(kind => {
    const visits = sums.map(([, byKind]) => total(byKind.get(kind) ?? []))
    return [
      kind,
      ...sums.map(([vital, byKind]) => cell(vital, kind, byKind.get(kind) ?? [])),
      formatCount(Math.max(...visits)),
    ]
  })
}

const kindOf = ({ subject }: MetricTotal): string => subject.split(' ')[0] ?? ''
const total = (sums: readonly MetricTotal[]): number => sums.reduce((sum, { count }) => sum + count, 0)

function cell(vital: Vital, kind: string, steps: readonly MetricTotal[]): string | HtmlFragment {
  const all = total(steps)
  if (all === 0) return ''
  const ends = [...VITAL_BUCKETS[vital].map(String), 'more']
  let seen = 0
  const end =
    ends.find(step => {
      seen += steps.find(({ subject }) => subject === `${kind} ${step}`)?.count ?? 0
      return seen >= 0.75 * all
    }) ?? 'more'
  const unit = vital === 'cls' ? '' : ' ms'
  const label = end === 'more' ? `over ${ends.at(-2)}${unit}` : `${end}${unit}`
  return html`<span class="${Number(end) <= GOOD[vital] ? 'good' : 'bad'}">${label}</span>`
}
