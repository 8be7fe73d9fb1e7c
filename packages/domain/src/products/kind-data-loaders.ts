import type { z } from 'zod'
import type { DataProblem } from '../catalogue/data-files.ts'
import type { Catalogue } from '../catalogue/schema.ts'
import { accessoryData } from './accessory/data.ts'
import { calendarData } from './calendar/data.ts'
import { cardData } from './card/data.ts'
import { collageData } from './collage/data.ts'
import { frameData } from './frame-without-print/data.ts'
import { giftVoucherData } from './gift-voucher/data.ts'
import { photobookData } from './photobook/data.ts'
import { photoboxData } from './photobox/data.ts'
import { photoprintData } from './photoprint/data.ts'
import type { ProductKind } from './registry.ts'
import type { DatedList } from './shared/rules.ts'
import { photoFrameData } from './wall-art/data.ts'

export type DataPathProblem = Omit<DataProblem, 'file'>

/** The data files of a kind: how they are read and what makes them wrong. Only the server loads this. */
export interface KindData<L extends DatedList | undefined, D = undefined> {
  /** A configuration as it is sent and stored: its fields and their types. Whether it can be made, the rules tell. */
  configuration: z.ZodObject<{ kind: z.ZodLiteral<string> } & z.ZodRawShape>
  /**
   * `products/<files>.json` holds the definition, `prices/<files>.json` and `prices/<files>-*.json` the price lists; none of a
   * kind that lives by the files of another.
   */
  files?: string
  definition?: {
    schema: z.ZodType<D>
    /** What a schema cannot see, such as names of other files. */
    check(definition: D, catalogue: Catalogue): DataPathProblem[]
  }
  /** None of what another kind's lists price. */
  prices?: {
    schema: z.ZodType<L>
    /** That everything which can be made has its price. */
    check(list: L, catalogue: Catalogue): DataPathProblem[]
  }
  /** Names by which a campaign may choose products of this kind. */
  campaignIds(catalogue: Catalogue): readonly string[]
}

/** The data of every kind. */
export const KIND_DATA_LOADERS = {
  'photo-frame': photoFrameData,
  frame: frameData,
  calendar: calendarData,
  photobook: photobookData,
  collage: collageData,
  photobox: photoboxData,
  photoprint: photoprintData,
  card: cardData,
  accessory: accessoryData,
  'gift-voucher': giftVoucherData,
} satisfies Record<ProductKind, unknown>

type DataOf<K extends ProductKind> = (typeof KIND_DATA_LOADERS)[K]
export type KindPriceList<K extends ProductKind> = DataOf<K> extends KindData<infer L, infer _> ? L : never
type DefinitionOf<K extends ProductKind> = DataOf<K> extends KindData<infer _, infer D> ? D : never

/** Price lists by kind, newest first. */
export type PriceLists = {
  readonly [K in ProductKind as KindPriceList<K> extends undefined ? never : K]: readonly KindPriceList<K>[]
}

/** What can be made of each kind; a page that carries a part of the catalogue may lack kinds. */
export type ProductDefinitions = {
  readonly [K in ProductKind as DefinitionOf<K> extends undefined ? never : K]?: DefinitionOf<K>
}
