import type { z } from 'zod'
import type { DataProblem } from '../catalogue/data-files.ts'
import type { Catalogue } from '../catalogue/schema.ts'
import { accessoryData } from './accessory/data.ts'
import { calendarData } from './calendar/data.ts'
import { cardData } from './card/data.ts'
import { collageData } from './collage/data.ts'
import { frameData } from './frame/data.ts'
import { giftVoucherData } from './gift-voucher/data.ts'
import type { ProductKindParams, ProductQueryField } from './kind.ts'
import { photoFrameData } from './photo-frame/data.ts'
import { photobookData } from './photobook/data.ts'
import { photoboxData } from './photobox/data.ts'
import { photoprintData } from './photoprint/data.ts'
import type { ProductKind } from './registry.ts'
import type { DatedList } from './shared/rules.ts'

export type DataPathProblem = Omit<DataProblem, 'file'>

/** The data files of a kind, their schemas and checks. Imported by the server only. */
export interface KindData<L extends DatedList | undefined, D = undefined> {
  /** Fields of a configuration as sent and stored. The rules decide whether it can be made. */
  configuration: z.ZodObject<{ kind: z.ZodLiteral<string> } & z.ZodRawShape>
  /** Whether the parameters of an address mean this kind. */
  isSaidBy?(params: ProductKindParams): boolean
  /**
   * Further query fields that its pages are rendered from, with the values that matter: filters of its lists, fields of
   * its form. The fields of its designer's address are included without being listed.
   */
  pageFields?: Readonly<Record<string, ProductQueryField>>
  /**
   * `products/<files>.json` contains the definition, `prices/<files>.json` and `prices/<files>-*.json` the price lists;
   * absent for a kind that uses the files of another.
   */
  files?: string
  definition?: {
    schema: z.ZodType<D>
    /** Checks that no schema can make, such as names in other files. */
    check(definition: D, catalogue: Catalogue): DataPathProblem[]
  }
  /** Absent for kinds priced by the lists of another kind. */
  prices?: {
    schema: z.ZodType<L>
    /** Checks that everything that can be made has its price. */
    check(list: L, catalogue: Catalogue): DataPathProblem[]
  }
  /** Names that campaigns can use for products of this kind. */
  campaignIds(catalogue: Catalogue): readonly string[]
}

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

/** Definitions by kind; a page with a slice of the catalogue may lack some. */
export type ProductDefinitions = {
  readonly [K in ProductKind as DefinitionOf<K> extends undefined ? never : K]?: DefinitionOf<K>
}
