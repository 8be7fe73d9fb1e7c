import type { OrderEventContext } from '@passepartout/commerce/orders'
import type { PaymentContext } from '@passepartout/commerce/payments'
import type {
  BACK_OFFICE_CALLS,
  BackOfficeCallName,
  BackOfficeProblem,
  BackOfficeRequest,
  BackOfficeResponse,
} from '@passepartout/contracts/back-office'
import type { Catalogue, DiscountKind, DiscountRules, Ledger, Shop } from '@passepartout/domain'
import type { Jobs } from '@passepartout/jobs'
import type { ApiDeps } from '../deps.ts'
import type { Operator } from '../operators/operator-access.ts'

/** What a call of the back office works with, at its moment. */
export interface BackOfficeContext
  extends Omit<OrderEventContext, 'jobs' | 'log' | 'storage'>,
    PaymentContext {
  storage: ApiDeps['storage']
  catalogue: Catalogue
  /** Accounts of sales, for the books. */
  ledger: Ledger
  /** Prices with the campaigns that are published. */
  priceBook: ApiDeps['priceBook']
  /** Campaigns and promotion codes of the catalogue's files. */
  catalogueDiscounts: { [Kind in DiscountKind]: readonly DiscountRules[Kind][] }
  /** Link to a shop as it will be at a moment, with the draft of a discount. */
  previewLink: (
    shop: Pick<Shop, 'channel' | 'country'>,
    preview: { at: Date; draft: { kind: DiscountKind; id: string } },
  ) => string
  /** Makes every process use what is published now. */
  discountsChanged: () => Promise<void>
  jobs: Pick<Jobs, 'enqueue' | 'sendLater' | 'sendAgain' | 'soon' | 'report' | 'retry'>
  operator: Operator
  /** As recorded in the order's history. */
  actor: string
  /** Refunds of an order above this need a second operator; minor units of its currency. */
  refundLimit: number | undefined
  /** Origin of the operators' log-in, for invitations. */
  origin: string
}

export type BackOfficeResult<Payload> =
  | { ok: true; payload: Payload }
  | { ok: false; problem: BackOfficeProblem; fields?: string[] }

export const succeed = <Payload>(payload: Payload): BackOfficeResult<Payload> => ({ ok: true, payload })
export const refuse = (problem: BackOfficeProblem, fields?: string[]): BackOfficeResult<never> => ({
  ok: false,
  problem,
  ...(fields ? { fields } : {}),
})

type IsFile<Name extends BackOfficeCallName> = (typeof BACK_OFFICE_CALLS)[Name] extends { isFile: true }
  ? true
  : false

/** The handler of a call: returns its payload, or for files a response. */
export type BackOfficeHandler<Name extends BackOfficeCallName> = (
  context: BackOfficeContext,
  request: BackOfficeRequest<Name>,
) => Promise<BackOfficeResult<IsFile<Name> extends true ? Response : BackOfficeResponse<Name>>>

export type BackOfficeHandlers = { [Name in BackOfficeCallName]: BackOfficeHandler<Name> }
