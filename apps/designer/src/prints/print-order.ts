import type { Json } from '@passepartout/document'
import { type DesignerParams, designerUrl, parseDesignerUrl } from '@passepartout/domain'
import type { PrintsProduct } from '../data/configured-product.ts'
import type { DesignerData } from '../data/designer-data.ts'
import type { StoredConfiguration } from '../saving/stored-configuration.ts'

type Params = DesignerParams['photobox']

/** What is ordered beside the photos themselves. */
export interface PrintOrder {
  isBox: boolean
  format: string
  paper: string | null
  box: string | null
  /** Photos that the box was chosen for. */
  photos: number | null
  /** Boxes. */
  amount: number
}

/** Addresses of calendars begin this month; those of prints have none. */
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

/** The choices as the draft keeps them; what it leaves open is as the page opened. */
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

/** The draft's configuration with other choices. */
export function withPrintOrder(
  stored: StoredConfiguration,
  change: Partial<Omit<Params, 'photoboxType'>>,
): { designerUrl: string } & Record<string, Json> {
  const params = { ...paramsOf(stored), ...change } as Params
  // How many a box takes follows from the box.
  const { photoboxQuantityMax: _most, ...chosen } = params
  return { designerUrl: designerUrl('photobox', chosen) }
}
