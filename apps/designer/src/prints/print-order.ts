import type { Json } from '@passepartout/document'
import { type DesignerParams, designerUrl, parseDesignerUrl } from '@passepartout/domain'
import type { PrintsProduct } from '../data/configured-product.ts'
import type { DesignerData } from '../data/designer-data.ts'
import type { StoredConfiguration } from '../saving/stored-configuration.ts'

type Params = DesignerParams['photobox']

/** Order data besides the photos. */
export interface PrintOrder {
  isBox: boolean
  format: string
  paper: string | null
  box: string | null
  /** Number of photos that the box was chosen for. */
  photos: number | null
  /** Number of boxes. */
  amount: number
}

/** Fallback month for parsing: only calendars have one. */
const ANY_MONTH = { year: 2026, month: 1 }

export function printsProduct({ product }: Pick<DesignerData, 'product'>): PrintsProduct {
  if (!product?.prints) throw new RangeError('The page of prints came without their choices.')
  return product.prints
}

function paramsOf(stored: StoredConfiguration): Params | undefined {
  if (!('designerUrl' in stored)) return undefined
  const address = parseDesignerUrl(stored.designerUrl, ANY_MONTH)
  return address?.kind === 'photobox' ? (address.params as Params) : undefined
}

/** The order data of the draft, with the page data as defaults. */
export function printOrder(data: Pick<DesignerData, 'product'>, stored: StoredConfiguration): PrintOrder {
  const prints = printsProduct(data)
  const params = paramsOf(stored)
  return {
    isBox: prints.boxes.length > 0,
    format: params?.photoboxFormat ?? prints.format,
    paper: params?.printType ?? prints.paper,
    box: params?.boxSize ?? prints.box,
    photos: params?.photos ?? prints.photos,
    amount: params?.amount ?? 1,
  }
}

/** The draft's configuration with changed order data. */
export function withPrintOrder(
  stored: StoredConfiguration,
  change: Partial<Omit<Params, 'photoboxType'>>,
): { designerUrl: string } & Record<string, Json> {
  const params = { ...paramsOf(stored), ...change } as Params
  // The capacity follows from the box.
  const { photoboxQuantityMax: _most, ...chosen } = params
  return { designerUrl: designerUrl('photobox', chosen) }
}
