import { formatMoney, money } from '@passepartout/domain'
import { useDesign, useDesigner, useEditor, useView } from '../state/designer-context.ts'
import { CartButton } from './cart-button.tsx'
import { PrintState } from './print-state.tsx'
import { useNetPriceText } from './use-net-price-text.ts'

/** Price and printability; one call to action that always responds (designer.md 3). */
export function PriceBar() {
  const designer = useDesigner()
  const { t, kind, number } = designer
  useEditor(snapshot => snapshot.configuration)
  useDesign(state => state.product)
  const phone = useView(state => state.layout === 'phone')
  const price = useDesign(state => state.price.price)
  const pieces = price?.pieces
  const known = useDesign(state => state.delivery)
  const delivery = price?.delivery ?? known
  const { product } = kind.summary(designer)
  // Some facts change without configuration and price, such as the photos in a box.
  const facts = useEditor(() => kind.summary(designer).facts.join(' · '))
  const each = pieces
    ? [t('price.each', { count: number.format(pieces.count), price: pieces.each.text })]
    : []

  return (
    <section className="area-price" data-zone="price" aria-label={t('zone.price')}>
      <div className="price-bar">
        <PrintState brief={phone} />
        <div className="config">
          <p className="strong">{product}</p>
          <p className="muted">{[facts, ...each].filter(Boolean).join(' · ')}</p>
        </div>
        {delivery && (
          <div className="delivery">
            <p>{t('price.from', { range: delivery.range })}</p>
            {delivery.shipping && (
              <p className="muted">{t('price.shipping', { price: delivery.shipping })}</p>
            )}
          </div>
        )}
        <Sum phone={phone} />
        <CallToAction />
      </div>
    </section>
  )
}

function Sum({ phone }: { phone: boolean }) {
  const { t, shop } = useDesigner()
  const { locale } = shop
  const { status, price, at } = useDesign(state => state.price)
  const online = useDesign(state => state.online)
  const net = useNetPriceText()(price?.current)
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(at)
  const reduced = price && price.discountPercent > 0
  const lowest = reduced && price.lowest
  const amount = lowest && money(lowest.amount * (price.pieces?.count ?? 1), lowest.currency)
  // A phone has room for one of them; the cart shows the delivery days as well.
  const known = phone
    ? (net ?? price?.delivery?.range ?? t('price.vat'))
    : [net, t('price.vat')].filter(Boolean).join(' · ')
  const note =
    !online && price
      ? t('offline.price', { time })
      : status === 'checking'
        ? t('price.checking')
        : status === 'unknown'
          ? t('price.unknown')
          : known
  return (
    <div className="sum" data-checking={status === 'known' && online ? undefined : ''}>
      <p>
        <span className={`amount${reduced ? ' reduced' : ''}`}>
          {price?.current.amount ? price.current.text : '–'}
        </span>
        {reduced && !phone && (
          <s className="was">
            <span className="quiet"> {t('price.wasLabel')} </span>
            {price.original.text}
          </s>
        )}
        {phone && price?.delivery && <span className="muted small"> {t('price.vatShort')}</span>}
      </p>
      {amount && !phone && (
        <p className="muted small">{t('price.lowest', { price: formatMoney(amount, locale) })}</p>
      )}
      <p className="muted small note-line">{note}</p>
    </div>
  )
}

function CallToAction() {
  const { kind, guest, t } = useDesigner()
  if (guest) return <p className="guest-note small muted">{t('guest.order')}</p>
  return kind.CallToAction ? <kind.CallToAction /> : <AddToCart />
}

function AddToCart() {
  const { t, cart } = useDesigner()
  const online = useDesign(state => state.online)
  const line = useDesign(state => state.line)
  const viewer = useDesign(state => state.viewer)
  const blocked = useDesign(state => state.findings.some(({ severity }) => severity === 'block'))
  const unknown = useDesign(state => state.price.status === 'unknown')
  return (
    <CartButton
      text={t(online ? (line ? 'cart.update' : 'cart.add') : 'offline.cta')}
      isPale={blocked || !online || unknown || viewer}
      onPress={() => viewer || void cart.add()}
    />
  )
}
