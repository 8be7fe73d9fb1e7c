import type { CardNameGroup, EnvelopeLining, FramedAppearance, ProductKind } from '@passepartout/domain'
import type { ScenePhoto } from '@passepartout/mockups/scene'
import { designImage, LARGE_WIDTHS } from '../images/design-image.ts'
import { type DesignScene, type DisplayedDesign, scenesForDesign } from '../images/design-scenes.ts'
import type { TileImage } from '../images/tile-image.tsx'
import type { DeliveryPromise } from '../product-form/delivery-promise.ts'
import { requestedPalette } from '../product-form/palette-section.ts'
import type { ProductForm } from '../product-form/product-form.ts'
import { type DesignItem, tilePrice } from '../product-list/design-tile.ts'
import type { ProductTile, TilePrice } from '../product-list/overview-list.ts'

/** A product of any kind, as its page shows it. */
export interface ProductDetail {
  /** Its kind, and its design or article, as the daily metrics name it. */
  viewed: { kind: ProductKind; item: string }
  name: string
  /** A card design, which can be added to the wishlist. */
  theme?: { themeId: string; palette: string | undefined }
  /** First occasion of a card, whose list the breadcrumb names. */
  occasion?: string | undefined
  /** Names that the visitor can write on it. */
  names?: CardNameGroup | undefined
  /** Facts right below the name: type and size. */
  summary: readonly string[]
  badges: readonly string[]
  pictures: readonly ProductImage[]
  /** Variants, each with the query that shows it. */
  palettes: readonly { name: string; swatch: string; query: string; here: boolean }[]
  price: TilePrice
  /** Unit of the price, if it is not for the whole order: message `product.per-<unit>`. */
  unit?: 'card' | 'piece'
  facts: readonly Fact[]
  prices: readonly PriceTable[]
  /** Inner path with query; missing if there is nothing to design. */
  designer: string | undefined
  /** Accessories that match it. */
  matching?: readonly ProductTile[]
  /** Its product form; without one, the page shows the product with its facts alone. */
  configured?: { configurator: ProductForm; delivery: DeliveryPromise | undefined } | undefined
}

export type ProductImage = NamedImage & (SheetImage | SceneImage | EnvelopeImage)

/** A printed page of the product. */
interface SheetImage {
  picture: TileImage
  /** The page on its right when the product is open. */
  right?: TileImage
  /** The chosen frame. */
  framing?: FramedAppearance | undefined
}

/** The product in a room or on a table. */
interface SceneImage {
  scene: DesignScene
  /** Content of each placement of the scene. */
  photos: readonly ScenePhoto[]
}

/** A card in front of the chosen envelope. */
interface EnvelopeImage {
  picture: TileImage
  right?: undefined
  envelope: Envelope
}

export interface Envelope {
  colour: string
  lining?: EnvelopeLining | undefined
  /** Size of the card, in mm. */
  sizeMm: { width: number; height: number }
}

interface NamedImage {
  /** From the catalogue. */
  name: string | undefined
  /** A page that every design of its kind has: message `product.page-<role>`. */
  role?: PageRole | undefined
}

export interface Fact {
  /** Message `product.fact-<term>`. */
  term: string
  values: readonly string[]
}

export interface PriceTable {
  /** Message `product.prices-<title>`, above the table. */
  title: string
  rows: readonly { name: string; price: string }[]
}

interface Preview {
  page: string
  name: string | null
  url: string
  blank: boolean
}

interface Design extends DesignItem {
  previews: readonly Preview[]
}

const PAGE_ROLES = [
  'front',
  'inside',
  'back',
  'cover',
  'month',
  'week',
  'title',
  'full',
  'caption',
  'pair',
  'grid',
  'collage',
  'text',
  'panorama',
  'story',
  'envelope',
] as const
export type PageRole = (typeof PAGE_ROLES)[number]

/** The inside of a folded card: two pages that are always shown together. */
const INSIDE = { left: 'inside-left', right: 'inside-right' }

interface DetailSource {
  /** Kind of product, whose scenes show the design. */
  kind: ProductKind
  /** Id of the design within its kind. */
  id: string
  /** Type of a card, such as `folded`. */
  product?: string
  /** Query that names the design, if the path does not. */
  named?: string
  paletteField?: string
  /** Size of the chosen format, in mm. */
  chosenSizeMm?: { width: number; height: number } | undefined
  /** The part of the configuration that the images show. */
  chosen?: Chosen
}

interface Chosen {
  refinement?: string | undefined
  /** Die-cut shape, by its id in the catalogue. */
  punching?: string | undefined
  envelope?: Omit<Envelope, 'sizeMm'> | undefined
  framing?: FramedAppearance | undefined
}

/** Common fields of all pages of designs, in the palette that the address requests. */
export function designDetail(
  item: Design,
  address: URLSearchParams,
  { kind, id, product, named = '', paletteField = 'designId', chosenSizeMm, chosen = {} }: DetailSource,
) {
  const palette = requestedPalette(address, item.palettes)
  const shown = item.palettes.find(({ id }) => id === palette)
  return {
    viewed: { kind, item: id },
    name: item.name,
    // All other labels repeat what the images show.
    badges: item.labels.filter(({ value }) => value === 'new').map(label => label.name),
    pictures: picturesOf(item, { kind, product, chosenSizeMm }, { palette: shown?.id, ...chosen }),
    palettes: item.palettes.map(one => ({
      name: one.name,
      swatch: one.swatch,
      query: [named, `${paletteField}=${one.id}`].filter(Boolean).join('&'),
      here: one === shown,
    })),
    price: tilePrice(item.priceFrom),
    designer: item.designerUrl,
  }
}

/**
 * The product in its scenes, then the printed pages in their order; the inside pages of a folded card as one spread.
 */
function picturesOf(
  { previews, sizeMm }: Design,
  made: Pick<DisplayedDesign, 'kind' | 'product' | 'chosenSizeMm'>,
  { palette, refinement, punching = '', envelope, framing }: Chosen & { palette: string | undefined },
): ProductImage[] {
  const choices = Object.entries({ palette, refinement }).flatMap(([name, value]) =>
    value ? [`&${name}=${encodeURIComponent(value)}`] : [],
  )
  const urlOf = ({ url }: Preview) => url + choices.join('')
  const corners = CORNERS[punching]?.(sizeMm)
  const pictureOf = (preview: Preview) => ({
    ...designImage(urlOf(preview), sizeMm, LARGE_WIDTHS),
    ...(corners && OUTER.includes(preview.page) ? { corners } : {}),
  })
  const named = new Map(previews.map(preview => [preview.page, preview]))
  const right = named.get(INSIDE.right)
  const scenes = scenesForDesign({ ...made, sizeMm, pages: [...named.keys()] }).map((scene): ProductImage => {
    const photos = scene.places.flatMap(({ page, ...part }) => {
      const preview = named.get(page)
      return preview ? [{ path: urlOf(preview), isDesign: true, ...part }] : []
    })
    return {
      scene,
      photos,
      name: undefined,
    }
  })
  const sheets = previews.flatMap((preview): ProductImage[] => {
    const { page, name, blank } = preview
    if (page === INSIDE.right) return []
    const opened = page === INSIDE.left ? right : undefined
    if (blank && (opened?.blank ?? true)) return []
    return [
      {
        picture: pictureOf(preview),
        ...(opened ? { right: pictureOf(opened) } : {}),
        ...(framing ? { framing } : {}),
        name: name ?? undefined,
        role: roleOf(page),
      },
    ]
  })
  const [front] = previews
  const inEnvelope: ProductImage[] =
    front && envelope
      ? [{ picture: pictureOf(front), envelope: { ...envelope, sizeMm }, name: undefined, role: 'envelope' }]
      : []
  return [...scenes, ...inEnvelope, ...sheets]
}

/** Pages that are shown singly, so that a die cut shapes them. */
const OUTER = ['front', 'back']
const ROUNDED_MM = 6

/** Die-cut shapes as `border-radius`; the data does not contain the position of holes. */
const CORNERS: Readonly<Record<string, (size: { width: number; height: number }) => string>> = {
  corners: ({ width, height }) => `${percent(ROUNDED_MM / width)} / ${percent(ROUNDED_MM / height)}`,
  arch: ({ width, height }) =>
    `50% 50% 0 0 / ${percent(width / 2 / height)} ${percent(width / 2 / height)} 0 0`,
  oval: () => '50%',
}

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`

/** `month-1` is a month, `inside-left` the inside. */
const roleOf = (page: string): PageRole | undefined => PAGE_ROLES.find(role => role === page.split('-')[0])

export const namesOf = (values: readonly { name: string }[]): string[] => values.map(({ name }) => name)
