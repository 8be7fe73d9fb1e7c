import type { GiftVoucherDesign } from '@passepartout/domain'
import { VoucherThumbnail } from '../cart/voucher-card.tsx'
import type { StorefrontKindAdapter, Values } from './storefront-kind-adapter.ts'

/** Value of `amount` that selects the custom amount. */
export const CUSTOM_AMOUNT = 'free'

/** An offered amount in minor units, else the custom one, which is typed in whole units. */
export function parseRequestedAmount({ amount = '', freeAmount = '' }: Values): number {
  return amount && amount !== CUSTOM_AMOUNT
    ? Number(amount)
    : Math.round(Number(freeAmount.replace(',', '.')) * 100)
}

export const giftVoucher: StorefrontKindAdapter<'gift-voucher'> = {
  article: {
    fields: ['amount', 'freeAmount', 'delivery', 'quantity'],
    query: values => {
      const { delivery = '', message = '', design, sendOn } = values
      return {
        ...{ amount: parseRequestedAmount(values), delivery, message },
        // The API validates names of designs.
        ...(design ? { design: design as GiftVoucherDesign } : {}),
        ...(sendOn ? { sendOn } : {}),
      }
    },
    choice: values => `${parseRequestedAmount(values)}/${values.quantity ?? ''}`,
    Picture: ({ look }) => (
      <div aria-hidden="true" className="absolute inset-0 grid place-items-center p-[10%]">
        <VoucherThumbnail design={look.design} worth={look.worth?.text ?? ''} />
      </div>
    ),
    written: ({ message }) => (typeof message === 'string' ? message : ''),
  },
}
