import { withVisitorPhotoHash } from '@passepartout/mockups/own-photo-hint'
import { ArrowRightIcon, PhotoIcon, SampleIcon } from '@passepartout/ui/icons'
import { Note } from '@passepartout/ui/notice'
import type { Page } from '../../platform/page.ts'
import { ChoiceField } from './choice-field.tsx'
import { DeliveryLines } from './delivery-lines.tsx'
import type { DeliveryPromise } from './delivery-promise.ts'
import { NumberField, SelectRow } from './number-fields.tsx'
import { OrderButton } from './order-button.tsx'
import { PriceBar } from './price-bar.tsx'
import { PriceSummary } from './price-summary.tsx'
import type { ProductForm } from './product-form.ts'
import { hiddenDesignerFields, productFormQuery } from './product-form-query.ts'
import { QuantityField } from './quantity-field.tsx'
import { WayOn } from './way-on.tsx'
import { withChoicePrices } from './with-choice-prices.ts'

export interface ProductFormViewProps {
  page: Page
  configurator: ProductForm
  delivery: DeliveryPromise | undefined
  /** Label of the button; by default that of the designer. */
  action?: string
}

/**
 * The choices for a product as a plain form: one button recalculates the price, the other continues with exactly the
 * chosen configuration. With its small script (`islands/configurator.ts`) every choice updates the price at
 * once, and the first button is hidden.
 */
export function ProductFormView({ page, configurator, delivery, action }: ProductFormViewProps) {
  const { translate } = page
  const { sections, hiddenFields, corrections, price, facts, designer, order, sample, hasWordsAlone } =
    configurator
  const here = page.href(page.path)
  const designerHref = designer && page.href(designer)
  const designerPath = designerHref?.split('?')[0]
  return (
    <form
      id="configurator"
      method="get"
      action={here}
      data-enhance="configurator"
      data-when="visible"
      className="mt-6"
    >
      {hiddenFields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div data-part="choices">
        {designerHref &&
          hiddenDesignerFields(configurator, designerHref).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} data-designer="" />
          ))}
        <div className="grid gap-y-6 [&>*]:min-w-0">
          {sections.map(section => {
            switch (section.look) {
              case 'select':
                return <SelectRow key={section.name} section={section} />
              case 'number':
                return <NumberField key={section.name} section={section} />
              case 'quantity':
                return (
                  <QuantityField
                    key={section.name}
                    section={section}
                    page={page}
                    addressOf={quantity =>
                      `${here}?${productFormQuery(configurator, { [section.name]: String(quantity) })}`
                    }
                  />
                )
              default:
                return (
                  <ChoiceField
                    key={`${section.name}-${section.legend}`}
                    section={withChoicePrices(section, price, page)}
                    page={page}
                  />
                )
            }
          })}
        </div>
      </div>
      <div
        data-price-box
        className="mt-7 rounded-surface bg-raised p-4 shadow-float md:p-5 forced-colors:border"
      >
        <div data-part="corrections" aria-live="polite" className="empty:hidden not-empty:mb-4">
          {corrections.length > 0 && <Note>{corrections.join(' ')}</Note>}
        </div>
        <div data-part="price" aria-live="polite" aria-atomic="true">
          <PriceSummary page={page} price={price} />
        </div>
        <p data-failed hidden className="mt-2 text-15 text-reduced" role="alert">
          {translate('configurator.failed')}
        </p>
        <div data-part="facts">
          {facts.map(fact => (
            <p key={fact} className="mt-2 text-14 text-muted">
              {fact}
            </p>
          ))}
        </div>
        <button type="submit" data-reckon className="button button-secondary mt-4 w-full">
          {translate('configurator.reckon')}
        </button>
        {designerPath && (
          <button
            type="submit"
            formAction={designerPath}
            className="button button-primary button-large mt-3 w-full"
          >
            <WayOn design={action ?? translate('product.design')} take={translate('calculator.take-over')} />
            <ArrowRightIcon size={20} aria-hidden="true" />
          </button>
        )}
        {designerPath && (
          <p className="mt-3 text-14 text-muted not-in-data-draft:hidden">
            {translate('configurator.draft-note')}{' '}
            <a href={here} data-without-draft="" referrerPolicy="no-referrer" className="text-link">
              {translate('configurator.draft-anew')}
            </a>
          </p>
        )}
        {designerPath && !hasWordsAlone && (
          <button
            type="submit"
            formAction={withVisitorPhotoHash(designerPath)}
            className="button button-secondary mt-3 w-full not-in-data-photo:hidden in-data-draft:hidden"
          >
            <PhotoIcon size={20} />
            {translate('own-photo.go-on')}
          </button>
        )}
        {order && (
          <OrderButton page={page} form={order.form} isAddedByAddress={order.isAddedByAddress}>
            <input type="hidden" name="seen" value={order.seen} data-designer="" />
          </OrderButton>
        )}
        {sample && (
          <a
            href={page.href(sample.address)}
            rel="nofollow"
            className="button button-accent mt-3 w-full in-data-draft:hidden max-[359px]:px-3 max-[359px]:text-14"
          >
            <SampleIcon size={20} className="max-[359px]:hidden" />
            {sample.text}
          </a>
        )}
        <div data-part="delivery">
          <DeliveryLines page={page} delivery={delivery} />
        </div>
      </div>
      {designerPath && <PriceBar page={page} price={price} action={designerPath} />}
    </form>
  )
}
