import type { FrameWithoutPrintBlock } from '@passepartout/content-model'
import {
  type FrameWithoutPrintConfiguration,
  formatSize,
  frameOf,
  localised,
  materialsForFrame,
  matOf,
  normaliseFrameConfiguration,
  parseDimension,
  type WallArtAppearance,
  wallArtAppearanceOf,
} from '@passepartout/domain'
import { type DeliveryPromise, loadDeliveryPromise } from '../../features/product-form/delivery-promise.ts'
import { frameForm, requestedFrame } from '../../features/product-form/frame-form.ts'
import type { ProductForm } from '../../features/product-form/product-form.ts'
import { wallDimensionTexts } from '../../features/wall-art-form/wall-dimension-texts.ts'
import type { LoadContext } from '../../platform/block.ts'

export interface FrameWithoutPrintData {
  configurator: ProductForm
  delivery: DeliveryPromise | undefined
  wall: FrameOnWall | undefined
}

/** The chosen frame on the wall. */
export interface FrameOnWall {
  product: WallArtAppearance
  measures: { width: string; height: string }
  alt: string
}

/** Loads the frame of the URL, else the default one, with its price. */
export async function loadFrameWithoutPrint(
  _block: FrameWithoutPrintBlock,
  context: LoadContext,
): Promise<FrameWithoutPrintData | undefined> {
  const configurator = await frameForm(context)
  if (!configurator) return undefined
  const { catalogue, shop, query } = context
  return {
    configurator,
    delivery: await loadDeliveryPromise(configurator.delivery, context),
    wall: frameOnWall(requestedFrame(query, catalogue, shop).configuration, context),
  }
}

/** A frame appears as around a picture on the first compatible material. */
function frameOnWall(
  { frameType, formatType, matType, matSize }: FrameWithoutPrintConfiguration,
  { catalogue, shop }: LoadContext,
): FrameOnWall | undefined {
  const found = frameOf(catalogue, frameType)
  const [material] = found ? materialsForFrame(catalogue, found.kind) : []
  if (!found || !material) return undefined
  const input = { materialType: material.id, formatType, frameType, matType, matSize }
  const { configuration } = normaliseFrameConfiguration(catalogue, input, shop)
  const mat = matSize > 0 ? matOf(catalogue, matType) : undefined
  const named = [found.kind, found.finish, ...(mat ? [mat] : [])].map(({ name }) =>
    localised(name, shop.locale),
  )
  return {
    product: wallArtAppearanceOf(catalogue, configuration),
    measures: wallDimensionTexts({ catalogue, shop }, configuration),
    alt: [...named, formatSize(parseDimension(formatType), shop.locale)].join(', '),
  }
}
