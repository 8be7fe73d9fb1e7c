import { FieldFrame } from '@passepartout/ui/field'
import type { Page } from '../../platform/page.ts'
import type { VoucherOffer } from './voucher-form.tsx'

/** The offered amounts as chips, and any other in whole units of the currency. */
export function VoucherAmounts({
  page,
  offer: { amounts, freeAmount, chosen },
  isFree,
}: {
  page: Page
  offer: VoucherOffer
  isFree: boolean
}) {
  const { translate } = page
  const { min, max, step } = freeAmount
  const chip = 'chip figures cursor-pointer has-checked:border-accent has-checked:bg-accent-soft'
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
              defaultChecked={!isFree && amount === chosen.amount.amount}
              className="size-5 flex-none"
            />
            {text}
          </label>
        ))}
        <label className={`${chip} max-sm:col-span-2`}>
          <input type="radio" name="amount" value="" defaultChecked={isFree} className="size-5 flex-none" />
          {translate('voucher.other-amount')}
        </label>
      </div>
      <div className="mt-4 hidden group-has-[[value='']:checked]:block">
        <FieldFrame
          id="freeAmount"
          label={translate('voucher.own-amount', { currency: chosen.amount.currency })}
          hint={translate('voucher.free-amount', { min: min.text, max: max.text })}
        >
          <input
            id="freeAmount"
            aria-describedby="freeAmount-hint"
            type="number"
            inputMode="numeric"
            name="freeAmount"
            min={min.amount / 100}
            max={max.amount / 100}
            step={step.amount / 100}
            defaultValue={Math.round(chosen.amount.amount / 100)}
            className="field figures max-w-40"
          />
        </FieldFrame>
      </div>
    </fieldset>
  )
}
