import type { Link } from '@passepartout/content-model'
import { Price } from '@passepartout/ui/price'
import { Swatch } from '@passepartout/ui/swatch'
import { Fragment } from 'react'
import type { Page } from '../../platform/page.ts'
import { trackingAttributes } from '../../platform/tracking-attributes.ts'
import { NamesBar } from '../card-names/names-bar.tsx'
import { urlOf } from '../links/address.ts'
import { Breadcrumb } from '../links/breadcrumb.tsx'
import { ProductFormView } from '../product-form/product-form-view.tsx'
import { HeartButton } from '../wishlist/heart-button.tsx'
import type { LoadedDetail } from './load-detail.ts'
import type { PriceTable, ProductDetail } from './product-detail.ts'
import { ProductGallery } from './product-gallery.tsx'

interface ProductDetailViewProps {
  page: Page
  data: LoadedDetail
  /** The list that the product comes from. */
  overview?: Link | undefined
  /** Link of a product that is not designed. */
  cta?: { text: string; link: Link } | undefined
}

/** The list of cards for an occasion, where the menu has one. */
const listOfOccasion = (page: Page, occasion: string | undefined) =>
  occasion ? page.global?.navigation.find(item => item.occasion === occasion)?.link : undefined

/** A product: large images of its pages, then its description, variants and price, and the link into the designer. */
export function ProductDetailView({ page, data, overview, cta }: ProductDetailViewProps) {
  const { translate } = page
  if (!data.product)
    return (
      <section className="wrap pt-8 pb-section">
        <h1 className="type-overview">{translate('product.failed-title')}</h1>
        <p className="type-lead measure mt-3">{translate('product.failed-text')}</p>
        {overview && (
          <a href={urlOf(overview, page)} className="button button-primary mt-6">
            {translate('product.all-designs')}
          </a>
        )}
      </section>
    )
  const { product } = data
  const { configured } = product
  return (
    <>
      <Breadcrumb
        page={page}
        title={product.name}
        list={listOfOccasion(page, product.occasion) ?? overview}
      />
      <div
        data-configurator
        {...trackingAttributes('view_item', product.viewed)}
        className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-8 pt-4 pb-section nav:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] min-[104rem]:grid-cols-[minmax(0,1fr)_minmax(0,36rem)] nav:grid-rows-[1fr_auto]"
      >
        <div>
          <div className="relative nav:sticky nav:top-sticky">
            <div data-part="gallery" data-enhance="views" data-when="visible">
              <ProductGallery page={page} product={product} />
            </div>
            {product.theme && <HeartButton page={page} {...product.theme} name={product.name} />}
          </div>
        </div>
        <div className="nav:col-start-2 nav:row-span-2 nav:row-start-1 nav:self-start">
          <Head page={page} product={product} />
          {product.names && <NamesBar page={page} group={product.names} isNarrow className="mt-5" />}
          {configured ? (
            <ProductFormView page={page} {...configured} />
          ) : (
            <>
              <Palettes page={page} product={product} />
              <OrderSection page={page} product={product} cta={cta} />
              <div className="mt-6">
                <Facts page={page} product={product} />
              </div>
              {product.prices
                .filter(({ rows }) => rows.length > 0)
                .map(table => (
                  <Prices key={table.title} page={page} table={table} />
                ))}
            </>
          )}
        </div>
        {configured && <Facts page={page} product={product} />}
      </div>
    </>
  )
}

function Facts({ page, product }: { page: Page; product: ProductDetail }) {
  if (product.facts.length === 0) return null
  return (
    <dl data-part="product-facts" className="relative border-t border-hairline bg-surface nav:self-end">
      {product.facts
        .filter(({ values }) => values.length > 0)
        .map(({ term, values }) => (
          <div
            key={term}
            className="grid grid-cols-[8rem_minmax(0,1fr)] gap-4 border-b border-hairline py-3 text-15 max-[359px]:grid-cols-[6rem_minmax(0,1fr)]"
          >
            <dt className="font-semibold">{page.translate(`product.fact-${term}`)}</dt>
            <dd className="text-muted">{values.join(', ')}</dd>
          </div>
        ))}
    </dl>
  )
}

function Head({ page, product }: { page: Page; product: ProductDetail }) {
  const { translate } = page
  return (
    <>
      <p data-part="badges" className="mb-3 flex flex-wrap gap-1.5 empty:hidden">
        {product.badges.map(badge => (
          <span key={badge} className="badge">
            {badge}
          </span>
        ))}
      </p>
      <h1 className="type-h2">{product.name}</h1>
      {product.summary.length > 0 && (
        <p data-part="summary" className="type-lead mt-2">
          {product.summary.map((part, index) => (
            <Fragment key={part}>
              {index > 0 && ' '}
              <span className="inline-block">{index + 1 < product.summary.length ? `${part} ·` : part}</span>
            </Fragment>
          ))}
        </p>
      )}
      <p data-part="headline-price" className="type-price mt-3 flex flex-wrap items-baseline gap-x-2">
        <Price
          {...headlinePrice(product)}
          texts={{ now: translate('shop.now'), before: translate('shop.before') }}
        />
        {product.unit && (
          <span className="font-text text-15 font-normal text-muted">
            {translate(`product.per-${product.unit}`)}
          </span>
        )}
        {product.unit === 'card' && product.configured && (
          <a href="#prices" className="hit-44 text-link ml-1 font-text text-15">
            {translate('product.see-prices')}
          </a>
        )}
      </p>
    </>
  )
}

/**
 * Price of the configuration; the lowest price only if nothing can be chosen. For products sold by number, the price of
 * one.
 */
function headlinePrice({ configured, price, unit }: ProductDetail) {
  const chosen = configured?.configurator.price
  const shown = chosen ? (unit ? chosen.unit : chosen.total) : undefined
  const { current, original, net } = shown ?? {
    current: price.text,
    original: price.original,
    net: price.from?.net,
  }
  return { current, net, ...(original ? { original } : {}) }
}

/** The palettes as links, so that the address contains the chosen one. */
function Palettes({ page, product: { palettes } }: { page: Page; product: ProductDetail }) {
  const here = palettes.find(palette => palette.here)
  if (palettes.length < 2) return null
  return (
    <section className="mt-6 border-t border-hairline pt-5">
      <div className="flex items-baseline justify-between gap-4 text-15">
        <h2 className="font-text font-semibold">{page.translate('product.fact-colour')}</h2>
        <p className="text-muted">{here?.name}</p>
      </div>
      <ul className="mt-2.5 -ml-1.5 flex flex-wrap gap-1">
        {palettes.map(({ name, swatch, query, here }) => (
          <li key={name}>
            <a
              href={`${page.href(page.path)}?${query}`}
              rel="nofollow"
              aria-current={here ? 'true' : undefined}
              className="swatch"
            >
              <Swatch colour={swatch} name={name} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function OrderSection({
  page,
  product,
  cta,
}: Pick<ProductDetailViewProps, 'page' | 'cta'> & { product: ProductDetail }) {
  const way = product.designer
    ? { href: page.href(product.designer), text: page.translate('product.design') }
    : cta && { href: urlOf(cta.link, page), text: cta.text }
  if (!way) return null
  return (
    <a href={way.href} className="button button-primary mt-6 w-full">
      {way.text}
    </a>
  )
}

function Prices({ page, table }: { page: Page; table: PriceTable }) {
  return (
    <table className="figures mt-7 w-full text-15">
      <caption className="mb-2 text-left font-semibold">
        {page.translate(`product.prices-${table.title}`)}
      </caption>
      <tbody>
        {table.rows.map(({ name, price }) => (
          <tr key={name} className="border-b border-hairline">
            <th scope="row" className="py-2.5 text-left font-normal">
              {name}
            </th>
            <td className="py-2.5 text-right font-semibold whitespace-nowrap">{price}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
