import { choosingUrl } from '../data/way-back.ts'
import { useDesigner } from '../state/designer-context.ts'

/** What was chosen on the product's page, and the way back to it. */
export function ChosenPanel() {
  const { t, data } = useDesigner()
  const { product } = data
  if (!product) return null
  return (
    <div className="zone-scroll">
      <section className="panel">
        <div className="panel-head">
          <h2>{t('product.chosen')}</h2>
          {product.design && <span className="aside">{product.design}</span>}
        </div>
        <dl className="facts">
          {product.facts.map(({ field, value }) => (
            <div key={field}>
              <dt>{t(`field.${field}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <a className="button" data-full="" href={choosingUrl(data, data.configuration)}>
          {t('product.change')}
        </a>
        <p className="small muted" style={{ marginTop: '0.625rem' }}>
          {t('product.changeText')}
        </p>
      </section>
    </div>
  )
}

/** The first facts of it in one row. */
export function ChosenRow() {
  const { data } = useDesigner()
  const shown = data.product?.facts.slice(0, 3).map(({ value }) => value) ?? []
  return <p className="small">{shown.join(' · ')}</p>
}
