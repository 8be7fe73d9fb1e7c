import type { z } from 'zod'
import type { DataProblem } from '../../catalogue/data-files.ts'
import type { Catalogue } from '../../catalogue/schema.ts'
import { accessoryData } from '../accessory/data.ts'
import { calendarData } from '../calendar/data.ts'
import { cardData } from '../card/data.ts'
import { collageData } from '../collage/data.ts'
import { giftVoucherData } from '../gift-voucher/data.ts'
import { photoFrameData } from '../photo-frame/data.ts'
import { photobookData } from '../photobook/data.ts'
import { photoboxData } from '../photobox/data.ts'
import { photoprintData } from '../photoprint/data.ts'
import type { DatedList } from './rules.ts'

export type PathProblem = Omit<DataProblem, 'file'>

/** The data files of a kind: how they are read and what makes them wrong. Only the server loads this. */
export interface KindData<L extends DatedList, D = undefined> {
  /** `products/<files>.json` holds the definition, `prices/<files>.json` and `prices/<files>-*.json` the price lists. */
  files: string
  definition?: {
    schema: z.ZodType<D>
    /** What a schema cannot see, such as names of other files. */
    check(definition: D, catalogue: Catalogue): PathProblem[]
  }
  prices: {
    schema: z.ZodType<L>
    /** That everything which can be made has its price. */
    check(list: L, catalogue: Catalogue): PathProblem[]
  }
  /** Names by which a campaign may choose products of this kind. */
  campaignIds(catalogue: Catalogue): readonly string[]
}

/** One line per kind of product with data of its own. */
export const KIND_DATA = {
  'photo-frame': photoFrameData,
  calendar: calendarData,
  photobook: photobookData,
  collage: collageData,
  photobox: photoboxData,
  photoprint: photoprintData,
  card: cardData,
  accessory: accessoryData,
  'gift-voucher': giftVoucherData,
}

export type KindWithData = keyof typeof KIND_DATA
type DataOf<K extends KindWithData> = (typeof KIND_DATA)[K]
export type PriceListOf<K extends KindWithData> = DataOf<K> extends KindData<infer L, infer _> ? L : never
type DefinitionOf<K extends KindWithData> = DataOf<K> extends KindData<infer _, infer D> ? D : never

/** Price lists by kind, newest first. */
export type PriceLists = { readonly [K in KindWithData]: readonly PriceListOf<K>[] }

/** What can be made of each kind; a page that carries a part of the catalogue may lack kinds. */
export type ProductDefinitions = {
  readonly [K in KindWithData as DefinitionOf<K> extends undefined ? never : K]?: DefinitionOf<K>
}
