import {
  type Account,
  type AccountDate,
  type AccountDesign,
  type AccountOrder,
  type CallFailure,
  type CallPayload,
  type Client,
  getAccount,
  getAccountNewsletter,
  listAccountDates,
  listAccountDesigns,
  listAccountOrders,
  listAccountPhotos,
} from '@passepartout/contracts'
import type { AccountSection } from '@passepartout/domain'

type Photos = CallPayload<NonNullable<typeof listAccountPhotos.shapes>>
type Newsletter = CallPayload<NonNullable<typeof getAccountNewsletter.shapes>>

export type AreaData =
  | {
      section: 'overview'
      account: Account
      orders: readonly AccountOrder[]
      designs: readonly AccountDesign[]
    }
  | { section: 'orders'; orders: readonly AccountOrder[] }
  | { section: 'designs'; designs: readonly AccountDesign[] }
  | { section: 'dates'; dates: readonly AccountDate[] }
  | ({ section: 'photos' } & Photos)
  | { section: 'newsletter'; account: Account; newsletter: Newsletter }
  | { section: 'addresses' | 'security' | 'data'; account: Account }

/** `status` 401: not logged in; 0: the API did not answer. */
export type LoadedArea = { ok: true; data: AreaData } | { ok: false; status: number; message: string }

/** Loads the data of a section; runs on the server and in the browser. */
export async function loadArea(api: Client, section: AccountSection): Promise<LoadedArea> {
  if (section === 'orders') {
    const answer = await api.call(listAccountOrders, {})
    return answer.ok ? shown({ section, ...answer.payload }) : failed(answer)
  }
  if (section === 'designs') {
    const answer = await api.call(listAccountDesigns, {})
    return answer.ok ? shown({ section, ...answer.payload }) : failed(answer)
  }
  if (section === 'dates') {
    const answer = await api.call(listAccountDates, {})
    return answer.ok ? shown({ section, ...answer.payload }) : failed(answer)
  }
  if (section === 'photos') {
    const answer = await api.call(listAccountPhotos, {})
    return answer.ok ? shown({ section, ...answer.payload }) : failed(answer)
  }
  const answer = await api.call(getAccount, {})
  if (!answer.ok) return failed(answer)
  const account = answer.payload
  if (section === 'newsletter') {
    const newsletter = await api.call(getAccountNewsletter, {})
    return newsletter.ok ? shown({ section, account, newsletter: newsletter.payload }) : failed(newsletter)
  }
  if (section !== 'overview') return shown({ section, account })
  const [orders, designs] = await Promise.all([
    api.call(listAccountOrders, {}),
    api.call(listAccountDesigns, {}),
  ])
  if (!orders.ok) return failed(orders)
  return designs.ok ? shown({ section, account, ...orders.payload, ...designs.payload }) : failed(designs)
}

const shown = (data: AreaData): LoadedArea => ({ ok: true, data })
const failed = ({ status, message }: CallFailure): LoadedArea => ({ ok: false, status, message })
