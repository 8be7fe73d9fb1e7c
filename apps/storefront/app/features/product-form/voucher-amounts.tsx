import { FieldFrame } from '@passepartout/ui/field'
import type { Page } from '../../platform/page.ts'
import { CUSTOM_AMOUNT } from '../product-kinds/gift-voucher.tsx'
import type { GiftVoucher } from './gift-voucher.ts'

/**
 * The offered amounts as chips, and any other in whole units of the currency. The server validates the latter:
 * validation in the browser would block the form while the field is out of sight.
 */
export function VoucherAmounts({
  page,
  offer: { amounts, freeAmount, chosen },
  own,
}: {
  page: Page
} & Pick<GiftVoucher, 'offer' | 'own'>) {
  const { translate } = page
  const { min, max } = freeAmount
  const isOwn = own !== undefined
  const chip = 'chip figures cursor-pointer gap-1.5 px-3 has-checked:border-accent has-checked:bg-accent-soft'
  return (
    <fieldset className="group">
      <legend className="pb-2 text-15 font-semibold">{translate('voucher.amounts')}</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {amounts.map(({ amount, text }) => (
          <label key={amount} className={chip}>
            <input
              type="radio"
              name="amount"
              value={amount}
              defaultChecked={!isOwn && amount === chosen.amount.amount}
              className="size-5 flex-none"
            />
            {text}
          </label>
        ))}
        <label className={`${chip} pr-1.5 whitespace-normal max-sm:col-span-2`}>
          <input
            type="radio"
            name="amount"
            value={CUSTOM_AMOUNT}
            defaultChecked={isOwn}
            className="size-5 flex-none"
          />
          {translate('voucher.other-amount')}
        </label>
      </div>
      <div className="mt-4 hidden group-has-[[value=free]:checked]:block">
        <FieldFrame
          id="freeAmount"
          label={translate('voucher.own-amount', { currency: chosen.amount.currency })}
          hint={translate('voucher.free-amount', { min: min.text, max: max.text })}
        >
          <input
            id="freeAmount"
            aria-describedby="freeAmount-hint"
            inputMode="numeric"
            autoComplete="off"
            maxLength={9}
            name="freeAmount"
            defaultValue={own ?? Math.round(chosen.amount.amount / 100)}
            className="field figures max-w-40"
          />
        </FieldFrame>
      </div>
    </fieldset>
  )
}
