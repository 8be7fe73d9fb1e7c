import { SelectField, TextArea, TextField } from '@passepartout/ui/field'
import { Note } from '@passepartout/ui/notice'
import { RadioCard } from '@passepartout/ui/radio-card'
import { formResultFor } from '../../platform/form-result.ts'
import type { Page } from '../../platform/page.ts'
import { trackingAttributes } from '../../platform/tracking-attributes.ts'
import { expectedPriceFields } from '../cart/expected-price-fields.ts'
import { VoucherCard, VoucherThumbnail } from '../cart/voucher-card.tsx'
import { withSoftHyphens } from '../options/with-soft-hyphens.ts'
import type { GiftVoucher } from './gift-voucher.ts'
import { OrderButton } from './order-button.tsx'
import { VoucherAmounts } from './voucher-amounts.tsx'

interface VoucherFormProps {
  page: Page
  voucher: GiftVoucher
}

/** Most vouchers of one kind that are offered directly; larger quantities are set in the cart. */
const MOST_OFFERED = 10

/** Amount, delivery and message of a gift voucher beside the voucher itself, as a plain form. */
export function VoucherForm({ page, voucher: { offer, own, isRefused, corrections } }: VoucherFormProps) {
  const { translate } = page
  const { chosen, deliveries, designs, sendOn, message, quantityLimits } = offer
  const written = formResultFor(page.form, 'gift-voucher')
  const words = written?.values.message ?? ''
  const most = Math.max(chosen.quantity, Math.min(quantityLimits.max, MOST_OFFERED))
  return (
    <div
      data-configurator
      {...trackingAttributes('view_item', { kind: 'gift-voucher' })}
      className="group/voucher mt-8 grid items-start gap-x-14 gap-y-8 nav:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]"
    >
      <div className="grid place-items-center rounded-picture bg-stage px-[8%] py-[10%] nav:sticky nav:top-sticky">
        <VoucherCard
          page={page}
          worth={<span data-part="worth">{isRefused ? '\u2026' : chosen.amount.text}</span>}
          message={
            <p
              data-voucher-message
              className="max-h-[9em] font-display text-18 leading-snug md:text-21 overflow-hidden break-words whitespace-pre-line"
            >
              {words || translate('voucher.sample-message')}
            </p>
          }
        />
      </div>
      <form
        method="get"
        action={page.href(page.path)}
        data-enhance="configurator"
        data-when="visible"
        className="grid gap-y-6 [&>*]:min-w-0"
      >
        <VoucherAmounts page={page} offer={offer} own={own} />
        <fieldset>
          <legend className="pb-2 text-15 font-semibold">{translate('voucher.delivery')}</legend>
          <div className="grid gap-2 sm:grid-cols-2">
            {deliveries.map(({ value, name, text }) => (
              <RadioCard
                key={value}
                name="delivery"
                value={value}
                defaultChecked={value === chosen.delivery}
                title={name}
                text={text}
              />
            ))}
          </div>
        </fieldset>
        <div data-enhance="voucher-message" data-when="interaction">
          <TextArea
            name="message"
            label={translate('voucher.message')}
            optional={translate('checkout.optional')}
            hint={translate('voucher.message-hint', {
              characters: message.maxCharacters,
              lines: message.maxLines,
            })}
            error={written?.errors.message?.[0]}
            maxLength={message.maxCharacters}
            defaultValue={words}
            data-designer=""
            rows={4}
          />
        </div>
        <fieldset>
          <legend className="pb-2 text-15 font-semibold">{translate('voucher.design')}</legend>
          <div className="grid grid-cols-3 gap-2">
            {designs.map(({ value, name }, index) => (
              <RadioCard
                key={value}
                name="design"
                value={value}
                defaultChecked={
                  value === (written?.values.design ?? designs[0]?.value) || (!written && index === 0)
                }
                title={withSoftHyphens(name)}
                picture={
                  <span aria-hidden="true" className="grid size-full place-items-center px-[16%] pt-6">
                    <VoucherThumbnail
                      design={value}
                      worth={
                        <span data-part={`worth-${value}`}>{isRefused ? '\u2026' : chosen.amount.text}</span>
                      }
                    />
                  </span>
                }
                data-designer=""
              />
            ))}
          </div>
        </fieldset>
        <TextField
          type="date"
          name="sendOn"
          label={translate('voucher.send-on')}
          optional={translate('checkout.optional')}
          hint={translate('voucher.send-on-hint')}
          error={written?.errors.sendOn?.[0]}
          min={sendOn.first}
          max={sendOn.last}
          defaultValue={written?.values.sendOn ?? ''}
          data-designer=""
          className="max-w-72"
        />
        <div className="max-w-40">
          <SelectField
            name="quantity"
            label={translate('configurator.quantity')}
            defaultValue={String(chosen.quantity)}
          >
            {Array.from({ length: most }, (_, index) => index + 1).map(count => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </SelectField>
        </div>
        <div className="rounded-surface bg-raised p-4 shadow-float md:p-5 forced-colors:border">
          <div data-part="corrections" aria-live="polite" className="empty:hidden">
            {corrections.length > 0 && <Note>{corrections.join(' ')}</Note>}
          </div>
          <div data-part="price" aria-live="polite" aria-atomic="true">
            <div data-figures hidden={isRefused}>
              <p className="type-price">{chosen.total.text}</p>
              {chosen.quantity > 1 && (
                <p className="figures mt-1 text-15 text-muted">
                  {translate('configurator.per-piece', {
                    count: chosen.quantity,
                    price: chosen.priceCurrent.text,
                  })}
                </p>
              )}
              <p className="mt-1 text-13 text-muted">
                {chosen.vatIncluded && `${translate('voucher.vat')} `}
                {translate(isPosted(offer) ? 'voucher.posted' : 'voucher.by-mail')}
              </p>
            </div>
          </div>
          <p data-failed hidden className="mt-2 text-15 text-reduced" role="alert">
            {translate('configurator.failed')}
          </p>
          <button type="submit" data-reckon className="button button-secondary mt-4 w-full">
            {translate('configurator.reckon')}
          </button>
          <OrderButton page={page} form="gift-voucher">
            <input type="hidden" name="seen" value={displayedPriceFields(offer)} data-designer="" />
          </OrderButton>
        </div>
      </form>
    </div>
  )
}

const isPosted = ({ deliveries, chosen }: GiftVoucher['offer']): boolean =>
  deliveries.some(({ value, isPosted }) => isPosted && value === chosen.delivery)

const displayedPriceFields = ({ chosen }: GiftVoucher['offer']): string =>
  expectedPriceFields(`${chosen.amount.amount}/${chosen.quantity}`, chosen.priceCurrent)
