import { BACK_OFFICE_API } from '@passepartout/contracts/back-office'
import type { OperatorRole } from '@passepartout/domain'
import { readCatalogue } from '@passepartout/testing'
import { createLineLooks } from '../modules/cart/index.ts'
import type { TestShop } from '../shop.fixture.ts'
import { createBackOffice } from './create-back-office.ts'

export const BACK_OFFICE_ORIGIN = 'https://operators.example'

/** Id of the operator unless the test names another. */
export const ADA = '5f0c1d4e-6f0b-4c58-8d4e-0a5a1c3b2d10'

export interface SecurityRecord {
  kind: string
  actor: string
  details: Record<string, string>
}

/** The back office of a test's shop, used by an operator with these roles; without roles nobody is signed in. */
export function openBackOffice(
  { deps, jobs }: TestShop,
  roles: readonly OperatorRole[] | undefined,
  {
    id = ADA,
    name = 'Ada',
    refundLimit,
    discountsChanged = async () => {},
  }: { id?: string; name?: string; refundLimit?: number; discountsChanged?: () => Promise<void> } = {},
) {
  const records: SecurityRecord[] = []
  const operator = roles && { id, name, roles }
  const app = createBackOffice({
    operators: {
      whoIs: async () => operator,
      record: async (_request, kind, who, details = {}) => {
        records.push({ kind, actor: who?.name ?? 'nobody', details })
      },
    },
    secureCookies: true,
    checkResponses: true,
    context: async () => ({
      ...deps,
      jobs,
      catalogue: deps.catalogue(),
      ledger: (await readCatalogue()).ledger,
      delivery: deps.delivery(),
      sellers: deps.sellers(),
      lineLooks: createLineLooks({ ...deps, catalogue: deps.catalogue() }),
      now: deps.clock(),
      refundLimit,
      catalogueDiscounts: {
        campaign: deps.priceBook().campaigns,
        promotion: deps.selling().promotions,
      },
      previewLink: ({ channel, country }, { at, draft }) =>
        `https://${channel}.${country}.example/${at.toISOString()}/${draft.id}`,
      discountsChanged,
    }),
  })
  const send = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    app.fetch(
      new Request(BACK_OFFICE_ORIGIN + BACK_OFFICE_API + path, {
        method,
        headers: {
          ...(method === 'GET' ? {} : { origin: BACK_OFFICE_ORIGIN, 'content-type': 'application/json' }),
          ...headers,
        },
        ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
      }),
    )
  const sendFile = (path: string, file: Uint8Array, headers: Record<string, string> = {}) =>
    app.fetch(
      new Request(BACK_OFFICE_ORIGIN + BACK_OFFICE_API + path, {
        method: 'POST',
        headers: { origin: BACK_OFFICE_ORIGIN, 'content-type': 'application/octet-stream', ...headers },
        body: new Blob([Uint8Array.from(file)]),
      }),
    )
  return { send, sendFile, records }
}
