import {
  type Calculator as CalculatorBlock,
  isWallArt,
  type WallArtCalculator,
} from '@passepartout/content-model'
import { concerns, configuratorPath, pagePath, themeIdOf } from '@passepartout/domain'
import { isWallScene } from '@passepartout/mockups'
import { TruckIcon } from '@passepartout/ui/icons'
import type { ReactNode } from 'react'
import { Calculator } from '../../features/calculator/calculator.tsx'
import type {
  CalculatorProps,
  OtherMaterial,
  WallPicture,
} from '../../features/calculator/calculator-props.ts'
import { Gallery } from '../../features/calculator/gallery.tsx'
import type { CalculatorData, GoodsData } from '../../features/calculator/load-calculator.ts'
import { MaterialPicker } from '../../features/calculator/material-picker.tsx'
import { textsFor } from '../../features/calculator/texts.ts'
import { Wall } from '../../features/calculator/wall.tsx'
import { wallMeasures, wallProductOf } from '../../features/calculator/wall-product-of.ts'
import { addressOf } from '../../features/links/address.ts'
import { Breadcrumb } from '../../features/links/breadcrumb.tsx'
import { optionPictures } from '../../features/options/option-pictures.ts'
import { PhotoStrip } from '../../features/own-photo/photo-strip.tsx'
import { photoNamed } from '../../features/pictures/photos.ts'
import { ProductScene } from '../../features/pictures/product-scene.tsx'
import { sceneFolder, sceneNamed } from '../../features/pictures/scenes.ts'
import { bulkyWords, shippingWords } from '../../features/prices/shipping-words.ts'
import { Island } from '../../islands/kit/island.tsx'
import type { BlockProps, Page } from '../../platform/page.ts'
import { tracked } from '../../platform/tracked.ts'
import { GoodsCalculator } from './goods-calculator.tsx'

/** The calculator of any product that a page is about. */
export function CalculatorBlockView({
  block,
  data,
  ...rest
}: BlockProps<CalculatorBlock, CalculatorData | GoodsData | undefined> & { children?: ReactNode }) {
  if (isWallArt(block)) return <WallArt {...rest} block={block} data={data as CalculatorData | undefined} />
  return <GoodsCalculator {...rest} block={block} data={data as GoodsData | undefined} />
}

/**
 * A material's page above all else: the picture on the wall at the left, what can be chosen and its price at the right.
 * The wall stays in view while one chooses; further views and facts follow below both.
 */
function WallArt({
  block,
  page,
  data,
  children,
}: BlockProps<WallArtCalculator, CalculatorData | undefined> & { children?: ReactNode }) {
  const wall = wallOf(block, page)
  if (!data || !wall) return null
  const { shop, platform, path, query, href } = page
  const { catalogue, freeLimits, fallenAway, ...loaded } = data
  const { configuration } = loaded
  const rules = { catalogue, shop }
  const first = { product: wallProductOf(rules, configuration), measures: wallMeasures(rules, configuration) }
  const props: CalculatorProps = {
    shop,
    platform,
    catalogue,
    materialName: block.headline,
    ...loaded,
    texts: textsFor(shop),
    path: href(path),
    designerPath: pagePath(shop, configuratorPath('photo-frame'), platform),
    pictures: optionPictures(catalogue),
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
        {...tracked('view_item', { kind: block.product, item: loaded.configuration.materialType })}
        className="wrap nav:grid nav:grid-cols-[minmax(0,776fr)_minmax(24rem,440fr)] nav:gap-x-[clamp(2rem,4.5vw,4rem)] md:pt-4 nav:pb-4"
      >
        {/* A cell of its own holds what sticks: a grid's item itself would go on sticking beside the rows below. */}
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
            component={Calculator}
            // A split test decides what it begins with: before anybody does anything.
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

/** What sending a picture costs, larger ones named. */
function Shipping({ page }: { page: Page }) {
  const words = [shippingWords(page), bulkyWords(page)].filter(part => part !== undefined)
  if (words.length === 0) return null
  return (
    <p className="mt-4 flex items-start gap-3 text-14 text-muted">
      <TruckIcon size={20} aria-hidden="true" className="flex-none" />
      {words.join('. ')}.
    </p>
  )
}

/** The materials whose own pages can take a size that this one cannot, in the editors' order. */
const otherMaterials = (
  { links, materialType: own }: WallArtCalculator,
  page: Page,
  freeLimits: CalculatorData['freeLimits'],
): OtherMaterial[] =>
  links.flatMap(({ materialType, title, link }) => {
    const limits = freeLimits[materialType]
    return limits && materialType !== own ? [{ title, address: addressOf(link, page), limits }] : []
  })

/** Further views at a larger size with their words, where there is room for them; a phone has them in its gallery. */
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
  const scene = sceneNamed(name)
  return scene !== undefined && isWallScene(scene)
}

/** The wall an editor put first, or the living room's. */
function wallOf(block: WallArtCalculator, page: Page): WallPicture | undefined {
  const chosen = block.scenes.find(({ scene }) => isWall(scene))
  const scene = sceneNamed(chosen?.scene ?? 'living-room-empty')
  if (!scene || !isWallScene(scene)) return undefined
  const photo = chosen?.photos[0] ?? block.scenes[0]?.photos[0] ?? 'red-dune-hikers'
  return {
    scene,
    folder: sceneFolder(scene),
    photo: photoNamed(photo),
    alt: page.translate('calculator.wall-alt', { material: block.headline }),
  }
}
