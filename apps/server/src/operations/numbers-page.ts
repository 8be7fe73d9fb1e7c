import { FUNNEL, type Measure, type TrackedEvent } from '@passepartout/domain'
import { html } from 'hono/html'
import { figure, operationPage, type Piece, percentage, table, withBar } from './operation-page.ts'
import { type Sum, speedRows } from './speed-rows.ts'

const MOST_ROWS = 25
/** A search that fewer people made could be somebody's own words. */
const FEWEST_SEARCHES = 3

export interface NumbersView {
  from: string
  to: string
  shop: string | undefined
  /** Every shop that can be asked for. */
  shops: readonly string[]
  sums: readonly Sum[]
  /** The same number of days before, to compare with. */
  before: readonly Sum[]
}

/** What visitors did in a range of days, as sums. */
export function numbersPage({ from, to, shop, shops, sums, before }: NumbersView): Piece {
  const of = (measure: Measure) => sums.filter(sum => sum.measure === measure)
  const rows = (measure: Measure, least = 1) => counted(of(measure).filter(({ count }) => count >= least))
  const events = of('event')
  return operationPage(
    'Numbers',
    html`${rangeForm({ from, to, shop, shops })}
<p class="quiet">Sums without identity: no cookie, no key, no address. Visits are those of people who did anything on a page.</p>
${keyFigures(sums, before)}
<div class="grid">
${table('From looking to buying', ['Step', 'Times', 'Of the step before'], funnel(events))}
${table('Pages seen', ['Kind', 'Views', 'Share'], sharesOf(of('page-view')))}
${table('Products', ['Article', ...ITEM_EVENTS.map(([, name]) => name), 'Cart per opened'], products(of('item')), { isWide: true })}
${table('Speed of three in four visits', ['Kind of page', 'Largest picture (LCP)', 'Answer (INP)', 'Shifts (CLS)', 'Visits'], speedRows(of), { isWide: true, note: 'Good is up to 2.5 s, 200 ms and a score of 0.1.' })}
${table('Searches without a hit', ['Search', 'Times'], rows('search-without-hit', FEWEST_SEARCHES), { note: `Only what was searched ${FEWEST_SEARCHES} times or more.` })}
${table('Asked for, without a price', ['Call and reason', 'Times'], rows('without-price'))}
${table('Refused files', ['Why', 'Times'], rows('refused-file'))}
${table('Checks that stopped a design', ['Check', 'Times'], rows('designer-check'))}
${table('Errors', ['Key', 'Times'], rows('error'))}
${table('Other events', ['Event', 'Times'], counted(events.filter(({ subject }) => !isStep(subject))))}
</div>`,
  )
}

function rangeForm({ from, to, shop, shops }: Pick<NumbersView, 'from' | 'to' | 'shop' | 'shops'>): Piece {
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

/** What an owner looks at first, each beside the same number of days before. */
function keyFigures(sums: readonly Sum[], before: readonly Sum[]): Piece {
  const total = (of: readonly Sum[], measure: Measure, subject?: TrackedEvent) =>
    of.reduce(
      (sum, one) =>
        one.measure === measure && (subject === undefined || one.subject === subject) ? sum + one.count : sum,
      0,
    )
  const FIGURES: readonly [name: string, measure: Measure, subject?: TrackedEvent][] = [
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
    return html`<div><dt>${name}</dt><dd class="figure">${figure(now)}</dd><dd class="before quiet">before ${figure(then)}${change}</dd></div>`
  })}</dl>`
}

const isStep = (event: string): boolean => (FUNNEL as readonly string[]).includes(event)

/** The most frequent ones, and how many there are besides. */
function counted(sums: readonly Sum[]): string[][] {
  const others = sums.slice(MOST_ROWS)
  const rest = others.reduce((sum, { count }) => sum + count, 0)
  return [
    ...sums.slice(0, MOST_ROWS).map(({ subject, count }) => [subject, figure(count)]),
    ...(others.length > 0 ? [[`${figure(others.length)} others`, figure(rest)]] : []),
  ]
}

function sharesOf(sums: readonly Sum[]): (string | Piece)[][] {
  const all = sums.reduce((sum, { count }) => sum + count, 0)
  return sums.map(({ subject, count }) => [
    withBar(subject, count / all),
    figure(count),
    percentage(count / all),
  ])
}

function funnel(events: readonly Sum[]): (string | Piece)[][] {
  const times = FUNNEL.map(step => events.find(({ subject }) => subject === step)?.count ?? 0)
  const most = Math.max(...times)
  if (most === 0) return []
  return FUNNEL.map((step, index) => {
    const before = times[index - 1] ?? 0
    const count = times[index] ?? 0
    return [withBar(step, count / most), figure(count), before > 0 ? percentage(count / before) : '']
  })
}

const ITEM_EVENTS: readonly [event: TrackedEvent, name: string][] = [
  ['view_item', 'Opened'],
  ['configure', 'Configured'],
  ['add_to_cart', 'Into the cart'],
  ['add_to_wishlist', 'Wished for'],
]

/** Articles, those that most visitors opened first. */
function products(sums: readonly Sum[]): string[][] {
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
        ...ITEM_EVENTS.map(([event]) => figure(of(article, event))),
        opened > 0 ? percentage(of(article, 'add_to_cart') / opened) : '',
      ]
    })
}
