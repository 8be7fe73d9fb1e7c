import { productPageUrlOfDesign } from '../data/entry-url.ts'
import { lazyPart } from '../shell/lazy-part.tsx'
import { useDesign, useDesigner } from '../state/designer-context.ts'
import { withDraftHere } from './with-draft.ts'

const ProductRows = lazyPart<{ without?: readonly string[] }>(() =>
  import('../product/product-rows.tsx').then(one => one.ProductRows),
)

/** The configuration, its choices, and a link to the product page with all of them. */
export function ConfigurationPanel() {
  return (
    <div className="zone-scroll">
      <ChosenProduct />
    </div>
  )
}

/** @param without fields that are chosen elsewhere */
export function ChosenProduct({ without = [] }: { without?: readonly string[] }) {
  const { t, data, guest, storedConfiguration } = useDesigner()
  const product = useDesign(state => state.product)
  if (!product) return null
  const rows = new Set(product.rows?.map(({ field }) => field))
  const facts = product.facts.filter(({ field }) => guest || !rows.has(field))
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>{t('product.chosen')}</h2>
        {product.design && <span className="aside">{product.design}</span>}
      </div>
      {facts.length > 0 && (
        <dl className="facts">
          {facts.map(({ field, value }) => (
            <div key={field}>
              <dt>{t(`field.${field}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {rows.size > 0 && !guest && <ProductRows without={without} />}
      {!guest && (
        <>
          <a
            className="button"
            data-full=""
            href={productPageUrlOfDesign(data, data.configuration, storedConfiguration())}
            onClick={withDraftHere}
            style={{ marginTop: '0.75rem' }}
          >
            {t('product.change')}
          </a>
          <p className="small muted" style={{ marginTop: '0.625rem' }}>
            {t('product.changeText')}
          </p>
        </>
      )}
    </section>
  )
}

/** The first details of the configuration in one row. */
export function ConfigurationRow() {
  const product = useDesign(state => state.product)
  const shown = (product?.facts ?? []).slice(0, 3).map(({ value }) => value)
  return <p className="small">{shown.join(' · ')}</p>
}
