import type { ProductMatrix as ProductMatrixBlock, ProductMatrixItem } from '@passepartout/content-model'
import { requestedKind, shopSettings } from '@passepartout/domain'
import { cardFront } from '../../features/images/card-front.ts'
import { Visual } from '../../features/images/visual.tsx'
import { urlOf } from '../../features/links/address.ts'
import { StartingPrice, type StartingPrices } from '../../features/prices/starting-price.tsx'
import { longestWordStyle } from '../../features/product-list/longest-word-style.ts'
import type { BlockProps, Page } from '../../platform/page.ts'

/** Query field of the group that is displayed alone. */
const PARAMETER = 'product'

/** All product kinds with their starting prices; the group links reduce the list to one group. */
export function ProductMatrix({
  block,
  page,
  data,
}: BlockProps<ProductMatrixBlock, StartingPrices | undefined>) {
  const chosen = groupAskedFor(block.groups, page.query)
  const anchor = block.anchor || 'products'
  // Groups differ in length: columns leave no gaps where rows would. Rows with prices take half the width.
  const columns = shopSettings(page.shop).overviewPrices ? 'md:columns-2' : 'md:columns-2 nav:columns-3'
  const Heading = `h${block.level ?? '2'}` as const
  const Group = block.level === '1' ? 'h2' : 'h3'
  return (
    <section id={anchor} className="wrap py-section">
      <Heading
        className={block.level === '1' ? 'type-overview' : 'type-h2'}
        style={longestWordStyle(block.headline)}
      >
        {block.headline}
      </Heading>
      {block.text && <p className="type-lead measure mt-3">{block.text}</p>}
      {block.groups.length > 1 && <Groups page={page} block={block} anchor={anchor} chosen={chosen?.name} />}
      <div className={chosen ? '' : `md:gap-x-8 nav:gap-x-14 ${columns}`}>
        {(chosen ? [chosen] : block.groups).map(group => (
          <div key={group.name} className="break-inside-avoid pt-8">
            <Group className="type-h3">{group.title}</Group>
            <ul className="mt-4 border-t border-hairline">
              {group.items.map(item => (
                <Row key={item.title} page={page} item={item} prices={data} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}

/** The requested group, by its name or by a product kind in the URL (spec 2, "Product type"). */
function groupAskedFor(groups: ProductMatrixBlock['groups'], query: URLSearchParams) {
  const named = groups.find(({ name }) => name === query.get(PARAMETER))
  if (named) return named
  const kind = requestedKind(Object.fromEntries(query))
  return kind && groups.find(({ name, kinds }) => kinds?.includes(kind) ?? name === kind)
}

interface GroupsProps {
  page: Page
  block: ProductMatrixBlock
  anchor: string
  chosen: string | undefined
}

function Groups({ page, block, anchor, chosen }: GroupsProps) {
  const chip = (name: string | undefined, text: string) => (
    <li key={name ?? ''}>
      <a
        href={`${page.href(page.path)}${name ? `?${PARAMETER}=${name}` : ''}#${anchor}`}
        rel="nofollow"
        aria-current={name === chosen ? 'true' : undefined}
        className="chip"
      >
        {text}
      </a>
    </li>
  )
  return (
    <nav aria-label={page.translate('overview.filter')} className="mt-6">
      <ul className="snap-row gap-2 max-md:bleed-right md:flex-wrap">
        {chip(undefined, page.translate('overview.all'))}
        {block.groups.map(({ name, title }) => chip(name, title))}
      </ul>
    </nav>
  )
}

/** Empty alternative text, since the name beside it says the same. */
const pictured = ({ scene, picture }: ProductMatrixItem, { shop }: Page) => ({
  scene: scene && { ...scene, alt: '' },
  picture: picture && { ...picture, alt: '', filename: cardFront(picture.filename, shop.locale) },
})

interface RowProps {
  page: Page
  item: ProductMatrixItem
  prices: StartingPrices | undefined
}

function Row({ page, item, prices }: RowProps) {
  return (
    <li className="tile grid grid-cols-[6.875rem_minmax(0,1fr)] items-center gap-x-4 border-b border-hairline py-3.5 nav:grid-cols-[8.25rem_minmax(0,1fr)_auto] nav:gap-x-6 md:hover:bg-raised">
      <div className="tile-picture aspect-[3/2]">
        <Visual of={pictured(item, page)} width={132} height={88} sizes="132px" />
      </div>
      <div className="min-w-0 nav:contents">
        <div>
          <a href={urlOf(item.link, page)} className="tile-link tile-name font-semibold no-underline">
            {item.title}
          </a>
          {item.text && <p className="text-14 text-muted">{item.text}</p>}
        </div>
        <p className="mt-1 text-15 nav:mt-0 nav:text-right">
          <StartingPrice page={page} prices={prices} of={item.fromPrice} />
        </p>
      </div>
    </li>
  )
}
