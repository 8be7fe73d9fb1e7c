import {
  type ProductFormBlock as CalculatorBlock,
  isWallArtForm,
  type WallArtFormBlock,
} from '@passepartout/content-model'
import { concerns, designerPath, pagePath, themeIdOf, wallArtAppearanceOf } from '@passepartout/domain'
import { isWallScene } from '@passepartout/mockups'
import { TruckIcon } from '@passepartout/ui/icons'
import type { ReactNode } from 'react'
import { findSamplePhoto } from '../../features/images/photos.ts'
import { ProductScene } from '../../features/images/product-scene.tsx'
import { findScene, sceneFolder } from '../../features/images/scenes.ts'
import { urlOf } from '../../features/links/address.ts'
import { Breadcrumb } from '../../features/links/breadcrumb.tsx'
import { optionImages } from '../../features/options/option-images.ts'
import { bulkyShippingText, shippingText } from '../../features/prices/shipping-text.ts'
import { PhotoStrip } from '../../features/visitor-photo/photo-strip.tsx'
import { Gallery } from '../../features/wall-art-form/gallery.tsx'
import type { ProductFormData, WallArtFormData } from '../../features/wall-art-form/load-product-form.ts'
import { MaterialPicker } from '../../features/wall-art-form/material-picker.tsx'
import { Wall } from '../../features/wall-art-form/wall.tsx'
import { WallArtForm } from '../../features/wall-art-form/wall-art-form.tsx'
import type {
  OtherMaterial,
  WallArtFormProps,
  WallImage,
} from '../../features/wall-art-form/wall-art-form-props.ts'
import { wallArtFormTexts } from '../../features/wall-art-form/wall-art-form-texts.ts'
import { wallDimensionTexts } from '../../features/wall-art-form/wall-dimension-texts.ts'
import { Island } from '../../islands/runtime/island.tsx'
import type { BlockProps, Page } from '../../platform/page.ts'
import { trackingAttributes } from '../../platform/tracking-attributes.ts'
import { TableProductForm } from './table-product-form.tsx'

/** The product form of a page, for any product. */
export function ProductFormBlock({
  block,
  data,
  ...rest
}: BlockProps<CalculatorBlock, WallArtFormData | ProductFormData | undefined> & { children?: ReactNode }) {
  if (isWallArtForm(block))
    return <WallArt {...rest} block={block} data={data as WallArtFormData | undefined} />
  return <TableProductForm {...rest} block={block} data={data as ProductFormData | undefined} />
}

/**
 * Top of a material's page: the picture on the wall at the left, the choices and the price at the right. The wall stays
 * in view during choices; further views and facts follow below both.
 */
function WallArt({
  block,
  page,
  data,
  children,
}: BlockProps<WallArtFormBlock, WallArtFormData | undefined> & { children?: ReactNode }) {
  const wall = wallOf(block, page)
  if (!data || !wall) return null
  const { shop, platform, path, query, href } = page
  const { catalogue, freeLimits, fallenAway, ...loaded } = data
  const { configuration } = loaded
  const rules = { catalogue, shop }
  const first = {
    product: wallArtAppearanceOf(rules.catalogue, configuration),
    measures: wallDimensionTexts(rules, configuration),
  }
  const props: WallArtFormProps = {
    shop,
    platform,
    catalogue,
    materialName: block.headline,
    ...loaded,
    texts: wallArtFormTexts(shop),
    path: href(path),
    designerPath: pagePath(shop, designerPath('photo-frame'), platform),
    pictures: optionImages(catalogue),
    wall,
    others: otherMaterials(block, page, freeLimits),
    ...(query.has('themeId') || themeIdOf(path) !== undefined
      ? { portraitTest: 'theme-portrait-format' }
      : {}),
    ctaColours: block.ctaColors,
    showsDelivered: concerns('total-price', shop.country),
    allFormats: query.get('formats') === 'all',
  }
  const scenes = block.scenes.filter(({ scene }) => !isWall(scene)).slice(0, 5)
  const wallThumbnail = {
    ...(block.scenes[0] as CalculatorBlock['scenes'][number]),
    scene: 'living-room',
    crop: '0.3 0.12 0.42 0.44',
  }

  const goOn = { form: 'calculator' }

  return (
    <>
      <div className="max-md:hidden">
        <Breadcrumb page={page} title={block.headline} />
      </div>
      <section
        {...trackingAttributes('view_item', { kind: block.product, item: loaded.configuration.materialType })}
        className="wrap nav:grid nav:grid-cols-[minmax(0,776fr)_minmax(24rem,440fr)] nav:gap-x-[clamp(2rem,4.5vw,4rem)] md:pt-4 nav:pb-4"
      >
        {/* An extra cell around the sticky element: a sticky grid item would stay stuck beside the rows below. */}
        <div className="min-w-0">
          <div className="nav:sticky nav:top-sticky nav:has-focus-visible:z-1">
            <Gallery
              page={page}
              scenes={scenes}
              wallThumbnail={wallThumbnail}
              wall={<Island name="wall" component={Wall} when="visible" props={{ ...wall, first }} />}
            />
            <PhotoStrip page={page} goOn={goOn} className="mt-8 max-nav:hidden" />
          </div>
        </div>
        <div className="min-w-0 pt-6 nav:pt-2">
          <h1 className="type-h1 font-display">{block.headline}</h1>
          <p className="mt-2.5 max-w-[28em] text-18 text-muted md:mt-4">{block.text}</p>
          <PhotoStrip page={page} goOn={goOn} className="mt-5 nav:hidden" />
          <MaterialPicker
            block={block}
            page={page}
            configuration={loaded.configuration}
            fallenAway={fallenAway}
          />
          <Island
            name="calculator"
            component={WallArtForm}
            // A split test decides the initial state, so it hydrates before any interaction.
            when={props.portraitTest ? 'idle' : 'visible'}
            props={props}
          />
          <Shipping page={page} />
        </div>
        <div className="nav:col-span-2 nav:pt-12 [&>.wrap]:w-full">
          <MoreViews scenes={scenes} />
          {children}
        </div>
      </section>
    </>
  )
}

/** Shipping cost of a picture, with that of bulky ones. */
function Shipping({ page }: { page: Page }) {
  const words = [shippingText(page), bulkyShippingText(page)].filter(part => part !== undefined)
  if (words.length === 0) return null
  return (
    <p className="mt-4 flex items-start gap-3 text-14 text-muted">
      <TruckIcon size={20} aria-hidden="true" className="flex-none" />
      {words.join('. ')}.
    </p>
  )
}

/** Other materials whose pages offer a size that this one lacks, in the editors' order. */
const otherMaterials = (
  { links, materialType: own }: WallArtFormBlock,
  page: Page,
  freeLimits: WallArtFormData['freeLimits'],
): OtherMaterial[] =>
  links.flatMap(({ materialType, title, link }) => {
    const limits = freeLimits[materialType]
    return limits && materialType !== own ? [{ title, address: urlOf(link, page), limits }] : []
  })

/** Further views in a larger size with their captions, where there is room; a phone has them in its gallery. */
function MoreViews({ scenes }: { scenes: CalculatorBlock['scenes'] }) {
  if (scenes.length < 2) return null
  const shown = scenes.slice(0, 3)
  return (
    <div className={`grid gap-x-2 max-nav:hidden ${shown.length === 3 ? 'grid-cols-3' : 'grid-cols-2'}`}>
      {shown.map(scene => (
        <figure key={scene._uid ?? `${scene.scene}-${scene.crop}`}>
          <ProductScene block={{ ...scene, alt: '' }} sizes="424px" aspect={384 / 300} />
          <figcaption className="mt-2 text-14 text-muted">{scene.caption ?? scene.alt}</figcaption>
        </figure>
      ))}
    </div>
  )
}

const isWall = (name: string): boolean => {
  const scene = findScene(name)
  return scene !== undefined && isWallScene(scene)
}

/** The editor's wall scene, by default the living room. */
function wallOf(block: WallArtFormBlock, page: Page): WallImage | undefined {
  const chosen = block.scenes.find(({ scene }) => isWall(scene))
  const scene = findScene(chosen?.scene ?? 'living-room-empty')
  if (!scene || !isWallScene(scene)) return undefined
  const photo = chosen?.photos[0] ?? block.scenes[0]?.photos[0] ?? 'red-dune-hikers'
  return {
    scene,
    folder: sceneFolder(scene),
    photo: findSamplePhoto(photo),
    alt: page.translate('calculator.wall-alt', { material: block.headline }),
  }
}
