import { type Database, openDatabase } from '@passepartout/db'

export interface ShopSize {
  orders: number
  photos: number
}

/** Time span of the orders. */
const YEARS = 3
/** An id derived from its number: rows are made by the million, and those that queries look up must exist. */
export const idOf = (letter: string, number: number | string): string => `md5('${letter}' || ${number})::uuid`

/** When an order was placed, spread evenly over the years, the last one now. */
const placedAtSql = (orders: number, n = 'n') =>
  `now() - interval '${YEARS * 365} days' * ((${orders} - ${n})::float8 / ${orders})`

const generateSeriesSql = (to: number) => `generate_series(1, ${Math.round(to)}) n`

/** A design of some elements, as JSON of typical length. */
const DOCUMENT = `jsonb_build_object('version', 1, 'pages', (select jsonb_agg(jsonb_build_object('id', md5(n::text || i), 'x', i * 1.5, 'y', i * 2.5, 'width', 120, 'height', 80, 'text', md5(i::text || n))) from generate_series(1, 8) i))`

/** A complete shop after three years, by set-based statements. */
function statements({ orders, photos }: ShopSize): [what: string, sql: string][] {
  const visitors = orders * 1.2
  const customers = orders / 5
  /** Orders of the last 90 days hold their photos, those of the last two weeks are under way. */
  const recent = Math.round(orders * (1 - 90 / (YEARS * 365)))
  const running = Math.round(orders * (1 - 14 / (YEARS * 365)))
  const state = `case when n > ${running} then (array['awaiting-payment','paid','in-production','shipped'])[1 + n % 4] when n % 50 = 0 then 'cancelled' when n % 83 = 0 then 'refunded' else 'delivered' end`
  return [
    [
      'visitors',
      `insert into visitors (id, channel, created_at, last_seen_at)
       select ${idOf('v', 'n')}, 'passepartout', ${placedAtSql(visitors)}, ${placedAtSql(visitors)} from ${generateSeriesSql(visitors)}`,
    ],
    [
      'customers',
      `insert into customers (id, email, email_verified, name, first_name, last_name, number, type, channel, locale, created_at, updated_at)
       select ${idOf('c', 'n')}, 'kunde' || n || '@example.com', true, 'Ada Lovelace ' || n, 'Ada', 'Lovelace', 'K-' || n, 0, 'passepartout', 'de-DE', now(), now() from ${generateSeriesSql(customers)}`,
    ],
    [
      'photos',
      `insert into photos (id, visitor_id, state, sha256, name, mime, bytes, width, height, notices, has_master, created_at)
       select ${idOf('p', 'n')}, ${idOf('v', `(1 + n % ${Math.round(visitors)})`)}, 'ready', md5('a' || n) || md5('b' || n), 'IMG_' || n || '.jpg', 'image/jpeg', 4000000, 4000, 3000, '{}', false, ${placedAtSql(photos)}
       from ${generateSeriesSql(photos)}`,
    ],
    [
      'drafts',
      `insert into drafts (id, visitor_id, revision, kind, title, configuration, document, content_hash, created_at, updated_at)
       select ${idOf('d', 'n')}, ${idOf('v', 'n')}, 3, 'photobook', 'Urlaub ' || n, '{"format":"210x148"}', ${DOCUMENT}, md5('h' || n), ${placedAtSql(orders / 2)}, ${placedAtSql(orders / 2)}
       from ${generateSeriesSql(orders / 2)}`,
    ],
    [
      'carts',
      `insert into carts (id, visitor_id, channel, country, created_at, updated_at)
       select ${idOf('k', 'n')}, ${idOf('v', 'n')}, 'passepartout', 'de', ${placedAtSql(visitors)}, ${placedAtSql(visitors)} from ${generateSeriesSql(visitors)}`,
    ],
    [
      'lines of carts (of the last month: older ones were emptied)',
      `insert into cart_lines (id, cart_id, position, kind, title, configuration, content_hash, document, quantity, seen_price, currency, created_at, updated_at)
       select ${idOf('l', 'n')}, ${idOf('k', 'n')}, 1, 'photobook', 'Urlaub', '{}', md5('h' || n), ${DOCUMENT}, 1, 2990, 'EUR', now(), now()
       from generate_series(${Math.round(visitors * (1 - 32 / (YEARS * 365)))}, ${Math.round(visitors)}) n`,
    ],
    [
      'photos of carts',
      `insert into cart_line_photos (line_id, photo_id) select id, ${idOf('p', `(('x' || substr(id::text, 1, 6))::bit(24)::int % ${Math.round(photos)} + 1)`)} from cart_lines`,
    ],
    [
      'orders',
      `insert into orders (id, number, idempotency_key, visitor_id, channel, country, locale, currency, state, email, address, receipt, total, due, payment_method, token_hash, change_until, placed_at, is_cleared)
       select ${idOf('o', 'n')}, 'PP-' || n, ${idOf('i', 'n')}, ${idOf('v', 'n')}, 'passepartout', 'de', 'de-DE', 'EUR', ${state}, 'Kunde' || (1 + n % ${Math.round(customers)}) || '@example.com',
         jsonb_build_object('contact', jsonb_build_object('email', 'x', 'phone', ''), 'delivery', jsonb_build_object('firstName', 'Ada', 'lastName', 'Lovelace', 'street', 'Treppenstraße ' || n, 'postalCode', '34117', 'city', 'Kassel')),
         jsonb_build_object('total', 5980, 'taxes', jsonb_build_array(), 'texts', md5(n::text), 'rows', jsonb_build_array(md5('r' || n), md5('q' || n))),
         5980, 5980, 'transfer', md5('t' || n) || md5('u' || n), ${placedAtSql(orders)} + interval '1 hour', ${placedAtSql(orders)}, n < ${recent}
       from ${generateSeriesSql(orders)}`,
    ],
    [
      'lines of orders',
      `insert into order_lines (id, order_id, number, kind, title, description, configuration, content_hash, document, quantity, unit_price, total, total_original, discount, vat_rate, is_personalised)
       select ${idOf('m', "(n || '-' || i)")}, ${idOf('o', 'n')}, i, 'poster', 'Poster ' || n, '[]', '{}', md5('h' || n), case when i = 1 then ${DOCUMENT} end, 1, 2990, 2990, 2990, 0, '19', i = 1
       from ${generateSeriesSql(orders)}, generate_series(1, 2) i where i = 1 or n % 2 = 0`,
    ],
    [
      'photos of orders (of the last 90 days: older ones were deleted)',
      `insert into order_line_photos (line_id, photo_id)
       select ${idOf('m', "(n || '-1')")}, ${idOf('p', `((n * 10 + i) % ${Math.round(photos)} + 1)`)} from generate_series(${recent}, ${orders}) n, generate_series(1, 3) i`,
    ],
    [
      'journals',
      `insert into order_events (order_id, kind, state, actor, details, key, at)
       select ${idOf('o', 'n')}, e.kind, coalesce(nullif(e.state, 'end'), ${state}), 'clock', '{}', e.kind, ${placedAtSql(orders)} + e.after
       from ${generateSeriesSql(orders)}, (values ('placed', 'awaiting-payment', interval '0'), ('paid', 'paid', interval '1 day'), ('production-started', 'in-production', interval '2 days'), ('parcel-shipped', 'shipped', interval '5 days'), ('delivered', 'end', interval '8 days'), ('photos-deleted', 'end', interval '98 days')) e(kind, state, after)
       where ${placedAtSql(orders)} + e.after < now() order by n, e.after`,
    ],
    [
      'what followed journals',
      `insert into order_follow_ups (sequence, at) select sequence, at from order_events where kind <> 'photos-deleted'`,
    ],
    [
      'payments',
      `insert into payments (id, order_id, method, state, amount, refunded, currency, reference, provider_payment, created_at, updated_at, ask_at)
       select ${idOf('y', 'n')}, ${idOf('o', 'n')}, case when n % 2 = 0 then 'stripe' else 'transfer' end, case when n > ${running} and n % 4 = 0 then 'open' else 'paid' end, 5980, 0, 'EUR', 'RF' || n, case when n % 2 = 0 then 'pi_' || n end, ${placedAtSql(orders)}, ${placedAtSql(orders)}, case when n > ${running} and n % 4 = 0 then now() end
       from ${generateSeriesSql(orders)}`,
    ],
    [
      'refunds',
      `insert into refunds (id, payment_id, key, amount, state, provider_refund, created_at, updated_at)
       select ${idOf('g', 'n')}, ${idOf('y', 'n')}, 'case', 2990, case when n > ${orders - 500} then 'asked' else 'done' end, 're_' || n, ${placedAtSql(orders)}, ${placedAtSql(orders)} from ${generateSeriesSql(orders)} where n % 50 = 0`,
    ],
    [
      'invoices',
      `insert into invoices (id, order_id, kind, seller, number, content, key, issued_at)
       select ${idOf('f', 'n')}, ${idOf('o', 'n')}, 'invoice', 'sample', 'RE-' || n, ${DOCUMENT}, 'invoice', ${placedAtSql(orders)} from ${generateSeriesSql(orders)}`,
    ],
    [
      'parcels',
      `insert into order_parcels (id, order_id, number, carrier, tracking_number, lines, shipped_at, delivered_at)
       select ${idOf('q', 'n')}, ${idOf('o', 'n')}, 1, 'dhl', 'T' || n, '{1}', ${placedAtSql(orders)}, ${placedAtSql(orders)} from ${generateSeriesSql(running)}`,
    ],
    [
      'complaints',
      `insert into order_cases (id, order_id, kind, state, content, created_at, decided_at)
       select ${idOf('z', 'n')}, ${idOf('o', 'n')}, 'complaint', case when n > ${orders - 1000} then 'received' else 'refund' end, jsonb_build_object('email', 'kunde' || n || '@example.com', 'text', md5(n::text)), ${placedAtSql(orders)}, null from ${generateSeriesSql(orders)} where n % 50 = 0`,
    ],
    [
      'journal of security',
      `insert into security_events (kind, actor, customer_id, address_key, details, at)
       select 'log-in', 'customer', ${idOf('c', `(1 + n % ${Math.round(customers)})`)}, md5(n::text), '{}', now() - interval '180 days' * (n::float8 / ${orders}) from ${generateSeriesSql(orders)}`,
    ],
    [
      'links for phones',
      `insert into photo_links (id, draft_id, visitor_id, token_hash, created_at, opens_until, ends_at, files, bytes)
       select ${idOf('s', 'n')}, ${idOf('d', 'n')}, ${idOf('v', 'n')}, md5('w' || n), now(), now(), now(), 3, 1000 from ${generateSeriesSql(orders / 20)}`,
    ],
    [
      'photos by links',
      `insert into photo_link_photos (link_id, photo_id, arrived_at) select ${idOf('s', 'n')}, ${idOf('p', '(n * 3 + i)')}, now() from ${generateSeriesSql(orders / 20)}, generate_series(1, 3) i`,
    ],
    [
      'jobs that are done',
      `insert into pgboss.job (name, data, state, completed_on, created_on, started_on)
       select 'send-mail', jsonb_build_object('n', n), 'completed', now(), now(), now() from ${generateSeriesSql(orders / 10)}`,
    ],
  ]
}

type FillProgress = (what: string, seconds: number) => void

/** Fills an empty shop; indexes are created after the rows, which takes a third of the time. */
export async function fillShop(url: string, size: ShopSize, report: FillProgress): Promise<void> {
  const own = await openDatabase({ url, limits: { statementMs: 0, lockMs: 0, connections: 1 } })
  const run = (text: string) => own.db.execute(text)
  const timed = async (what: string, work: () => Promise<unknown>) => {
    const began = performance.now()
    await work()
    report(what, (performance.now() - began) / 1000)
  }
  try {
    // The rows are consistent by construction: checking foreign keys would take thirty million look-ups.
    for (const setting of [
      `session_replication_role = replica`,
      `maintenance_work_mem = '1GB'`,
      `work_mem = '256MB'`,
    ])
      await run(`set ${setting}`)
    const indexes = await listSecondaryIndexes(own.db)
    for (const { name } of indexes) await run(`drop index "${name}"`)
    for (const [what, sql] of statements(size)) await timed(what, () => run(sql))
    await timed(`${indexes.length} indexes`, async () => {
      for (const { definition } of indexes) await run(definition)
    })
    await timed('statistics', () => run('vacuum analyze'))
  } finally {
    await own.close()
  }
}

async function listSecondaryIndexes(db: Database): Promise<{ name: string; definition: string }[]> {
  const { rows } = (await db.execute(
    `select indexname as name, indexdef as definition from pg_indexes i
     where schemaname = 'public' and not exists (select 1 from pg_constraint where conname = indexname)`,
  )) as unknown as { rows: { name: string; definition: string }[] }
  return rows
}
