import { isDeepStrictEqual } from 'node:util'
import {
  addDiscountDraft,
  addDiscountVersion,
  changeDiscount,
  type Database,
  type DiscountRow,
  listDiscountVersions,
  removeDiscountDraft,
} from '@passepartout/db'
import {
  type Campaign,
  campaignIdProblems,
  discountIdOf,
  endDiscount,
  instantOfMoment,
  LAB_TIME_ZONE,
  type Promotion,
  parseDiscount,
  refusesCampaign,
} from '@passepartout/domain'
import {
  type BackOfficeContext,
  type BackOfficeHandler,
  type BackOfficeResult,
  refuse,
  succeed,
} from './back-office-context.ts'
import {
  checkCampaignDraft,
  discountDetail,
  findKnownDiscount,
  type KnownDiscount,
  listKnownDiscounts,
  momentOf,
  toDiscountRow,
} from './discount-detail.ts'

type Rules = Campaign | Promotion
type Key = Pick<DiscountRow, 'kind' | 'id'>
type DetailResult = BackOfficeResult<{ discount: Awaited<ReturnType<typeof discountDetail>> }>

/** Who makes the first version of a campaign that came from a file. */
const CATALOGUE = 'catalogue'

async function listPayload(context: BackOfficeContext) {
  const known = await listKnownDiscounts(context)
  return { discounts: known.map(one => toDiscountRow(context, one)), now: momentOf(context) }
}

export const listDiscountsCall: BackOfficeHandler<'listDiscounts'> = async context =>
  succeed(await listPayload(context))

async function detailOf(context: BackOfficeContext, key: Key): Promise<DetailResult> {
  const known = await findKnownDiscount(context, key)
  return known ? succeed({ discount: await discountDetail(context, known) }) : refuse('not-found')
}

export const getDiscount: BackOfficeHandler<'getDiscount'> = (context, { params }) =>
  detailOf(context, params)

export const saveDiscount: BackOfficeHandler<'saveDiscount'> = async (context, { params, body }) => {
  const { db, actor, now, catalogue } = context
  const { revision, rules } = body
  const rightKind = 'id' in rules ? 'campaign' : 'promotion'
  if (rightKind !== params.kind || discountIdOf(rules) !== params.id) return refuse('invalid-input')
  if ('id' in rules) {
    const unknown = campaignIdProblems([rules], catalogue)
    if (unknown.length > 0)
      return refuse(
        'unknown-product',
        unknown.map(({ message }) => message),
      )
  }
  const known = await findKnownDiscount(context, params)
  if ((known?.revision ?? 0) !== revision) return refuse(revision === 0 ? 'id-taken' : 'changed-meanwhile')
  const isSaved = known?.row
    ? await changeDiscount(db, { ...params, revision }, { draft: rules, changedBy: actor, changedAt: now })
    : await addRow(context, params, rules, known)
  return isSaved ? detailOf(context, params) : refuse('changed-meanwhile')
}

/** Those of the catalogue's files stay behind the ones that were made here. */
const addRow = (
  { db, actor, now }: BackOfficeContext,
  key: Key,
  draft: Rules,
  known: KnownDiscount | undefined,
): Promise<boolean> =>
  addDiscountDraft(db, {
    ...key,
    draft,
    changedBy: actor,
    changedAt: now,
    createdAt: known ? new Date(0) : now,
  })

export const removeDiscount: BackOfficeHandler<'removeDiscount'> = async (context, { params, body }) => {
  if (!(await removeDiscountDraft(context.db, { ...params, ...body }))) return refuse('changed-meanwhile')
  return succeed(await listPayload(context))
}

/** Leads to a shop as it will be at a moment, with the draft. */
export const previewDiscount: BackOfficeHandler<'previewDiscount'> = async (context, { params, query }) => {
  const { channel, country, day, time } = query
  if (!(await findKnownDiscount(context, params))) return refuse('not-found')
  const at = instantOfMoment(LAB_TIME_ZONE, { day, time: time || '00:00' })
  const Location = context.previewLink({ channel, country }, { at, draft: params })
  return succeed(new Response(null, { status: 302, headers: { Location } }))
}

export const publishDiscount: BackOfficeHandler<'publishDiscount'> = async (context, { params, body }) => {
  const known = await findKnownDiscount(context, params)
  if (!known) return refuse('not-found')
  return publish(context, known, body.revision, known.draft)
}

/** Ends what runs now, and withdraws what has not begun. */
export const endDiscountCall: BackOfficeHandler<'endDiscount'> = async (context, { params, body }) => {
  const known = await findKnownDiscount(context, params)
  if (!known) return refuse('not-found')
  if (!known.published) return refuse('nothing-to-change')
  return publish(context, known, body.revision, endDiscount(known.published, momentOf(context)))
}

/** Publishes an earlier version once more. */
export const restoreDiscount: BackOfficeHandler<'restoreDiscount'> = async (context, { params, body }) => {
  const known = await findKnownDiscount(context, params)
  if (!known) return refuse('not-found')
  const versions = await listDiscountVersions(context.db, params)
  const earlier = versions.find(({ version }) => version === body.version)
  if (!earlier) return refuse('not-found')
  const rules = earlier.rules === null ? null : parseDiscount(params.kind, earlier.rules)
  return rules === undefined ? refuse('not-found') : publish(context, known, body.revision, rules)
}

/** Makes the shop use these rules, or none of this discount, in every process. */
async function publish(
  context: BackOfficeContext,
  known: KnownDiscount,
  revision: number,
  rules: Rules | null,
): Promise<DetailResult> {
  if (known.revision !== revision) return refuse('changed-meanwhile')
  if (isDeepStrictEqual(rules ?? undefined, known.published)) return refuse('nothing-to-change')
  if (rules && 'id' in rules && !isShortened(rules, known.published)) {
    const { findings } = await checkCampaignDraft(context, known, rules)
    const errors = findings.filter(({ finding }) => refusesCampaign(finding))
    if (errors.length > 0)
      return refuse(
        'check-failed',
        errors.map(({ finding }) => finding),
      )
  }
  const isPublished = await context.db.transaction(tx =>
    storePublished({ ...context, db: tx }, known, revision, rules),
  )
  if (!isPublished) return refuse('changed-meanwhile')
  await context.discountsChanged()
  return detailOf(context, known)
}

/** Whether only the end of a published campaign changes: it can always be ended. */
const isShortened = (rules: Campaign, published: Rules | undefined): boolean =>
  published !== undefined &&
  rules.until <= (published.until ?? '') &&
  isDeepStrictEqual({ ...rules, until: '', untilTime: '' }, { ...published, until: '', untilTime: '' })

async function storePublished(
  context: BackOfficeContext & { db: Database },
  known: KnownDiscount,
  revision: number,
  rules: Rules | null,
): Promise<boolean> {
  const { db, actor, now } = context
  const { kind, id, row, published } = known
  const isFirst = row === undefined || row.state === 'draft'
  if (!row && !(await addRow(context, known, known.draft, known))) return false
  const isChanged = await changeDiscount(
    db,
    { kind, id, revision: row ? revision : 1 },
    {
      state: rules === null ? 'withdrawn' : 'published',
      rules,
      // What an operator works on stays when the shop's rules end.
      ...(rules === null ? {} : { draft: rules }),
      changedBy: actor,
      changedAt: now,
    },
  )
  if (!isChanged) return false
  const version = { kind, id, at: now }
  if (isFirst && published) await addDiscountVersion(db, { ...version, rules: published, actor: CATALOGUE })
  await addDiscountVersion(db, { ...version, rules, actor })
  return true
}
