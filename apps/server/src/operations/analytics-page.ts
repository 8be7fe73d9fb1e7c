import { FUNNEL, type Metric, type TrackedEvent } from '@passepartout/domain'
import { html } from 'hono/html'
import {
  formatCount,
  type HtmlFragment,
  operationPage,
  percentage,
  percentageBar,
  table,
} from './operation-page.ts'
import { type MetricTotal, webVitalRows } from './web-vital-rows.ts'

const MOST_ROWS = 25
/** Rarer searches could contain personal data. */
const FEWEST_SEARCHES = 3

export interface AnalyticsView {
  from: string
  to: string
  shop: string | undefined
  /** All shops that can be selected. */
  shops: readonly string[]
  sums: readonly MetricTotal[]
  /** The same number of days before, for comparison. */
  before: readonly MetricTotal[]
}

/** Totals of visitors' actions in a range of days. */
export function analyticsPage({ from, to, shop, shops, sums, before }: AnalyticsView): HtmlFragment {
  const of = (measure: Metric) => sums.filter(sum => sum.measure === measure)
  const rows = (measure: Metric, least = 1) => totalOf(of(measure).filter(({ count }) => count >= least))
  const events = of('event')
  return operationPage(
    'Numbers',
    html`${rangeForm({ from, to, shop, shops })}
<p class="quiet">Sums without identity: no cookie, no key, no address. Visits are those of people who did anything on a page.</p>
${keyFigures(sums, before)}
<div class="grid">
${table('From looking to buying', ['Step', 'Times', 'Of the step before'], funnel(events))}
${table('Pages seen', ['Kind', 'Views', 'Share'], shareRows(of('page-view')))}
${table('Products', ['Article', ...ITEM_EVENTS.map(([, name]) => name), 'Cart per opened'], products(of('item')), { isWide: true })}
${table('Speed of three in four visits', ['Kind of page', 'Largest picture (LCP)', 'Answer (INP)', 'Shifts (CLS)', 'Visits'], webVitalRows(of), { isWide: true, note: 'Good is up to 2.5 s, 200 ms and a score of 0.1.' })}
${table('Searches without a hit', ['Search', 'Times'], rows('search-without-hit', FEWEST_SEARCHES), { note: `Only what was searched ${FEWEST_SEARCHES} times or more.` })}
${table('Asked for, without a price', ['Call and reason', 'Times'], rows('without-price'))}
${table('Refused files', ['Why', 'Times'], rows('refused-file'))}
${table('Checks that stopped a design', ['Check', 'Times'], rows('designer-check'))}
${table('Errors', ['Key', 'Times'], rows('error'))}
${table('Other events', ['Event', 'Times'], totalOf(events.filter(({ subject }) => !isFunnelStep(subject))))}
</div>`,
  )
}

function rangeForm({
  from,
  to,
  shop,
  shops,
}: Pick<AnalyticsView, 'from' | 'to' | 'shop' | 'shops'>): HtmlFragment {
  const first = (days: number) =>
    new Date(Date.parse(to) - (days - 1) * 86_400_000).toISOString().slice(0, 10)
  const link = (name: string, days: number) =>
    html`<a href="?from=${first(days)}&to=${to}${shop ? `&shop=${shop}` : ''}"${first(days) === from ? html` aria-current="true"` : ''}>${name}</a> `
  return html`<form method="get">
<label>From <input type="date" name="from" value="${from}"></label>
<label>To <input type="date" name="to" value="${to}"></label>
<label>Shop <select name="shop"><option value="">all shops</option>${shops.map(one => html`<option${one === shop ? html` selected` : ''}>${one}</option>`)}</select></label>
<button>Show</button>
</form>
<p class="ranges">${from} to ${to}, ${shop ?? 'all shops'}. ${link('Day', 1)}${link('Week', 7)}${link('Month', 30)}${link('Quarter', 91)}</p>`
}

/** The main numbers, each compared with the same number of days before. */
function keyFigures(sums: readonly MetricTotal[], before: readonly MetricTotal[]): HtmlFragment {
  const total = (of: readonly MetricTotal[], measure: Metric, subject?: TrackedEvent) =>
    of.reduce(
      (sum, one) =>
        one.measure === measure && (subject === undefined || one.subject === subject) ? sum + one.count : sum,
      0,
    )
  const FIGURES: readonly [name: string, measure: Metric, subject?: TrackedEvent][] = [
    ['Pages seen', 'page-view'],
    ['Products opened', 'event', 'view_item'],
    ['Put into the cart', 'event', 'add_to_cart'],
    ['Orders', 'event', 'purchase'],
    ['Errors', 'error'],
  ]
  return html`<dl>${FIGURES.map(([name, measure, subject]) => {
    const now = total(sums, measure, subject)
    const then = total(before, measure, subject)
    const change =
      then === 0
        ? ''
        : html`, <span class="keep">${now < then ? '' : '+'}${percentage(now / then - 1, 0)}</span>`
    return html`<div><dt>${name}</dt><dd class="figure">${formatCount(now)}</dd><dd class="before quiet">before ${formatCount(then)}${change}</dd></div>`
  })}</dl>`
}

const isFunnelStep = (event: string): boolean => (FUNNEL as readonly string[]).includes(event)

/** The most frequent ones, and the total of the rest. */
function totalOf(sums: readonly MetricTotal[]): string[][] {
  const others = sums.slice(MOST_ROWS)
  const rest = others.reduce((sum, { count }) => sum + count, 0)
  return [
    ...sums.slice(0, MOST_ROWS).map(({ subject, count }) => [subject, formatCount(count)]),
    ...(others.length > 0 ? [[`${formatCount(others.length)} others`, formatCount(rest)]] : []),
  ]
}

function shareRows(sums: readonly MetricTotal[]): (string | HtmlFragment)[][] {
  const all = sums.reduce((sum, { count }) => sum + count, 0)
  return sums.map(({ subject, count }) => [
    percentageBar(subject, count / all),
    formatCount(count),
    percentage(count / all),
  ])
}

function funnel(events: readonly MetricTotal[]): (string | HtmlFragment)[][] {
  const times = FUNNEL.map(step => events.find(({ subject }) => subject === step)?.count ?? 0)
  const most = Math.max(...times)
  if (most === 0) return []
  return FUNNEL.map((step, index) => {
    const before = times[index - 1] ?? 0
    const count = times[index] ?? 0
    return [
      percentageBar(step, count / most),
      formatCount(count),
      before > 0 ? percentage(count / before) : '',
    ]
  })
}

const ITEM_EVENTS: readonly [event: TrackedEvent, name: string][] = [
  ['view_item', 'Opened'],
  ['configure', 'Configured'],
  ['add_to_cart', 'Into the cart'],
  ['add_to_wishlist', 'Wished for'],
]

/** Product statistics, those opened most often first. */
function products(sums: readonly MetricTotal[]): string[][] {
  const articles = new Map<string, Map<string, number>>()
  for (const { subject, count } of sums) {
    const [event = '', ...rest] = subject.split(' ')
    const article = rest.join(' ')
    if (!ITEM_EVENTS.some(([one]) => one === event)) continue
    articles.set(article, (articles.get(article) ?? new Map<string, number>()).set(event, count))
  }
  const of = (article: ReadonlyMap<string, number>, event: TrackedEvent) => article.get(event) ?? 0
  return [...articles]
    .toSorted(
      ([, a], [, b]) =>
        of(b, 'view_item') - of(a, 'view_item') || of(b, 'add_to_cart') - of(a, 'add_to_cart'),
    )
    .slice(0, MOST_ROWS)
    .map(([name, article]) => {
      const opened = of(article, 'view_item')
      return [
        name,
        ...ITEM_EVENTS.map(([event]) => formatCount(of(article, event))),
        opened > 0 ? percentage(of(article, 'add_to_cart') / opened) : '',
      ]
    })
}
