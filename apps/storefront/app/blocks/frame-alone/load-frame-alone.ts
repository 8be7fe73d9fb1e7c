import type { FrameAlone } from '@passepartout/content-model'
import {
  type FrameAloneConfiguration,
  formatSize,
  frameOf,
  localised,
  materialsForFrame,
  matOf,
  normaliseFrameConfiguration,
  parseDimension,
} from '@passepartout/domain'
import type { WallProduct } from '@passepartout/mockups'
import { wallMeasures, wallProductOf } from '../../features/calculator/wall-product-of.ts'
import type { Configurator } from '../../features/configurator/configurator.ts'
import { type DeliveryPromise, loadDelivery } from '../../features/configurator/delivery-promise.ts'
import { askedFrame, frameConfigurator } from '../../features/configurator/frame-configurator.ts'
import type { LoadContext } from '../../platform/block.ts'

export interface FrameAloneData {
  configurator: Configurator
  delivery: DeliveryPromise | undefined
  wall: HungFrame | undefined
}

/** The chosen frame on the wall. */
export interface HungFrame {
  product: WallProduct
  measures: { width: string; height: string }
  alt: string
}

/** The frame that the address names, else the usual one, with its price. */
export async function loadFrameAlone(
  _block: FrameAlone,
  context: LoadContext,
): Promise<FrameAloneData | undefined> {
  const configurator = await frameConfigurator(context)
  if (!configurator) return undefined
  const { catalogue, shop, query } = context
  return {
    configurator,
    delivery: await loadDelivery(configurator.delivery, context),
    wall: hung(askedFrame(query, catalogue, shop).configuration, context),
  }
}

/** A frame looks as it does around a picture on the first material that goes into it. */
function hung(
  { frameType, formatType, matType, matSize }: FrameAloneConfiguration,
  { catalogue, shop }: LoadContext,
): HungFrame | undefined {
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
    product: wallProductOf({ catalogue, shop }, configuration),
    measures: wallMeasures({ catalogue, shop }, configuration),
    alt: [...named, formatSize(parseDimension(formatType), shop.locale)].join(', '),
  }
}
