import type { EnvelopeAddress, CartLine as Line, ReceiptLine } from '@passepartout/contracts'
import { TruckIcon } from '@passepartout/ui/icons'
import { Note } from '@passepartout/ui/notice'
import { Price } from '@passepartout/ui/price'
import type { Page } from '../../platform/page.ts'
import { LineDetails } from '../checkout/line-details.tsx'
import { lineTexts } from '../checkout/line-texts.ts'
import { storefrontKindAdapter } from '../product-kinds/registry.ts'
import { CartLineImage } from './cart-line-image.tsx'
import { CartLineQuantityTiers } from './cart-line-quantity-tiers.tsx'
import { EnvelopeForm } from './envelope-form.tsx'
import { QuantityStepper } from './quantity-stepper.tsx'

interface CartLineProps {
  page: Page
  line: Line
  /** Set for customers who see net prices. */
  net?: ReceiptLine['totalNet']
  /** Just added by a designer: notices about it offer to remove it again. */
  isNew?: boolean
  /** Refused text for its envelopes, with the reason. */
  refusedEnvelope?: { text: string; typed: string } | undefined
  /** Address on the envelope of a single card. */
  address?: EnvelopeAddress | null | undefined
}

/** One cart line: image, description, price and actions. */
export function CartLine({ page, line, net, isNew = false, refusedEnvelope, address }: CartLineProps) {
  const { translate } = page
  const { name, given, details } = lineTexts(line, translate('cart.unnamed'))
  const takeOut = `take-out-${line.id}`
  const written = storefrontKindAdapter(line.kind).article?.written?.(line.configuration)
  return (
    <li className="grid grid-cols-[104px_minmax(0,1fr)] gap-x-4 gap-y-4 border-b border-hairline py-5 md:grid-cols-[216px_minmax(0,1fr)_auto] md:gap-x-7 md:py-7">
      <div className="relative aspect-square self-start bg-stage md:aspect-[216/180]">
        <CartLineImage page={page} line={line} name={name} />
      </div>
      <div className="flex flex-col items-start">
        <h2 className="type-h3 figures">{name}</h2>
        {given && (
          <p className="mt-0.5 text-14 text-muted md:text-15">
            <q>{given}</q>
          </p>
        )}
        {details.length > 0 && (
          <LineDetails
            page={page}
            details={details}
            className="mt-1.5 text-14 text-muted md:mt-2.5 md:text-15"
          />
        )}
        {line.names && (
          <p className="mt-1.5 text-14 break-words text-muted md:text-15">
            {translate('cart.names', line.names)}{' '}
            {'editUrl' in line && (
              <a href={page.href(line.editUrl)} className="text-link">
                {translate('cart.names-change')}
              </a>
            )}
          </p>
        )}
        {written && (
          <p className="mt-1.5 text-14 break-words whitespace-pre-line text-muted md:text-15">
            <q>{written}</q>
          </p>
        )}
        {line.arrives && (
          <p className="mt-1.5 flex gap-2 text-14 text-muted md:mt-2.5 md:text-15">
            <TruckIcon size={18} className="mt-0.5 flex-none" />
            {translate('cart.line-arrives', { day: line.arrives })}
          </p>
        )}
        {'postage' in line && line.postage && (
          <p className="mt-1.5 text-14 text-muted md:text-15">{line.postage}</p>
        )}
        <CartLineQuantityTiers page={page} line={line} />
        {line.priceChange && (
          <div className="mt-3">
            <Note>
              {translate('cart.price-changed', {
                before: line.priceChange.from.text,
                now: line.priceChange.to.text,
              })}
            </Note>
          </div>
        )}
        {line.findings.map(({ text, isBlocking }) => (
          <div key={text} className="mt-3">
            <Note {...(isBlocking && { look: 'error' as const })}>
              {text}
              {'editUrl' in line && (
                <>
                  {' '}
                  <a href={page.href(`${line.editUrl}#check`)} className="text-link">
                    {translate('cart.look')}
                  </a>
                </>
              )}
              {isNew && !isBlocking && (
                <>
                  {' '}
                  <button type="submit" form={takeOut} name="intent" value="remove" className="text-link">
                    {translate('cart.take-out')}
                  </button>
                </>
              )}
            </Note>
          </div>
        ))}
        {isNew && (
          <form method="post" id={takeOut}>
            <input type="hidden" name="line" value={line.id} />
          </form>
        )}
        {line.unavailable && (
          <div className="mt-3">
            <Note look="error">{translate('cart.line-unavailable')}</Note>
          </div>
        )}
      </div>
      <div className="col-span-2 flex items-end justify-between gap-4 md:col-span-1 md:flex-col md:items-end">
        <LinePrice page={page} line={line} net={net} />
        {line.names ? (
          <p className="figures min-h-11 text-15">{translate('cart.pieces', { count: line.quantity })}</p>
        ) : (
          <QuantityStepper page={page} line={line} name={name} />
        )}
      </div>
      <EnvelopeForm page={page} line={line} name={name} refused={refusedEnvelope} address={address} />
      <div className="col-span-2 -mt-2 flex flex-wrap gap-x-6 text-15 md:col-start-2 md:-mt-3">
        {'draftId' in line && line.draftId && (
          <a href={page.href(line.editUrl)} className="text-link flex min-h-11 items-center">
            {translate('cart.edit')}
          </a>
        )}
        {'draftId' in line && <LineAction page={page} line={line} name={name} intent="duplicate" />}
        <LineAction page={page} line={line} name={name} intent="save" />
        <LineAction page={page} line={line} name={name} intent="remove" />
      </div>
    </li>
  )
}

/** A button that posts the line's id to this page; `intent` selects the action. */
function LineAction({
  page,
  line,
  name,
  intent,
}: {
  page: Page
  line: Line
  name: string
  intent: 'duplicate' | 'save' | 'remove'
}) {
  const action = page.translate(`cart.${intent}`)
  return (
    <form method="post">
      <input type="hidden" name="line" value={line.id} />
      <button
        type="submit"
        name="intent"
        value={intent}
        aria-label={page.translate('cart.of-line', { action, title: name })}
        className="flex min-h-11 items-center underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        {action}
      </button>
    </form>
  )
}

function LinePrice({ page, line, net }: CartLineProps) {
  const { translate } = page
  if (line.unavailable) return <span />
  // Swiss law restricts crossed-out prices (trade facts 12).
  const reduced = page.shop.country !== 'ch' && line.unitPrice.amount < line.unitPriceOriginal.amount
  return (
    <div className="order-2 text-right md:order-none">
      <Price
        current={line.total.text}
        {...(reduced && line.quantity === 1 ? { original: line.unitPriceOriginal.text } : {})}
        texts={{ now: translate('shop.now'), before: translate('shop.before') }}
        className="block text-18 font-semibold [&_del]:block [&_del]:text-15 [&_del]:font-normal"
      />
      {net && net.amount !== line.total.amount && (
        <p className="figures text-14 text-muted">{translate('whitelabel.line-net', { amount: net.text })}</p>
      )}
      {reduced && line.referencePrice && (
        <p className="figures text-14 text-muted">
          {translate('cart.lowest', { price: line.referencePrice.text })}
        </p>
      )}
      {line.quantity > 1 && (
        <Price
          current={translate('cart.each', { price: line.unitPrice.text })}
          {...(reduced ? { original: line.unitPriceOriginal.text } : {})}
          texts={{ now: translate('shop.now'), before: translate('shop.before') }}
          className="block text-14 font-normal! text-muted"
        />
      )}
    </div>
  )
}
