import type { DailyCount } from '@passepartout/db'
import { FUNNEL, type Measure, VITAL_STEPS, type Vital } from '@passepartout/domain'
import { html } from 'hono/html'
import { figure, operationPage, type Piece, percentage, table } from './operation-page.ts'

type Sum = Pick<DailyCount, 'measure' | 'subject' | 'count'>

const MOST_ROWS = 25
/** A search that fewer people made could be somebody's own words. */
const FEWEST_SEARCHES = 3
/** What counts as good for three of four visits (web.dev/vitals). */
const GOOD: Record<Vital, number> = { lcp: 2500, inp: 200, cls: 0.1 }
const NAMES: Record<Vital, string> = {
  lcp: 'Largest picture (LCP)',
  inp: 'Answer (INP)',
  cls: 'Shifts (CLS)',
}

export interface NumbersView {
  from: string
  to: string
  shop: string | undefined
  sums: readonly Sum[]
}

/** What visitors did in a range of days, as sums. */
export function numbersPage({ from, to, shop, sums }: NumbersView): Piece {
  const of = (measure: Measure) => sums.filter(sum => sum.measure === measure)
  const rows = (measure: Measure, least = 1) =>
    of(measure)
      .filter(({ count }) => count >= least)
      .slice(0, MOST_ROWS)
      .map(({ subject, count }) => [subject, figure(count)])
  const days = (count: number) =>
    new Date(Date.parse(to) - (count - 1) * 86_400_000).toISOString().slice(0, 10)
  const link = (name: string, count: number) =>
    html`<a href="?from=${days(count)}&to=${to}${shop ? `&shop=${shop}` : ''}">${name}</a> `
  return operationPage(
    'Numbers',
    html`<p>${from} to ${to}, ${shop ?? 'all shops'}. ${link('Day', 1)}${link('Week', 7)}${link('Month', 30)}</p>
<p>Sums without identity: no cookie, no key, no address. Visits are those of people who did anything on a page.</p>
<div class="grid">
${table('Pages seen', ['Kind', 'Views'], rows('page-view'))}
${table('From looking to buying', ['Step', 'Times', 'Of the step before'], funnel(of('event')))}
${table(
  'Other events',
  ['Event', 'Times'],
  rows('event').filter(([name]) => !(FUNNEL as readonly unknown[]).includes(name)),
)}
${table('Products', ['Event and article', 'Times'], rows('item'))}
${(Object.keys(VITAL_STEPS) as Vital[]).map(vital => table(`${NAMES[vital]} of three in four visits`, ['Kind of page', 'At most', 'Visits'], speeds(vital, of(vital))))}
${table('Searches without a hit', ['Search', 'Times'], rows('search-without-hit', FEWEST_SEARCHES))}
${table('Refused files', ['Why', 'Times'], rows('refused-file'))}
${table('Checks that stopped a design', ['Check', 'Times'], rows('designer-check'))}
${table('Asked for, without a price', ['Call and reason', 'Times'], rows('without-price'))}
${table('Errors', ['Key', 'Times'], rows('error'))}
</div>`,
  )
}

function funnel(events: readonly Sum[]): string[][] {
  const times = FUNNEL.map(step => events.find(({ subject }) => subject === step)?.count ?? 0)
  if (times.every(count => count === 0)) return []
  return FUNNEL.map((step, index) => {
    const before = times[index - 1] ?? 0
    const count = times[index] ?? 0
    return [step, figure(count), before > 0 ? percentage(count / before) : '']
  })
}

/** The step that three of four visits do not exceed, by kind of page. */
function speeds(vital: Vital, sums: readonly Sum[]): (string | Piece)[][] {
  const kinds = Map.groupBy(sums, ({ subject }) => subject.split(' ')[0] ?? '')
  const ends = [...VITAL_STEPS[vital].map(String), 'more']
  return [...kinds].map(([kind, steps]) => {
    const all = steps.reduce((sum, { count }) => sum + count, 0)
    let seen = 0
    const end =
      ends.find(step => {
        seen += steps.find(({ subject }) => subject === `${kind} ${step}`)?.count ?? 0
        return seen >= 0.75 * all
      }) ?? 'more'
    const isGood = Number(end) <= GOOD[vital]
    const unit = vital === 'cls' || end === 'more' ? '' : ' ms'
    return [kind, html`<span class="${isGood ? 'good' : 'bad'}">${end}${unit}</span>`, figure(all)]
  })
}
