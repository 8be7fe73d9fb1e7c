import { isDeepStrictEqual } from 'node:util'
import type { DiscountDetail, DiscountListRow } from '@passepartout/contracts/back-office'
import {
  type DiscountRow,
  findDiscount,
  listDiscounts,
  listDiscountVersions,
  listPriceHistories,
} from '@passepartout/db'
import {
  articleKey,
  type Campaign,
  type CampaignPrice,
  checkCampaign,
  type DiscountKind,
  discountIdOf,
  discountState,
  LAB_TIME_ZONE,
  mergeDiscounts,
  momentInZone,
  type Promotion,
  parseDiscount,
  pricesInCampaign,
  refusesCampaign,
  sampleProducts,
  shopsOfCampaign,
} from '@passepartout/domain'
import { yieldToEventLoop } from '@passepartout/http'
import type { BackOfficeContext } from './back-office-context.ts'

type Rules = Campaign | Promotion
type Key = { kind: DiscountKind; id: string }

/** A discount of the database or of the catalogue's files. */
export interface KnownDiscount extends Key {
  /** 0 where it is only in a file. */
  revision: number
  row: DiscountRow | undefined
  draft: Rules
  /** As the shop uses them. */
  published: Rules | undefined
}

/** Prices of a draft that its page shows. */
const MOST_PRICES = 24
/** Words that name a sample product. */
const MOST_NAMES = 2

export const momentOf = ({ now }: Pick<BackOfficeContext, 'now'>) => momentInZone(LAB_TIME_ZONE, now)

const seedOf = ({ catalogueDiscounts }: BackOfficeContext, { kind, id }: Key): Rules | undefined => {
  const seeds: readonly Rules[] = catalogueDiscounts[kind]
  return seeds.find(rules => discountIdOf(rules) === id)
}

function toKnownDiscount(context: BackOfficeContext, row: DiscountRow): KnownDiscount | undefined {
  const { kind, id, revision, state } = row
  const stored = state === 'draft' ? seedOf(context, row) : parseDiscount(kind, row.rules)
  const draft = parseDiscount(kind, row.draft) ?? stored
  return draft && { kind, id, revision, row, draft, published: stored }
}

/** The discount with an id, of the database or of a file. */
export async function findKnownDiscount(
  context: BackOfficeContext,
  key: Key,
): Promise<KnownDiscount | undefined> {
  const row = await findDiscount(context.db, key)
  if (row) return toKnownDiscount(context, row)
  const seed = seedOf(context, key)
  return seed && { ...key, revision: 0, row: undefined, draft: seed, published: seed }
}

/** All discounts, campaigns before codes; those of the database first. */
export async function listKnownDiscounts(context: BackOfficeContext): Promise<KnownDiscount[]> {
  const rows = await listDiscounts(context.db)
  const ofDatabase = rows.flatMap(row => toKnownDiscount(context, row) ?? [])
  const isRow = (key: Key) => rows.some(({ kind, id }) => kind === key.kind && id === key.id)
  const { campaign, promotion } = context.catalogueDiscounts
  const ofFiles = [
    ...campaign.map(rules => ({ kind: 'campaign' as const, rules })),
    ...promotion.map(rules => ({ kind: 'promotion' as const, rules })),
  ].flatMap(({ kind, rules }) => {
    const id = discountIdOf(rules)
    return isRow({ kind, id })
      ? []
      : [{ kind, id, revision: 0, row: undefined, draft: rules, published: rules }]
  })
  return [...ofDatabase, ...ofFiles].toSorted((a, b) => a.kind.localeCompare(b.kind))
}

export function toDiscountRow(context: BackOfficeContext, known: KnownDiscount): DiscountListRow {
  const { kind, id, row, draft, published } = known
  return {
    kind,
    id,
    state: discountState(published, momentOf(context)),
    rules: published ?? draft,
    hasDraft: published !== undefined && !isDeepStrictEqual(draft, published),
    isOfCatalogue: row === undefined,
    changedBy: row?.changedBy ?? null,
    changedAt: row?.changedAt.toISOString() ?? null,
  }
}

export async function discountDetail(
  context: BackOfficeContext,
  known: KnownDiscount,
): Promise<DiscountDetail> {
  const { kind, draft, published, revision } = known
  const versions = await listDiscountVersions(context.db, known)
  const { findings, prices } =
    'id' in draft ? await checkCampaignDraft(context, known, draft) : { findings: [], prices: [] }
  return {
    ...toDiscountRow(context, known),
    revision,
    draft,
    published: published ?? null,
    versions: versions.map(({ version, rules, actor, at }) => ({
      version,
      rules: rules === null ? null : (parseDiscount(kind, rules) ?? null),
      actor,
      at: at.toISOString(),
    })),
    findings: findings.map(one => ({ ...one, isError: refusesCampaign(one.finding) })),
    prices: spread(distinct(prices), MOST_PRICES).map(
      ({ shop, kind: product, names, original, current, lowest }) => ({
        channel: shop.channel,
        country: shop.country,
        kind: product,
        names: names.slice(0, MOST_NAMES),
        original,
        current,
        lowest: lowest ?? null,
      }),
    ),
  }
}

/** Checks a campaign as if it were published, at its place among the others. */
export async function checkCampaignDraft(
  context: BackOfficeContext,
  known: KnownDiscount,
  campaign: Campaign,
): Promise<{ findings: ReturnType<typeof checkCampaign>; prices: CampaignPrice[] }> {
  const { db, catalogue, catalogueDiscounts, now } = context
  const rows = await listDiscounts(db)
  const stored = rows.flatMap(({ kind, id, state, rules }) => {
    if (kind !== 'campaign') return []
    if (id === known.id) return [{ kind, id, rules: campaign }]
    return state === 'draft' ? [] : [{ kind, id, rules: parseDiscount(kind, rules) ?? null }]
  })
  const isStored = stored.some(({ id }) => id === known.id)
  const seed = catalogueDiscounts.campaign.map(one => (one.id === campaign.id ? campaign : one))
  const campaigns = mergeDiscounts<'campaign'>(seed, stored)
  if (!isStored && !campaigns.includes(campaign)) campaigns.unshift(campaign)
  const book = { ...context.priceBook(), campaigns }
  const prices: CampaignPrice[] = []
  for (const shop of shopsOfCampaign(campaign)) {
    const products = sampleProducts(catalogue, campaign, shop, now)
    const { channel, country } = shop
    const histories = await listPriceHistories(db, { channel, country, articles: products.map(articleKey) })
    prices.push(...pricesInCampaign(book, catalogue, campaign, shop, products, histories))
    await yieldToEventLoop()
  }
  const published = known.published && 'id' in known.published ? known.published : undefined
  return { findings: checkCampaign(book, campaign, published, momentOf(context), prices), prices }
}

/** One price of each shop, material, type and format: the one closest to its lowest of the days before. */
function distinct(prices: readonly CampaignPrice[]): CampaignPrice[] {
  const found = new Map<string, CampaignPrice>()
  const margin = ({ current, lowest }: CampaignPrice) => (lowest?.amount ?? Infinity) - current.amount
  for (const price of prices) {
    const { shop, kind, names } = price
    const key = `${shop.channel} ${shop.country} ${kind} ${names.slice(0, MOST_NAMES).join()}`
    const known = found.get(key)
    if (!known || margin(price) < margin(known)) found.set(key, price)
  }
  return [...found.values()]
}

/** At most so many of a list, evenly. */
function spread<T>(all: readonly T[], most: number): readonly T[] {
  const step = Math.max(1, Math.ceil(all.length / most))
  return all.filter((_, index) => index % step === 0)
}
