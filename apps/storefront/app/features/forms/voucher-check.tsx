import { TextField } from '@passepartout/ui/field'
import { type FormResult, formResultFor } from '../../platform/form-result.ts'
import type { Page } from '../../platform/page.ts'

const ID = 'voucher-check'

/** Shows the balance of a voucher code without redeeming it. */
export function VoucherCheck({ page }: { page: Page }) {
  const { translate } = page
  const answered = formResultFor(page.form, ID)
  const error = answered?.errors.code?.[0] ?? (answered?.message || undefined)
  return (
    <section
      id={ID}
      aria-labelledby={`${ID}-title`}
      className="mt-section max-w-[34rem] scroll-mt-24 rounded-surface border border-hairline bg-raised p-5 md:p-7"
    >
      <h2 id={`${ID}-title`} className="type-h3">
        {translate('voucher.check-title')}
      </h2>
      <p className="mt-2 text-muted">{translate('voucher.check-text')}</p>
      <form method="post" action={`${page.href(page.path)}#${ID}`} noValidate className="mt-5 grid gap-4">
        <input type="hidden" name="form" value={ID} />
        <TextField
          id={`${ID}-code`}
          name="code"
          label={translate('voucher.check-code')}
          error={error}
          defaultValue={answered?.values.code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={100}
          required
        />
        {answered?.worth && (
          <p role="status" className="rounded-field border-l-4 border-ok bg-surface px-3.5 py-2.5">
            {voucherValueText(answered.worth, page)}
          </p>
        )}
        <button type="submit" className="button button-secondary justify-self-start max-md:w-full">
          {translate('voucher.check')}
        </button>
      </form>
    </section>
  )
}

function voucherValueText(
  found: NonNullable<FormResult['worth']>,
  { translate, shop: { locale } }: Page,
): string {
  const { percent, worth, remaining, validUntil } = found
  const until = validUntil
    ? ` ${translate('voucher.check-until', {
        day: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
          new Date(validUntil),
        ),
      })}`
    : ''
  return `${amount()}${until}`

  function amount(): string {
    if (remaining && worth)
      return translate(remaining.amount === worth.amount ? 'voucher.check-full' : 'voucher.check-left', {
        remaining: remaining.text,
        worth: worth.text,
      })
    const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
    const reduction = percent === null ? (worth?.text ?? '') : share.format(percent / 100)
    return translate('voucher.check-reduction', { reduction })
  }
}
