import type { Page } from '../../platform/page.ts'
import { scenesForDesign } from '../images/design-scenes.ts'
import type { LoadedDetail } from '../product-detail/load-detail.ts'
import type { ProductImage } from '../product-detail/product-detail.ts'
import type { LoadedOverview, ProductTile } from '../product-list/overview-list.ts'

type Shown = Pick<Page, 'blocks' | 'data' | 'shop'>

/** Address of the image of a design's page; the query names the page, the language and the colours. */
const DESIGN = /^\/web-api\/design-pictures\/([a-z]+)\/([\w-]+)\?/
const GOODS = /\/goods\/([\w-]+)\.(?:png|webp)$/
const FLAT = 'flat'
/** How cards of a list are shown: lists do not say how a card is folded. */
const LISTED_AS: Readonly<Record<string, string>> = { card: 'folded' }

/** Address of the image of the product that a page shows, below `/_share/`: in its scene, else by itself. */
export const productShareImage = (page: Shown): string | undefined =>
  first(page, data => {
    const { product } = data as Partial<LoadedDetail>
    return product && pictureOf(product.pictures, page)
  })

/** Address of the image of the first design in the page's list, below `/_share/`. */
export const listShareImage = (page: Shown): string | undefined =>
  first(page, data => {
    const { list } = (data as { overview?: LoadedOverview }).overview ?? (data as Partial<LoadedOverview>)
    return list?.tiles[0] && tileShareImage(list.tiles[0], page)
  })

function first({ blocks, data }: Shown, find: (data: object) => string | undefined): string | undefined {
  for (const { _uid } of blocks) {
    const loaded = data.get(_uid)
    const found = loaded && typeof loaded === 'object' ? find(loaded) : undefined
    if (found) return found
  }
  return undefined
}

function pictureOf(pictures: readonly ProductImage[], page: Shown): string | undefined {
  const [shown] = pictures
  if (!shown) return undefined
  if ('scene' in shown)
    return inScene(
      shown.scene.scene.name,
      shown.photos.map(({ path }) => nameOf(path, page)),
    )
  return inScene(FLAT, [nameOf(shown.picture.sources[0]?.src, page)])
}

function tileShareImage({ picture }: ProductTile, page: Shown): string | undefined {
  const path = picture?.sources[0]?.src
  const name = nameOf(path, page)
  if (!picture || !path || !name) return undefined
  const [kind = '', , shown = ''] = name.split('.')
  const product = LISTED_AS[kind]
  const sizeMm = { width: picture.ratio, height: 1 }
  const scene = scenesForDesign({ kind, ...(product ? { product } : {}), sizeMm, pages: [shown] })[0]?.scene
  return inScene(scene?.name ?? FLAT, [name])
}

/** `/web-api/design-pictures/card/seeblick?page=front&palette=blau` becomes `card.seeblick.front.de-DE.blau`. */
function nameOf(path: string | undefined, { shop }: Pick<Shown, 'shop'>): string | undefined {
  if (!path) return undefined
  const goods = GOODS.exec(path)?.[1]
  if (goods) return goods
  const [, kind, id] = DESIGN.exec(path) ?? []
  const query = new URLSearchParams(path.split('?')[1])
  const parts = [kind, id, query.get('page'), query.get('locale') ?? shop.locale]
  const palette = query.get('palette')
  return parts.every(Boolean) ? [...parts, ...(palette ? [palette] : [])].join('.') : undefined
}

const inScene = (scene: string, names: readonly (string | undefined)[]): string | undefined =>
  names.length > 0 && names.every(Boolean) ? `${scene}/${names.join('+')}` : undefined
